import { readFileSync } from 'node:fs'
import { ClaimAnswer, ClaimKind, claimMarkets } from '@ledgerleaf/contract/claims'
import * as z from 'zod/mini'
import type { Claim } from '../../use/claims/rules/rule.ts'
import type { RetiredPart } from '../../use/retirements/index.ts'

const nobody = {
  retiredTonnes: 0,
  removedTonnes: 0,
  retirements: 0,
  pendingTonnes: 0,
  contradictedTonnes: 0,
  unbackedTonnes: 0,
  forOthersTonnes: 0,
  heldTonnes: 0,
  laterTonnes: 0,
}
const covered = { ...nobody, retiredTonnes: 1240, removedTonnes: 200, retirements: 3, heldTonnes: 50 }
/** Of projects the sentences do not name, in the middle of the year they speak of. */
const unnamed = (kept: number, removed: number): RetiredPart[] =>
  [
    { tonnes: kept, isRemoval: false },
    { tonnes: removed, isRemoval: true },
  ].map((part) => ({
    ...part,
    project: 'A project',
    registry: 'A registry',
    country: null,
    retiredOn: '2025-06-30',
    periodStartsOn: '2025-01-01',
    periodEndsOn: '2025-12-31',
  }))
const rioCalado: RetiredPart = {
  tonnes: 400,
  isRemoval: false,
  project: 'Rio Calado',
  registry: 'Verra',
  country: 'BR',
  retiredOn: '2026-08-12',
  periodStartsOn: '2026-01-01',
  periodEndsOn: '2026-12-31',
}
const hartmoor: RetiredPart = {
  ...rioCalado,
  tonnes: 34,
  isRemoval: true,
  project: 'Hartmoor Biochar Kilns',
  country: 'DE',
  retiredOn: '2026-03-05',
}
const said = { hasDeepCuts: false, hasVerifiedFootprint: false }
const of = (tonnes: number) => ({ tonnes, from: null })

type Situation = Pick<Claim, 'facts' | 'parts' | 'footprint' | 'hasDeepCuts' | 'hasVerifiedFootprint'> & {
  /** 2025 when absent. */
  year?: number
}

/** As in server/fixtures/claims/README.md. */
export const situations = {
  none: { ...said, facts: nobody, parts: [], footprint: null },
  held: { ...said, facts: { ...nobody, heldTonnes: 50 }, parts: [], footprint: of(1000) },
  covered: {
    ...said,
    facts: covered,
    parts: unnamed(1040, 200),
    footprint: of(1000),
    hasVerifiedFootprint: true,
  },
  partial: {
    ...said,
    facts: { ...nobody, retiredTonnes: 400, removedTonnes: 50, retirements: 1 },
    parts: unnamed(350, 50),
    footprint: of(1000),
  },
  unknown: { ...said, facts: covered, parts: unnamed(1040, 200), footprint: null },
  deep: {
    facts: { ...nobody, retiredTonnes: 150, removedTonnes: 150, retirements: 1 },
    parts: unnamed(0, 150),
    footprint: of(100),
    hasDeepCuts: true,
    hasVerifiedFootprint: true,
  },
  august: {
    ...said,
    facts: { ...nobody, retiredTonnes: 400, retirements: 1, forOthersTonnes: 34 },
    parts: [rioCalado],
    footprint: null,
    year: 2026,
  },
  both: {
    ...said,
    facts: { ...nobody, retiredTonnes: 434, removedTonnes: 34, retirements: 2 },
    parts: [rioCalado, hartmoor],
    footprint: null,
    year: 2026,
  },
  zero: {
    facts: { ...nobody, retiredTonnes: 434, removedTonnes: 34, retirements: 2 },
    parts: [rioCalado, hartmoor],
    footprint: of(0),
    hasDeepCuts: true,
    hasVerifiedFootprint: true,
    year: 2026,
  },
} as const satisfies Record<string, Situation>

const LabelledClaim = z.object({
  text: z.string(),
  language: z.enum(['en', 'de', 'fr', 'es', 'it', 'nl']),
  about: z.enum(['product', 'company', 'none']),
  kinds: z.array(ClaimKind),
  time: z.enum(['past', 'now', 'future']),
  negated: z.boolean(),
  markets: z.array(z.enum(claimMarkets)),
  situation: z.enum(Object.keys(situations) as (keyof typeof situations)[]),
  expected: ClaimAnswer,
  why: z.string(),
  from: z.optional(z.string()),
})
export type LabelledClaim = z.infer<typeof LabelledClaim>

export const claimHalves = ['seen', 'unseen'] as const
export type ClaimHalf = (typeof claimHalves)[number]

const read = (path: string): LabelledClaim[] =>
  readFileSync(new URL(`../../../fixtures/claims/${path}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => LabelledClaim.parse(JSON.parse(line)))

export const readLabelled = (half: ClaimHalf, language: LabelledClaim['language']): LabelledClaim[] =>
  read(`${half}/${language}`)

/** Sentences that once got a wrong answer, and their neighbours: all of them seen. */
export const readFound = (): LabelledClaim[] => read('found/all')

/** The sentence in its situation, as it is handed to the checker; of whom it speaks is for the checker to read. */
export const givenOf = ({ text, markets, situation }: LabelledClaim): Claim => {
  const { year = 2025, ...behind }: Situation = situations[situation]
  return {
    text,
    markets,
    periodStartsOn: `${year}-01-01`,
    periodEndsOn: `${year}-12-31`,
    today: '2026-11-16',
    ...behind,
  }
}
