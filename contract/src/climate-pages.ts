import * as z from 'zod/mini'
import { ClaimAnswer, ClaimDraft, ClaimFacts } from './claims.ts'
import { climateCalls } from './climate-calls.ts'
import { endpoint } from './endpoint.ts'
import { OffsetStanding } from './offset-standing.ts'
import { KeptLine } from './text.ts'
import { Credits } from './units.ts'

export const climateClaimsMax = 5
/** Nobody else gets an address that was shown, so nobody may collect them. */
export const climateAddressesMax = 10

/** The last part of the address of a climate page. */
export const ClimateSlug = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Letters, digits, and single hyphens between them'),
    z.minLength(3, 'At least three letters'),
    z.maxLength(60, 'At most 60 letters'),
  )

/** A page is read everywhere, so its words are held against the rules of every place we know. */
export const NewClimateClaim = z.omit(ClaimDraft, { markets: true })
export type NewClimateClaim = z.infer<typeof NewClimateClaim>

export const OwnClimateClaim = z.object({
  id: z.string(),
  text: z.string(),
  periodStartsOn: z.string(),
  periodEndsOn: z.string(),
  /** As the checker answers today. Only what is allowed stands on the page. */
  verdict: ClaimAnswer,
  /** What keeps it from the page; empty where nothing does. */
  reasons: z.array(z.string()),
})
export type OwnClimateClaim = z.infer<typeof OwnClimateClaim>

export const OwnClimatePage = z.object({
  /** Null until an address was chosen. */
  slug: z.nullable(z.string()),
  isPublic: z.boolean(),
  /** An address nobody has yet, from the organisation's name. */
  proposedSlug: z.string(),
  /** Why nobody else sees the page although it is switched on: its name or address claims something, or its organisation is called something else
   * than when it was switched on. Else null. */
  withheld: z.nullable(z.string()),
  /** What the page would count today. */
  facts: ClaimFacts,
  claims: z.array(OwnClimateClaim),
})
export type OwnClimatePage = z.infer<typeof OwnClimatePage>

/** A retirement as it stands on the page of whoever made it. */
export const PublishedRetirement = z.object({
  id: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  registry: z.string(),
  country: z.nullable(z.string()),
  mechanism: z.nullable(z.string()),
  quantity: Credits,
  /** Null where it claims something: a name is proven by nothing. The certificate says it. */
  beneficiary: z.nullable(KeptLine),
  /** A name of the organisation or of a subsidiary: what was retired on behalf of others is not here. */
  onBehalfOf: z.nullable(KeptLine),
  retiredAt: z.string(),
  periodStartsOn: z.nullable(z.string()),
  periodEndsOn: z.nullable(z.string()),
  standing: OffsetStanding,
})
export type PublishedRetirement = z.infer<typeof PublishedRetirement>

export const ClimatePage = z.object({
  slug: z.string(),
  name: z.string(),
  /** What it was called before, the latest first, with the last day of each: nobody borrows a name unseen. */
  formerNames: z.array(z.object({ name: KeptLine, until: z.string() })),
  country: z.nullable(z.string()),
  retiredTonnes: z.int(),
  removedTonnes: z.int(),
  pendingTonnes: z.int(),
  /** Contradicted by the registry or backed by no record: told, and not counted. */
  uncountedTonnes: z.int(),
  /** The newest first, at most `climateRetirementsMax`. */
  retirements: z.array(PublishedRetirement),
  retirementCount: z.int(),
  claims: z.array(
    z.object({
      text: z.string(),
      language: z.string(),
      periodStartsOn: z.string(),
      periodEndsOn: z.string(),
    }),
  ),
  rulesVersion: z.string(),
  /** When the words were held against the ledger: now. */
  checkedAt: z.string(),
  mark: z.optional(z.string()),
})
export type ClimatePage = z.infer<typeof ClimatePage>

export const climateRetirementsMax = 200

/** Said on every page: anybody can name an organisation as they like. */
export const climateNamingNote = 'Named by whoever opened this page; not checked by us.'

const tag = 'Climate page'
const own = { tag, caller: 'person' } as const
const Done = z.object({ done: z.literal(true) })
const Slug = z.object({ slug: z.string().check(z.maxLength(60)) })

export const climatePagesApi = {
  own: endpoint({
    ...own,
    method: 'GET',
    path: '/api/climate-page',
    summary: 'The climate page of the organisation the caller acts for, as it would stand today',
    effect: 'read',
    answer: OwnClimatePage,
    errors: [],
  }),
  save: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/climate-page',
    summary: 'Choose the address of the climate page, and whether anybody can see it',
    effect: 'change',
    body: z.object({ slug: ClimateSlug, isPublic: z.boolean() }),
    answer: Done,
    errors: ['address_taken', 'organisation_unnamed', 'claim_not_allowed', 'too_many_addresses'],
  }),
  addClaim: endpoint({
    ...own,
    method: 'POST',
    path: '/api/climate-page/claims',
    summary: 'Put words on the climate page; refused unless the checker allows them in every place it knows',
    effect: 'change',
    body: NewClimateClaim,
    answer: z.object({ id: z.string() }),
    errors: ['claim_not_allowed', 'claim_there', 'too_many_claims', 'not_found', 'rate_limited'],
  }),
  removeClaim: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/climate-page/claims/:id',
    summary: 'Take words off the climate page',
    effect: 'change',
    params: z.object({ id: z.uuid() }),
    answer: Done,
    errors: ['not_found'],
  }),
  page: endpoint({
    ...climateCalls.page,
    tag,
    summary: 'What an organisation has retired and says about it, for anyone, where it has opened its page',
    params: Slug,
    answer: ClimatePage,
    errors: ['not_found'],
  }),
  proofs: endpoint({
    ...climateCalls.proofs,
    tag,
    summary: 'The certificates behind a climate page with their proofs as one file, to verify anywhere',
    params: Slug,
    answer: z.unknown(),
    errors: ['not_found', 'rate_limited'],
  }),
} as const
