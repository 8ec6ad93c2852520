import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { FootprintOf, NamedFootprint } from './named-footprint.ts'
import { atMost } from './text.ts'

/** Where words are read; a member state has the rules of the Union and its own. */
export const claimMarkets = [
  'eu',
  'germany',
  'france',
  'italy',
  'spain',
  'netherlands',
  'united_kingdom',
  'united_states',
  'california',
  'other',
] as const
export type ClaimMarket = (typeof claimMarkets)[number]

/** What a sentence may claim. */
export const ClaimKind = z.enum([
  'neutral',
  'zero',
  'positive',
  'net_zero',
  'net_zero_target',
  'compensated',
  'reduced',
  'renewable',
  'removal',
  'retired',
  'contribution',
  'generic',
  'label',
])
export type ClaimKind = z.infer<typeof ClaimKind>

/** The words a company wants to publish, and what decides which rules they meet. */
export const ClaimDraft = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'Write the words you want to publish'), atMost(2000)),
  /** Read from the words when absent. What the words say of a product is held against them either way. */
  about: z.optional(z.enum(['company', 'product'])),
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
  /** Retired here, and done at the registry. Only these stand behind words. */
  retiredTonnes: z.int(),
  removedTonnes: z.int(),
  retirements: z.int(),
  /** Retired here; the registry has not been heard of yet. */
  pendingTonnes: z.int(),
  /** Retired here, and the registry's records say otherwise, or it could not be done there. */
  contradictedTonnes: z.int(),
  /** Retired here of credits no record backs. */
  unbackedTonnes: z.int(),
  /** Retired on behalf of somebody else: it is theirs to speak of. */
  forOthersTonnes: z.int(),
  heldTonnes: z.int(),
  /** Of these, of a vintage that ends after the period: as a rule they are not accepted for it. */
  laterTonnes: z.int(),
})
export type ClaimFacts = z.infer<typeof ClaimFacts>

export const ClaimAnswer = z.enum(['allowed', 'condition', 'not_allowed', 'not_understood'])
export type ClaimAnswer = z.infer<typeof ClaimAnswer>

/** A claim, and the words it was understood from: places in the text as it was sent, trimmed. */
export const UnderstoodClaim = z.object({
  kind: ClaimKind,
  verdict: ClaimAnswer,
  startsAt: z.int(),
  endsAt: z.int(),
  words: z.string(),
  about: z.enum(['company', 'product', 'unknown']),
  time: z.enum(['past', 'now', 'future']),
  isNegated: z.boolean(),
  /** The scopes it names, of 1, 2 and 3. */
  scopes: z.array(z.int()),
  tonnes: z.nullable(z.number()),
})
export type UnderstoodClaim = z.infer<typeof UnderstoodClaim>

/** What a finding rests on: a law, a code, a ruling, or the ledger itself. */
export const ClaimSource = z.object({
  /** Whose rule it is, in words. */
  country: z.string(),
  title: z.string(),
  article: z.nullable(z.string()),
  inForceOn: z.nullable(z.string()),
  address: z.nullable(z.string()),
})
export type ClaimSource = z.infer<typeof ClaimSource>

export const ClaimFinding = z.object({
  ruleId: z.string(),
  verdict: ClaimAnswer,
  /** The words this is about, exactly as they stand in the text. */
  phrase: z.string(),
  why: z.string(),
  source: ClaimSource,
  instead: z.nullable(z.string()),
})
export type ClaimFinding = z.infer<typeof ClaimFinding>

export const CheckedClaim = z.object({
  verdict: ClaimAnswer,
  language: z.enum(['en', 'de', 'fr', 'es', 'it', 'nl']),
  /** The text the places are in. */
  text: z.string(),
  claims: z.array(UnderstoodClaim),
  /** Words that stand between these ones and green: nobody told us what they mean. */
  notUnderstood: z.array(z.object({ startsAt: z.int(), endsAt: z.int(), words: z.string() })),
  findings: z.array(ClaimFinding),
  facts: ClaimFacts,
  /** The emissions the words were held against. */
  footprint: z.nullable(NamedFootprint),
  /** Words that the ledger bears out as it stands, in the language of the claim; null when nothing was retired. */
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
    errors: ['not_found', 'invalid_input', 'rate_limited'],
  }),
} as const
