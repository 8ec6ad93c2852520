import { documented, type Pillar } from '../rule.ts'
import { typePrior } from './type-prior.ts'

const priors = {
  dac: { points: 6, why: 'The captured gas is weighed' },
  biochar: { points: 5, why: 'The char is weighed and its carbon analysed in a laboratory' },
  planted: { points: 4, why: 'Our own judgement: trees can be counted and the baseline is simple' },
  blue_carbon: { points: 3, why: 'Our own judgement: the carbon of soils differs widely between plots' },
  erw: { points: 3, why: 'Our own judgement: weathering is modelled more than measured so far' },
  protected: {
    points: 1,
    why: 'Studied projects avoided a quarter of what they claimed (Probst et al. 2024)',
  },
} as const

const baselines: Record<string, { points: number; words: string }> = {
  measured: { points: 6, words: 'Measured directly' },
  dynamic: { points: 6, words: 'Dynamic: compared with matched control plots' },
  jurisdictional: { points: 5, words: 'Set for the whole jurisdiction' },
  historical: { points: 3, words: 'The average of past years' },
  default: { points: 2, words: 'Default values' },
}

// The methods of single projects that VM0048 replaced: their baselines are what the studies above measured.
const legacyForestMethods = new Set(['VM0006', 'VM0007', 'VM0009', 'VM0015'])

export const quantification: Pillar = {
  id: 'quantification',
  title: 'Quantification',
  weight: 25,
  cap: ({ methodologyId }) =>
    methodologyId !== null && legacyForestMethods.has(methodologyId)
      ? { share: 0.4, reason: `${methodologyId} was replaced because its baselines were too generous` }
      : null,
  rules: [
    typePrior('Q0', 6, priors),
    documented({
      id: 'Q1',
      title: 'Kind of baseline',
      topic: 'baseline',
      pointsMax: 6,
      worth: ({ value }) => baselines[value ?? '']?.points ?? 0,
      input: ({ value }) => baselines[value ?? '']?.words ?? 'Not recognised',
      raise: 'Upload the part of the design document that says how the baseline is set.',
    }),
    documented({
      id: 'Q2',
      title: 'Deduction for uncertainty',
      topic: 'uncertainty',
      pointsMax: 4,
      raise: 'Show the uncertainty of the result and what was deducted for it.',
    }),
    documented({
      id: 'Q3',
      title: 'Leakage accounted for',
      topic: 'leakage',
      pointsMax: 4,
      raise: 'Show how leakage was assessed and deducted.',
    }),
    documented({
      id: 'Q4',
      title: 'Methodology approved under the Core Carbon Principles',
      topic: 'ccp_label',
      pointsMax: 5,
      raise: 'Upload the proof that the methodology carries the CCP label.',
    }),
  ],
}
