import * as z from 'zod/mini'
import { Backing } from './backing.ts'
import { endpoint } from './endpoint.ts'
import { PaperLayout } from './paper-layout.ts'
import { RegistryRetirement } from './registry-retirement.ts'
import { NewShares } from './retirement-shares.ts'
import { SerialSpan } from './serials.ts'
import { atMost, cleanLine, KeptLine, Line, noAddress, OptionalLine } from './text.ts'
import { Credits, WantedCredits } from './units.ts'

/** Why credits are retired, in the words registries use. */
export const retirementReasons = {
  corporate_inventory: 'Corporate emissions inventory',
  third_party: 'On behalf of a third party',
  environmental_benefit: 'Environmental benefit',
  product: 'Emissions of a product or an event',
  compliance: 'A legal requirement',
  other: 'Another reason',
} as const
export type RetirementReason = keyof typeof retirementReasons
const Reason = z.enum(Object.keys(retirementReasons) as [RetirementReason, ...RetirementReason[]])

// Nobody took stock of emissions before, and a year of stock that has not begun has none yet.
const firstPeriodDay = '1990-01-01'
const tooEarly = 'A reporting period begins in 1990 or later'
const tooLate = 'A reporting period ends within a year from today'
const lastPeriodDay = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate())).toISOString().slice(0, 10)

/** One batch has one name, in whichever case it is written. */
const BatchId = z.uuid().check(z.toLowerCase())

const words = {
  beneficiary: Line('Beneficiary', 120).check(noAddress),
  onBehalfOf: z.optional(OptionalLine('This name', 120).check(noAddress)),
  reason: Reason,
  purpose: Line('Purpose', 300),
  periodStartsOn: z.optional(z.iso.date().check(z.refine((day) => day >= firstPeriodDay, tooEarly))),
  periodEndsOn: z.optional(z.iso.date().check(z.refine((day) => day <= lastPeriodDay(new Date()), tooLate))),
  message: z.optional(z.string().check(z.overwrite(cleanLine), atMost(500, 'The message'))),
  /** That the person was told: it is public and for good. */
  isUnderstood: z.literal(true, 'Please confirm that a retirement is public and final'),
}

/** What is to be retired without asking again: at once when an order settles, or when it is delivered. */
export const RetireWords = z.object(words)
export type RetireWords = z.infer<typeof RetireWords>

export const NewRetirement = z.object({
  batchId: BatchId,
  quantity: WantedCredits,
  ...words,
})
export type NewRetirement = z.infer<typeof NewRetirement>

const BatchFacts = {
  batchId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  registry: z.string(),
  registryProjectId: z.nullable(z.string()),
  methodology: z.nullable(z.string()),
  category: z.nullable(z.string()),
  mechanism: z.nullable(z.string()),
  country: z.nullable(z.string()),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  /** What stands behind the batch at its registry; null where nobody ever looked. */
  backing: z.nullable(Backing),
}

/** Credits of one batch in one's own hands: they have offset nothing yet. */
export const Holding = z.object({ ...BatchFacts, quantity: Credits, serials: z.array(SerialSpan) })
export type Holding = z.infer<typeof Holding>

/** All that one holds, also of what a page leaves for the next. */
export const HoldingsWhole = z.object({ credits: z.int(), batches: z.int(), projects: z.int() })
export type HoldingsWhole = z.infer<typeof HoldingsWhole>

/** As many as one act may retire, so that the first page is all it can take. */
export const holdingsPerPage = 100

export const HoldingPage = z.object({
  holdings: z.array(Holding),
  more: z.boolean(),
  whole: HoldingsWhole,
})
export type HoldingPage = z.infer<typeof HoldingPage>

export const retirementsPerPage = 50

