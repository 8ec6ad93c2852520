import type { ScoreFacts } from '../facts.ts'
import { documented, type Pillar } from '../rule.ts'

/** What living things hold can burn, rot or be cut; what is mineral or charred cannot in any time that counts. */
const livesOn = ({ category }: ScoreFacts): string | null =>
  category === 'dac' || category === 'erw' || category === 'biochar'
    ? 'The carbon is mineral, charred or deep underground: it is not held by anything that lives'
    : null

// The share of issuance that registries withheld for such projects, measured on their public records.
const bufferNorms = { redd_arr: 16, blue_carbon: 10 } as const
const normOf = ({ category }: ScoreFacts): number =>
  category === 'redd_arr' || category === 'blue_carbon' ? bufferNorms[category] : 0

const durabilityPoints = (years: number): number => {
  if (years >= 1000) return 6
  if (years >= 100) return 5
  if (years >= 40) return 3
  return years >= 20 ? 1 : 0
}

export const permanence: Pillar = {
  id: 'permanence',
  title: 'Permanence',
  weight: 15,
  rules: [
    documented({
      id: 'P1',
      title: 'Years the carbon stays stored',
      topic: 'durability',
      pointsMax: 6,
      worth: ({ value }) => durabilityPoints(Number(value)),
      input: ({ value }) => `${Number(value).toLocaleString('en-US')} years`,
      raise: 'Show for how many years the carbon stays stored.',
    }),
    documented({
      id: 'P2',
      title: 'Risk of reversal assessed',
      topic: 'reversal_risk',
      pointsMax: 4,
      appliesTo: livesOn,
      raise: 'Upload the non-permanence risk report.',
    }),
    documented({
      id: 'P3',
      title: 'Credits withheld in a buffer pool',
      topic: 'buffer',
      pointsMax: 3,
      appliesTo: livesOn,
      worth: ({ value }, facts) =>
        Number(value) >= normOf(facts) ? 3 : Number(value) >= normOf(facts) / 2 ? 2 : 1,
      input: ({ value }) => `${value} % of issuance`,
      raise: 'Show the share of credits withheld in the buffer pool.',
    }),
    documented({
      id: 'P4',
      title: 'Watched, and made good, for forty years',
      topic: 'monitoring_term',
      pointsMax: 2,
      appliesTo: livesOn,
      worth: ({ value }) => (Number(value) >= 40 ? 2 : 1),
      input: ({ value }) => `Monitored for ${value} years`,
      raise: 'Show for how long storage is monitored and reversals are compensated.',
    }),
  ],
}
