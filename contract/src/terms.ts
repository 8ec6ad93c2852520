import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { termsCalls } from './terms-calls.ts'
import { termsDocuments } from './terms-words.ts'

export const TermsDocument = z.enum(termsDocuments)

export const TermsVersion = z.int().check(z.minimum(1), z.maximum(1_000_000))

export const TermsMark = z.object({
  document: TermsDocument,
  version: z.int(),
  /** SHA-256 of the text, in hexadecimal digits. */
  fingerprint: z.string(),
})
export type TermsMark = z.infer<typeof TermsMark>

export const TermsText = z.object({
  ...TermsMark.shape,
  title: z.string(),
  inForceSince: z.string(),
  isInForce: z.boolean(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** The sections that are other than in the version before; empty for the first. */
  changed: z.array(z.string()),
  /** Every version there was, newest first. */
  versions: z.array(z.object({ version: z.int(), inForceSince: z.string(), fingerprint: z.string() })),
})
export type TermsText = z.infer<typeof TermsText>

/** What the caller has accepted of a text that sellers are asked for. */
export const TermsStanding = z.object({
  document: TermsDocument,
  version: z.int(),
  /** The newest version the caller has accepted; null where there is none. */
  accepted: z.nullable(z.int()),
  changed: z.array(z.string()),
})
export type TermsStanding = z.infer<typeof TermsStanding>

/** The versions a buyer was shown. Another one in force is refused with what changed. */
export const AcceptedTerms = z.object({ buyers: TermsVersion, forward: z.optional(TermsVersion) })
export type AcceptedTerms = z.infer<typeof AcceptedTerms>

/** How an order shows what was accepted: null where nothing was recorded. */
export const OrderTerms = z.nullable(
  z.object({
    accepted: z.array(TermsMark),
    /** False where the call named no version: then the one in force at that moment was accepted by making the call. */
    isNamed: z.boolean(),
  }),
)
export type OrderTerms = z.infer<typeof OrderTerms>

const tag = 'Terms'
const params = z.object({ document: TermsDocument, version: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) })

export const termsApi = {
  current: endpoint({
    ...termsCalls.current,
    summary: 'The text that is in force, with its version and fingerprint',
    tag,
    params: z.object({ document: TermsDocument }),
    answer: TermsText,
    errors: ['not_found'],
  }),
  version: endpoint({
    ...termsCalls.version,
    summary: 'A version of a text, also one that is no longer in force',
    tag,
    params,
    answer: TermsText,
    errors: ['not_found'],
  }),
  plain: endpoint({
    ...termsCalls.plain,
    summary: 'The text byte by byte: its SHA-256 is the fingerprint',
    tag,
    params,
    answer: z.unknown(),
    errors: ['not_found'],
  }),
  paper: endpoint({
    ...termsCalls.paper,
    summary: 'A version of a text as PDF',
    tag,
    params,
    answer: z.unknown(),
    errors: ['not_found', 'unavailable'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/seller/terms',
    summary: 'What the caller has accepted of the terms for sellers and the forward contract',
    tag,
    effect: 'read',
    caller: 'person',
    answer: z.object({ standing: z.array(TermsStanding) }),
    errors: [],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/seller/terms',
    summary: 'Accept the version in force of the terms for sellers or the forward contract. Safe to repeat',
    tag,
    effect: 'change',
    caller: 'person',
    body: z.object({
      document: z.enum(['sellers', 'forward']),
      version: TermsVersion,
      /** Where it was asked for. */
      place: z.enum(['publish', 'payout_account']),
    }),
    answer: z.object({ done: z.literal(true) }),
    errors: ['terms_changed'],
  }),
} as const
