import * as z from 'zod/mini'
import { Backing, CreditsHeld } from './backing.ts'
import { Currency } from './currencies.ts'
import { TransactionStatus } from './dashboard.ts'
import { ProjectDocument, Proposal, StatedVintage } from './documents.ts'
import { ForwardTerms, wrongDueOn } from './forward-terms.ts'
import {
  isListingWorthFair,
  ListingTerms,
  listingWorthTooMuch,
  NewListingTerms,
  OwnPrice,
  PricePerCredit,
  SaleType,
} from './listings.ts'
import { Mechanism, ProjectCategory } from './market.ts'
import { OwnPhotograph, Photograph } from './photographs.ts'
import { RegistryRetirement } from './registry-retirement.ts'
import { ScoreSummary } from './scores.ts'
import { Serial } from './serials.ts'
import { StoppedBy } from './stopped-listings.ts'
import { atMost, cleanLine, cleanLines, KeptLine } from './text.ts'
import { largest } from './units.ts'
import { Whole } from './whole.ts'

export const ReviewState = z.enum(['draft', 'submitted', 'approved', 'changes_asked', 'rejected'])
export type ReviewState = z.infer<typeof ReviewState>

const Text = (length: number) => z.string().check(z.overwrite(cleanLines), atMost(length))
const Day = z.iso.date('Write a day as year, month and day')

const Degrees = (label: string, most: number) => {
  const words = `${label} is a number from -${most} to ${most}`
  return z.number(words).check(z.minimum(-most, words), z.maximum(most, words))
}
const wholePercent = 'Whole percent, from 0 to 100'

/** A label somebody else gave: shown beside our score and never counted in it. */
export const Label = z.object({ name: Text(80), issuer: Text(80) })
export type Label = z.infer<typeof Label>

export const ProjectName = z.string().check(
  z.overwrite((text: string) => text.replaceAll('\u0000', '').trim()),
  z.minLength(1, 'Project name is required'),
  atMost(200, 'Project name'),
)

/** What can be saved of a file: any part, as it is typed. Null clears a field. */
export const FilePatch = z.object({
  name: z.optional(ProjectName),
  summary: z.optional(z.nullable(Text(4000))),
  category: z.optional(z.nullable(ProjectCategory)),
  mechanism: z.optional(z.nullable(Mechanism)),
  registry: z.optional(z.nullable(Text(80))),
  registryProjectId: z.optional(z.nullable(Text(40))),
  methodology: z.optional(z.nullable(Text(300))),
  country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country')))),
  siteLatitude: z.optional(z.nullable(Degrees('A latitude', 90))),
  siteLongitude: z.optional(z.nullable(Degrees('A longitude', 180))),
  creditingStartsOn: z.optional(z.nullable(Day)),
  creditingEndsOn: z.optional(z.nullable(Day)),
  durabilityYears: z.optional(
    z.nullable(Whole('Whole years only', [1, 'At least one year'], [100_000, 'At most 100,000 years'])),
  ),
  additionalityStatement: z.optional(z.nullable(Text(4000))),
  legallyRequired: z.optional(z.nullable(z.boolean())),
  creditsHeld: z.optional(z.nullable(CreditsHeld)),
  startedOn: z.optional(z.nullable(Day)),
  removalPercent: z.optional(z.nullable(Whole(wholePercent, [0, wholePercent], [100, wholePercent]))),
  changesStatement: z.optional(z.nullable(Text(4000))),
  accountabilityStatement: z.optional(z.nullable(Text(4000))),
  calculationStatement: z.optional(z.nullable(Text(4000))),
  labels: z.optional(z.array(Label).check(z.maxLength(12))),
})
export type FilePatch = z.infer<typeof FilePatch>
export type FileField = keyof FilePatch

export const ProjectFile = z.object({
  summary: z.nullable(z.string()),
  category: z.nullable(ProjectCategory),
  mechanism: z.nullable(Mechanism),
  registry: z.nullable(z.string()),
  registryProjectId: z.nullable(z.string()),
  methodology: z.nullable(z.string()),
  /** The methodology as every registry would spell it; null while it is not recognised. */
  methodologyId: z.nullable(z.string()),
  country: z.nullable(z.string()),
  siteLatitude: z.nullable(z.number()),
  siteLongitude: z.nullable(z.number()),
  creditingStartsOn: z.nullable(z.string()),
  creditingEndsOn: z.nullable(z.string()),
  durabilityYears: z.nullable(z.int()),
  additionalityStatement: z.nullable(z.string()),
  legallyRequired: z.nullable(z.boolean()),
  creditsHeld: z.nullable(CreditsHeld),
  /** What only the public disclosure asks for. */
  startedOn: z.nullable(z.string()),
  /** Of the credits of a mixed project. */
  removalPercent: z.nullable(z.int()),
  changesStatement: z.nullable(z.string()),
  accountabilityStatement: z.nullable(z.string()),
  calculationStatement: z.nullable(z.string()),
  labels: z.array(Label),
})
export type ProjectFile = z.infer<typeof ProjectFile>

