import { documented, type Pillar } from '../rule.ts'
import { typePrior } from './type-prior.ts'

/**
 * What is known of a type before its project is looked at. Where no study gives a figure, the points are our own
 * judgement and say so.
 */
const priors = {
  dac: { points: 10, why: 'Direct air capture has no income but credits; BeZero rated no type higher' },
  biochar: { points: 8, why: 'Our own judgement: char rarely pays for itself without credits' },
  erw: { points: 7, why: 'Our own judgement: spreading rock rarely pays for itself without credits' },
  blue_carbon: { points: 6, why: 'Our own judgement: wetlands are seldom restored at scale without credits' },
  planted: { points: 6, why: 'Our own judgement: planting may pay by timber, which weakens the case' },
  protected: { points: 3, why: 'A quarter of avoided-deforestation credits were real (Probst et al. 2024)' },
} as const

export const additionality: Pillar = {
  id: 'additionality',
  title: 'Additionality',
  weight: 30,
  cap: ({ legallyRequired }) =>
    legallyRequired === true
      ? { share: 0.4, reason: 'The activity is required by law, so most of it would happen anyway' }
      : null,
  rules: [
    typePrior('A0', 10, priors),
    documented({
      id: 'A1',
      title: 'Investment analysis',
      topic: 'investment_analysis',
      pointsMax: 6,
      raise: 'Upload the investment analysis: the return with and without the income from credits.',
    }),
    documented({
      id: 'A2',
      title: 'Barrier analysis',
      topic: 'barrier_analysis',
      pointsMax: 4,
      raise: 'Show which barrier the project meets and how credits overcome it.',
    }),
    documented({
      id: 'A3',
      title: 'Common practice',
      topic: 'common_practice',
      pointsMax: 4,
      raise: 'Show that the activity is not common practice in its region.',
    }),
    documented({
      id: 'A4',
      title: 'Beyond what the law demands',
      topic: 'regulatory_surplus',
      pointsMax: 3,
      raise: 'Show that no law, permit or contract demands the activity.',
    }),
    documented({
      id: 'A5',
      title: 'Share of income from credits',
      topic: 'carbon_revenue',
      pointsMax: 3,
      worth: ({ value }) => (Number(value) >= 50 ? 3 : Number(value) >= 20 ? 2 : 1),
      input: ({ value }) => `${value} % of the income comes from credits`,
      raise: 'State which share of the project’s income comes from credits.',
    }),
  ],
}
