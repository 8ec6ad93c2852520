import * as z from 'zod/mini'
import { writeDay } from './days.ts'
import { inThousands } from './in-thousands.ts'
import { Reason } from './reason.ts'

/** Why a block of serials may be sold, or may not. */
export const BackingReason = z.enum([
  // The registry's records hold the serials, or as many credits of the project and vintage where it publishes no serials.
  'matched',
  'by_quantity',
  // Two operators checked what no record tells.
  'attested',
  'self_issued',
  'unknown_registry',
  'no_records',
  'no_retirements',
  'not_issued',
  'partly_issued',
  'other_project',
  'other_vintage',
  'too_few',
  'retired',
  'cancelled',
  // Retired here, and at the registry by somebody else.
  'retired_elsewhere',
])
export type BackingReason = z.infer<typeof BackingReason>

export const BackingState = z.enum(['records', 'attested', 'missing', 'contradicted'])
export type BackingState = z.infer<typeof BackingState>

/** What stands behind serials, by the registry's own published records or by two operators. */
export const Backing = z.object({
  state: BackingState,
  reason: BackingReason,
  /** How many credits the reason is about. */
  credits: z.int(),
  /** The day of the registry's file. */
  asOf: z.nullable(z.string()),
  /** The registry's own page, where its file names one. */
  url: z.nullable(z.string()),
})
export type Backing = z.infer<typeof Backing>

/** In the platform's account at the registry, or in the seller's and retired there when we say so. */
export const CreditsHeld = z.enum(['custody', 'instruction'])
export type CreditsHeld = z.infer<typeof CreditsHeld>

export const AttestationSource = z.enum(['registry_page', 'document', 'letter'])
export type AttestationSource = z.infer<typeof AttestationSource>

/** Where an operator saw serials that no record here tells of. */
export const Attest = z.object({
  source: AttestationSource,
  said: Reason(1000, 'Say in words which page, document or letter'),
  url: z.optional(z.nullable(z.url({ protocol: /^https$/, error: 'An address begins with https://' }))),
})
export type Attest = z.infer<typeof Attest>

export const Attestation = z.object({
  id: z.string(),
  serialPrefix: z.string(),
  serialStart: z.int(),
  serialEnd: z.int(),
  source: AttestationSource,
  said: z.string(),
  url: z.nullable(z.string()),
  statedBy: z.string(),
  statedAt: z.string(),
  agreedBy: z.nullable(z.string()),
  agreedAt: z.nullable(z.string()),
})
export type Attestation = z.infer<typeof Attestation>

export const isBacked = ({ state }: Pick<Backing, 'state'>): boolean =>
  state === 'records' || state === 'attested'

const day = (iso: string | null): string => (iso === null ? 'an unknown day' : writeDay(iso))

/** In two or three words, for a mark. */
export const backingTitle = ({ state }: Pick<Backing, 'state'>): string =>
  ({
    records: 'In the registry’s records',
    attested: 'Checked by two operators',
    missing: 'Not backed',
    contradicted: 'Against the registry’s records',
  })[state]

/**
 * One sentence for everybody: seller, operator, buyer and whoever reads a certificate. What a certificate is of is used, and by
 * it alone: it does not stand there as merely issued.
 */
export const tellBacking = (
  registry: string,
  { reason, credits, asOf }: Backing,
  isRetired = false,
): string => {
  const count = `${inThousands(credits)} ${credits === 1 ? 'credit' : 'credits'}`
  const [are, doVerb, belong] = credits === 1 ? ['is', 'does', 'belongs'] : ['are', 'do', 'belong']
  const records = `the records of ${registry}, as of ${day(asOf)}`
  const says: Record<BackingReason, () => string> = {
    matched: () =>
      isRetired
        ? `These serials stand in ${records}: issued there, and used for nothing but this retirement.`
        : `These serials stand in ${records}: issued, and not used by anybody else.`,
    by_quantity: () =>
      `By ${records}, ${count} of this project and vintage are issued and neither retired nor cancelled. Its issuances are published without serials.`,
    attested: () =>
      `Two operators checked these serials at ${registry}, because no record here tells of them.`,
    self_issued: () =>
      'Its seller made this token without a registry. It is not backed and counts as no offset.',
    unknown_registry: () => 'No registry is named.',
    no_records: () => `No record of ${registry} is here yet.`,
    no_retirements: () =>
      `Issued by ${records}; whether they are retired is not known, because no file of its retirements is here.`,
    not_issued: () => `These serials do not stand in ${records}.`,
    partly_issued: () => `${count} of this block ${doVerb} not stand in ${records}.`,
    other_project: () => `By ${records}, ${count} of this block ${belong} to another project.`,
    other_vintage: () => `By ${records}, ${count} of this block ${are} of another vintage.`,
    too_few: () =>
      `By ${records}, only ${count} of this project and vintage are issued and neither retired nor cancelled.`,
    retired: () => `${count} of this block ${are} retired by ${records}.`,
    cancelled: () => `${count} of this block ${are} cancelled by ${records}.`,
    retired_elsewhere: () =>
      `By ${records}, somebody else has retired credits of these. An operator looks into it.`,
  }
  return says[reason]()
}