export const NewBlock = z.object({
  vintageStartsOn: Day,
  vintageEndsOn: Day,
  serialPrefix: z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, 'The serial prefix is required'),
      atMost(120, 'The serial prefix'),
    ),
  serialStart: Serial,
  serialEnd: Serial,
})
export type NewBlock = z.infer<typeof NewBlock>

export const SerialBlock = z.object({
  id: z.string(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  vintage: z.int(),
  serialPrefix: z.string(),
  serialStart: z.int(),
  serialEnd: z.int(),
  quantity: z.int(),
  /** Credits of the block that are issued and on no listing; null until it is issued. */
  availableCredits: z.nullable(z.int()),
  /** Once credits of it were listed it can no longer be removed. */
  issued: z.boolean(),
  /** Made up for a promise, before promises had no serials: nothing of it counts as issued. */
  promised: z.boolean(),
  /** False while it waits for a review. */
  approved: z.boolean(),
  /** What stands behind it at its registry. */
  backing: Backing,
})
export type SerialBlock = z.infer<typeof SerialBlock>

export const stepIds = ['onboard', 'review', 'publish', 'trade', 'retire'] as const
export const Step = z.object({
  id: z.enum(stepIds),
  title: z.string(),
  done: z.boolean(),
  /** What is there, or what comes next. */
  note: z.string(),
})
export type Step = z.infer<typeof Step>

export const ChecklistItem = z.object({ id: z.string(), title: z.string(), done: z.boolean() })
export type ChecklistItem = z.infer<typeof ChecklistItem>

export const ProjectSummary = z.object({
  id: z.string(),
  name: z.string(),
  category: z.nullable(ProjectCategory),
  hasFile: z.boolean(),
  /** Percent of the five steps; null without a file. */
  progress: z.nullable(z.int()),
  checklistPercent: z.int(),
  steps: z.array(Step),
  review: ReviewState,
  score: z.nullable(ScoreSummary),
  /** Listed and not sold. */
  leftCredits: z.int(),
  /** Of these, offered forward. */
  leftForwardCredits: z.int(),
  /** Issued, not sold, and in no listing. */
  unlistedCredits: z.int(),
  /** What is sold forward counts as it is delivered, and so does what it brought. */
  soldCredits: z.int(),
  /** Sold forward and still to be delivered. */
  owedCredits: z.int(),
  /** After fees and what went back. */
  earnedCents: z.int(),
  /** What it is pictured by where it is on sale. */
  country: z.nullable(z.string()),
  methodology: z.nullable(z.string()),
  photograph: z.nullable(Photograph),
})
export type ProjectSummary = z.infer<typeof ProjectSummary>

export const OwnListing = z.object({
  id: z.string(),
  tokenId: z.string(),
  vintage: z.int(),
  saleType: SaleType,
  quantity: z.int(),
  leftCredits: z.int(),
  /** What its own price comes to in US cents. */
  pricePerCreditCents: z.int(),
  ...OwnPrice.shape,
  ...ListingTerms.shape,
  expiresAt: z.nullable(z.string()),
  state: z.string(),
  /** Why it is off sale though it is not over; null where nothing stops it. */
  stoppedBy: z.nullable(StoppedBy),
})
export type OwnListing = z.infer<typeof OwnListing>

export const ProjectDetail = z.extend(ProjectSummary, {
  file: ProjectFile,
  /** Whether what it has approved may be sold now; a change ends it until the next review. */
  isApproved: z.boolean(),
  reviewReason: z.nullable(z.string()),
  submittedAt: z.nullable(z.string()),
  checklist: z.array(ChecklistItem),
  blocks: z.array(SerialBlock),
  documents: z.array(ProjectDocument),
  photographs: z.array(OwnPhotograph),
  proposals: z.array(Proposal),
  statedVintages: z.array(StatedVintage),
  listings: z.array(OwnListing),
})
export type ProjectDetail = z.infer<typeof ProjectDetail>

/** What became of one line of an imported file. */
export const ImportedRow = z.object({
  line: z.int(),
  added: z.boolean(),
  message: z.string(),
  field: z.nullable(z.string()),
})
export type ImportedRow = z.infer<typeof ImportedRow>

/** What became of one block that was found in a document. */
export const FoundBlockRow = z.object({ proposalId: z.string(), added: z.boolean(), message: z.string() })
export type FoundBlockRow = z.infer<typeof FoundBlockRow>

export const blockColumns = [
  'vintage_start',
  'vintage_end',
  'serial_prefix',
  'serial_start',
  'serial_end',
] as const

/** Credits of a serial block, or a promise of those of a coming vintage, which has no serials. */
export const Publish = z
  .object({
    blockId: z.optional(z.string().check(z.maxLength(100))),
    /** For a forward sale: the vintage that is promised, its first day and its last. */
    vintageStartsOn: z.optional(Day),
    vintageEndsOn: z.optional(Day),
    tokenId: z
      .string()
      .check(z.overwrite(cleanLine), z.minLength(1, 'Token ID is required'), atMost(100, 'Token ID')),
    quantity: Whole(
      'Whole credits only',
      [1, 'Range must be greater than 0'],
      [largest, 'There are not that many credits'],
    ).brand<'Credits'>(),
    /** In hundredths of the currency; cents of a dollar where none is named. */
    pricePerCreditCents: PricePerCredit,
    currency: z.optional(Currency),
    saleType: SaleType,
    ...NewListingTerms.shape,
    expiresOn: z.optional(z.nullable(Day)),
    /** For a forward sale: what is promised by when. */
    forward: z.optional(ForwardTerms),
  })
  .check(
    z.refine(({ quantity, pricePerCreditCents }) => isListingWorthFair(quantity, pricePerCreditCents), {
      message: listingWorthTooMuch,
      path: ['pricePerCreditCents'],
    }),
    z.refine(({ saleType, blockId }) => saleType === 'forward' || Boolean(blockId), {
      message: 'Choose a serial block',
      path: ['blockId'],
    }),
    z.refine(({ saleType, vintageStartsOn }) => saleType !== 'forward' || vintageStartsOn !== undefined, {
      message: 'Enter the first day of the vintage',
      path: ['vintageStartsOn'],
    }),
    z.refine(({ saleType, vintageEndsOn }) => saleType !== 'forward' || vintageEndsOn !== undefined, {
      message: 'Enter the last day of the vintage',
      path: ['vintageEndsOn'],
    }),
    ({ value: { saleType, vintageEndsOn, forward }, issues }) => {
      if (saleType !== 'forward' || vintageEndsOn === undefined) return
      for (const [at, { dueOn }] of (forward?.milestones ?? []).entries()) {
        const message = wrongDueOn(dueOn, vintageEndsOn)
        const path = ['forward', 'milestones', at, 'dueOn']
        if (message) issues.push({ code: 'custom', message, path, input: dueOn })
      }
    },
  )
export type Publish = z.infer<typeof Publish>

/** So many orders and retirements a project's page shows, the newest; files hold them all. */
export const tradeLinesMax = 200

export const SoldLine = z.object({
  id: z.string(),
  orderId: z.string(),
  at: z.string(),
  vintage: z.int(),
  /** In escrow: bought forward, and not all of it delivered. Replacement: it took the place of what another seller owed. */
  status: z.enum([...TransactionStatus.options, 'escrow', 'replacement']),
  /** What the order asked for. */
  ordered: z.int(),
  /** What is with the buyer, or retired: of a forward purchase what was delivered, of a refund what had been retired. */
  quantity: z.int(),
  returned: z.int(),
  /** Sold forward and still to be delivered. */
  owed: z.int(),
  /** What the seller earned by it and the fee kept of it, without what went back. */
  sellerCents: z.int(),
  feeCents: z.int(),
  /** The seller's part of what waits for a delivery. */
  escrowCents: z.int(),
})
export type SoldLine = z.infer<typeof SoldLine>

/** Only what a retirement makes public: nobody learns here who bought. */
export const RetiredLine = z.object({
  id: z.string(),
  at: z.string(),
  vintage: z.int(),
  quantity: z.int(),
  beneficiary: KeptLine,
  purpose: KeptLine,
  atRegistry: z.nullable(RegistryRetirement),
})
export type RetiredLine = z.infer<typeof RetiredLine>
