import { readFileSync } from 'node:fs'
import { ClaimAnswer, ClaimKind, claimMarkets } from '@ledgerleaf/contract/claims'
import * as z from 'zod/mini'
import type { Claim } from '../../use/claims/rules/rule.ts'

const nobody = {
  retiredTonnes: 0,
  removedTonnes: 0,
  retirements: 0,
  pendingTonnes: 0,
  contradictedTonnes: 0,
  unbackedTonnes: 0,
  heldTonnes: 0,
  names: [],
}
const covered = { ...nobody, retiredTonnes: 1240, removedTonnes: 200, retirements: 3, heldTonnes: 50 }
const said = { hasDeepCuts: false, hasVerifiedFootprint: false }
const of = (tonnes: number) => ({ tonnes, from: null })

type Situation = Pick<Claim, 'facts' | 'footprint' | 'hasDeepCuts' | 'hasVerifiedFootprint'>

/** As in server/fixtures/claims/README.md. */
export const situations = {
  none: { ...said, facts: nobody, footprint: null },
  held: { ...said, facts: { ...nobody, heldTonnes: 50 }, footprint: of(1000) },
  covered: { ...said, facts: covered, footprint: of(1000), hasVerifiedFootprint: true },
  partial: {
    ...said,
    facts: { ...nobody, retiredTonnes: 400, removedTonnes: 50, retirements: 1 },
    footprint: of(1000),
  },
  unknown: { ...said, facts: covered, footprint: null },
  deep: {
    facts: { ...nobody, retiredTonnes: 150, removedTonnes: 150, retirements: 1 },
    footprint: of(100),
    hasDeepCuts: true,
    hasVerifiedFootprint: true,
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

export const readLabelled = (half: ClaimHalf, language: LabelledClaim['language']): LabelledClaim[] =>
  readFileSync(new URL(`../../../fixtures/claims/${half}/${language}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => LabelledClaim.parse(JSON.parse(line)))

/** The sentence in its situation, as it is handed to the checker; of whom it speaks is for the checker to read. */
export const givenOf = ({ text, markets, situation }: LabelledClaim): Claim => ({
  text,
  markets,
  periodStartsOn: '2025-01-01',
  periodEndsOn: '2025-12-31',
  today: '2026-11-16',
  ...situations[situation],
})
