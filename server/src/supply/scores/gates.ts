import type { ScoreGate } from '@ledgerleaf/contract/scores'
import type { ScoreFacts, Topic } from './facts.ts'

type Check = {
  id: string
  title: string
  passed: (facts: ScoreFacts) => boolean
  ask: string
  /** What to say of one that is passed otherwise than its title says. */
  tell?: (facts: ScoreFacts) => string | null
}

const shows = (facts: ScoreFacts, wanted: readonly Topic[]): boolean =>
  facts.evidence.some(({ topic }) => wanted.includes(topic))

const additionalityTopics = [
  'investment_analysis',
  'barrier_analysis',
  'common_practice',
  'regulatory_surplus',
] as const

const checks: readonly Check[] = [
  {
    id: 'G1',
    title: 'Known to a registry',
    passed: ({ registry, registryProjectId }) => registry !== null && registryProjectId !== null,
    ask: 'Enter the registry and the project’s id there.',
  },
  {
    id: 'G2',
    title: 'A methodology with a name',
    passed: ({ methodologyId }) => methodologyId !== null,
    ask: 'Enter the methodology as the registry calls it.',
  },
  {
    id: 'G3',
    title: 'A verification report',
    passed: (facts) => shows(facts, ['verification_statement']),
    ask: 'Upload the report of the verification body; it must say what was verified.',
  },
  {
    id: 'G4',
    title: 'A crediting period around the vintage',
    passed: ({ creditingStartsOn, creditingEndsOn, vintage }) =>
      creditingStartsOn !== null &&
      creditingEndsOn !== null &&
      Number(creditingStartsOn.slice(0, 4)) <= vintage &&
      vintage <= Number(creditingEndsOn.slice(0, 4)),
    ask: 'Enter the first and last day of the crediting period.',
  },
  {
    id: 'G5',
    title: 'Serial numbers of its own',
    // What is promised cannot have any; it gets no points for them either.
    passed: ({ serialBlocks, isPromised }) => serialBlocks > 0 || isPromised,
    ask: 'Enter the serial block of this vintage.',
    tell: ({ serialBlocks }) => (serialBlocks > 0 ? null : 'Promised: its serials come with the delivery'),
  },
  {
    id: 'G6',
    title: 'Not refused by the review',
    passed: ({ deregistered }) => !deregistered,
    ask: 'The review refused this project. Its reason stands with the file.',
  },
  {
    id: 'G7',
    title: 'A statement of additionality',
    passed: (facts) =>
      (facts.additionalityStatement ?? '').trim() !== '' || shows(facts, additionalityTopics),
    ask: 'Say why the project would not happen without credits.',
  },
]

/** What must be there before there is a number at all. */
export const judgeGates = (facts: ScoreFacts): ScoreGate[] =>
  checks.map(({ id, title, passed, ask, tell }) => {
    const ok = passed(facts)
    return { id, title, passed: ok, detail: ok ? (tell?.(facts) ?? 'Passed') : ask }
  })