export const Retirement = z.object({
  ...BatchFacts,
  id: z.string(),
  quantity: Credits,
  beneficiary: KeptLine,
  onBehalfOf: z.nullable(KeptLine),
  reason: z.string(),
  purpose: KeptLine,
  periodStartsOn: z.nullable(z.string()),
  periodEndsOn: z.nullable(z.string()),
  message: z.nullable(KeptLine),
  retiredAt: z.string(),
  /** The screening score on that day. */
  score: z.nullable(z.int()),
  serials: z.array(SerialSpan),
  /** Null where the credits are of no registry. */
  atRegistry: z.nullable(RegistryRetirement),
  /** The certificate over everything that was retired with it; null where it was retired alone. */
  togetherId: z.optional(z.nullable(z.string())),
  /** The money of the order it came with went back. */
  isRepaid: z.optional(z.boolean()),
  /** It is one of several shares of an act. */
  isShare: z.optional(z.boolean()),
  /** The certificate over all shares. It names the others, so only whoever retired is told of it. */
  sharedId: z.optional(z.nullable(z.string())),
})
export type Retirement = z.infer<typeof Retirement>

/** With who of the organisation made it, in words for its members: it stands on no certificate. */
export const OwnRetirement = z.extend(Retirement, { madeBy: z.string() })
export type OwnRetirement = z.infer<typeof OwnRetirement>

/** Said wherever a beneficiary stands: anyone can retire for anyone, and nobody is asked whether they agree. */
export const namingNote = 'Named by whoever retired; not checked by us'

/** Said before anyone retires: the log has no names, and what belongs together can be seen in it all the same. */
export const joinedInLog =
  'In the public log your account has numbers in place of a name, the same in every entry: whoever ties one entry to you, as a certificate in your name does, can follow your other purchases and retirements there, with their amounts and days.'

/** Across everything that is handed out where no real money is behind it. */
export const sandboxMark = 'Sandbox'
export const sandboxWords = 'Made where payments run through the built-in test provider. No money moved.'

/** What anyone can check: `file` is a CertificateFile of provenance/, absent until the log has taken the entry up. */
export const Certificate = z.object({
  retirement: Retirement,
  /** Unsealed: retired before entries committed to their words; only the serials can be proven. */
  state: z.enum(['pending', 'logged', 'unsealed']),
  logIndex: z.nullable(z.int()),
  /** Where the log says what became of it at the registry; null before the first step, and until the log has it. */
  registryLogIndex: z.nullable(z.int()),
  file: z.nullable(z.record(z.string(), z.unknown())),
  verifierKeys: z.array(z.string()),
  origin: z.string(),
  /** How far the name of the beneficiary can be believed. */
  beneficiaryNote: z.optional(z.string()),
  /** Where no real money is behind it; otherwise absent. */
  mark: z.optional(z.string()),
})
export type Certificate = z.infer<typeof Certificate>

/** Credits of several batches, retired in one act and in the same words; each has a certificate of its own as well. */
export const CommonCertificate = z.object({
  id: z.string(),
  quantity: Credits,
  beneficiaryNote: z.optional(z.string()),
  mark: z.optional(z.string()),
  certificates: z.array(Certificate),
})
export type CommonCertificate = z.infer<typeof CommonCertificate>

/** Several batches at once, in the same words; shared among several, where that is asked for. */
export const NewCommonRetirement = z.object({
  lines: z
    .array(z.object({ batchId: BatchId, quantity: WantedCredits }))
    .check(
      z.minLength(1, 'Choose at least one batch'),
      z.maxLength(holdingsPerPage, 'At most 100 batches at once'),
    ),
  shares: z.optional(NewShares),
  ...words,
})
export type NewCommonRetirement = z.infer<typeof NewCommonRetirement>

const certificateParams = z.object({ id: z.uuid() })

