import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { FootprintOf, NamedFootprint } from './named-footprint.ts'
import { atMost } from './text.ts'

export const claimMarkets = ['eu', 'california', 'other'] as const

/** The words a company wants to publish, and what decides which rules they meet. */
export const ClaimDraft = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'Write the words you want to publish'), atMost(2000)),
  about: z.enum(['company', 'product']),
  markets: z.array(z.enum(claimMarkets)).check(z.minLength(1, 'Choose where the words will be read')),
  periodStartsOn: z.iso.date(),
  periodEndsOn: z.iso.date(),
  /** The emissions the words are about, given by hand or taken from an analysis; absent when they are not known. */
  footprintTonnes: z.optional(z.number().check(z.minimum(0), z.maximum(1e12))),
  footprintOf: z.optional(FootprintOf),
  /** Cuts of 90 to 95 % already made, as standards for net zero ask. */
  hasDeepCuts: z.boolean(),
  hasVerifiedFootprint: z.boolean(),
})
export type ClaimDraft = z.infer<typeof ClaimDraft>

/** What the ledger knows about the caller, for the period. */
export const ClaimFacts = z.object({
  retiredTonnes: z.int(),
  removedTonnes: z.int(),
  heldTonnes: z.int(),
  retirements: z.int(),
})
export type ClaimFacts = z.infer<typeof ClaimFacts>

export const ClaimFinding = z.object({
  ruleId: z.string(),
  verdict: z.enum(['allowed', 'condition', 'not_allowed']),
  /** The words this is about, exactly as they stand in the text. */
  phrase: z.string(),
  why: z.string(),
  /** What the rule rests on. */
  source: z.string(),
  /** Whether the text of the rule was checked at its source by us. */
  isSourceChecked: z.boolean(),
  instead: z.nullable(z.string()),
})
export type ClaimFinding = z.infer<typeof ClaimFinding>

export const CheckedClaim = z.object({
  verdict: z.enum(['allowed', 'condition', 'not_allowed']),
  findings: z.array(ClaimFinding),
  facts: ClaimFacts,
  /** The emissions the words were held against. */
  footprint: z.nullable(NamedFootprint),
  /** Words that the ledger bears out as it stands, ready to copy; null when nothing was retired. */
  suggestion: z.nullable(z.string()),
  rulesVersion: z.string(),
})
export type CheckedClaim = z.infer<typeof CheckedClaim>

export const claimsApi = {
  check: endpoint({
    method: 'POST',
    path: '/api/claims/check',
    summary: 'Words to publish against what the caller holds and has retired',
    tag: 'Claims',
    effect: 'read',
    caller: 'person',
    body: ClaimDraft,
    answer: CheckedClaim,
    errors: ['not_found', 'invalid_input'],
  }),
} as const