export const retirementsApi = {
  holdings: endpoint({
    method: 'GET',
    path: '/api/holdings',
    summary:
      'Credits the caller holds and has not retired, batch by batch, 100 at a time, and how much all of it is',
    tag: 'Retirement',
    effect: 'read',
    caller: 'person',
    query: z.object({
      batch: z.optional(z.string().check(z.maxLength(60))),
      after: z.optional(z.uuid()),
      order: z.optional(z.enum(['project', 'oldest'])),
    }),
    answer: HoldingPage,
    errors: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/retirements',
    summary: 'What the caller has retired, newest first, 50 at a time',
    tag: 'Retirement',
    effect: 'read',
    caller: 'person',
    query: z.object({ before: z.optional(z.uuid()) }),
    answer: z.object({ retirements: z.array(OwnRetirement), more: z.boolean() }),
    errors: [],
  }),
  retire: endpoint({
    method: 'POST',
    path: '/api/retirements',
    summary:
      'Retire held credits for good; the certificate is public at once. Needs an Idempotency-Key header',
    tag: 'Retirement',
    effect: 'change',
    caller: 'person',
    body: NewRetirement,
    answer: z.object({ id: z.string() }),
    errors: [
      'approval_needed',
      'insufficient_credits',
      'credits_disputed',
      'not_delivered',
      'not_found',
      'idempotency_missing',
      'idempotency_mismatch',
      'idempotency_in_flight',
    ],
  }),
  retireTogether: endpoint({
    method: 'POST',
    path: '/api/retirements/together',
    summary:
      'Retire held credits of several batches in one act, with one certificate over all of them, and shared among several one for each share. Needs an Idempotency-Key header',
    tag: 'Retirement',
    effect: 'change',
    caller: 'person',
    body: NewCommonRetirement,
    answer: z.object({ id: z.string() }),
    errors: [
      'approval_needed',
      'insufficient_credits',
      'credits_disputed',
      'not_delivered',
      'not_found',
      'idempotency_missing',
      'idempotency_mismatch',
      'idempotency_in_flight',
    ],
  }),
  commonCertificate: endpoint({
    method: 'GET',
    path: '/api/certificates/together/:id',
    summary: 'What one act retired of several batches, each with all that is needed to verify it, for anyone',
    tag: 'Retirement',
    effect: 'read',
    caller: 'anyone',
    params: certificateParams,
    answer: CommonCertificate,
    errors: ['not_found'],
  }),
  commonCertificateFile: endpoint({
    method: 'GET',
    path: '/api/certificates/together/:id/certificates.json',
    summary: 'The certificates of one act with their proofs as one file, to keep and to verify offline',
    tag: 'Retirement',
    effect: 'read',
    caller: 'anyone',
    params: certificateParams,
    answer: z.unknown(),
    errors: ['not_found'],
  }),
  commonCertificatePdf: endpoint({
    method: 'GET',
    path: '/api/certificates/together/:id/certificate.pdf',
    summary: 'One certificate over everything an act retired, as PDF, with the proof files inside',
    tag: 'Retirement',
    effect: 'read',
    caller: 'anyone',
    params: certificateParams,
    query: z.object({ layout: z.optional(PaperLayout) }),
    answer: z.unknown(),
    errors: ['not_found', 'rate_limited', 'unavailable'],
  }),
  certificate: endpoint({
    method: 'GET',
    path: '/api/certificates/:id',
    summary: 'A retirement with all that is needed to verify it, for anyone',
    tag: 'Retirement',
    effect: 'read',
    caller: 'anyone',
    params: certificateParams,
    answer: Certificate,
    errors: ['not_found'],
  }),
  certificateFile: endpoint({
    method: 'GET',
    path: '/api/certificates/:id/certificate.json',
    summary: 'The certificate with its proof as one file, to keep and to verify offline',
    tag: 'Retirement',
    effect: 'read',
    caller: 'anyone',
    params: certificateParams,
    answer: z.unknown(),
    errors: ['not_found'],
  }),
  certificatePdf: endpoint({
    method: 'GET',
    path: '/api/certificates/:id/certificate.pdf',
    summary: 'The certificate as PDF, with a QR code of its public page and its proof file inside',
    tag: 'Retirement',
    effect: 'read',
    caller: 'anyone',
    params: certificateParams,
    query: z.object({ layout: z.optional(PaperLayout) }),
    answer: z.unknown(),
    errors: ['not_found', 'rate_limited', 'unavailable'],
  }),
} as const
