import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Email } from './identity.ts'
import { StoppedBy } from './stopped-listings.ts'

export const TransactionStatus = z.enum([
  'pending',
  'paid',
  'settled',
  'retired',
  'cancelled',
  'refunded',
  'failed',
])

export const BuyerTransaction = z.object({
  project_name: z.string(),
  transaction_date: z.string(),
  /** How an order stands; or that money went back, or that credits left for a wallet or came back from one. */
  status: z.enum([...TransactionStatus.options, 'withdrawn', 'brought_back']),
  /** Below zero where it went back. */
  payment_usd_cents: z.int(),
  /** Below zero where they went back to their seller. */
  credits: z.int(),
  avatar: z.optional(z.string()),
  /** The order it is a line of, or went back of; absent for the others. */
  order_id: z.optional(z.string()),
  /** Of what is retired here: true while some of it is not retired at the registry yet. */
  is_pending: z.optional(z.boolean()),
  /** What proves a retirement; absent for the others. */
  certificate_id: z.optional(z.string()),
})
export type BuyerTransaction = z.infer<typeof BuyerTransaction>

export const CreditsOnDay = z.object({
  on: z.iso.date(),
  heldCredits: z.int(),
  retiredCredits: z.int(),
  /** Of the retired, those that wait for their registry to this day. */
  pendingCredits: z.int(),
})
export type CreditsOnDay = z.infer<typeof CreditsOnDay>

export const SellerProject = z.object({
  /** By which its listings are paused and resumed; absent where there is nothing to change. */
  project_id: z.optional(z.string()),
  project_name: z.string(),
  /** Credits owned. */
  range: z.int(),
  /** Of these, those that are in no listing: they count for nothing in the value. */
  unlisted: z.optional(z.int()),
  /** Of all that was issued, what is not the seller's to sell any more, by where it is; absent where that is nothing. */
  taken: z.optional(
    z.object({
      onHold: z.int(),
      heldByBuyers: z.int(),
      withdrawn: z.int(),
      retired: z.int(),
      cancelled: z.int(),
    }),
  ),
  /** What those of them that are listed now, open or paused and not stopped, are listed for, in dollars. */
  totalvalue: z.number(),
  status: z.string(),
  /** Why what its seller offers is off sale, or some of it; absent where nothing stops it. */
  stopped_by: z.optional(StoppedBy),
  /** Percent of the five seller steps done; absent until the project has a file. */
  progress: z.optional(z.int()),
})
export type SellerProject = z.infer<typeof SellerProject>

/** Every dashboard call names the account it asks about; any but the caller's own is refused. */
const OwnEmail = z.object({ email: Email })

const question = <Answer extends z.ZodMiniType>(path: `/${string}`, summary: string, answer: Answer) =>
  endpoint({
    method: 'POST',
    path: `/api/dashboard${path}`,
    summary,
    tag: 'Dashboard',
    effect: 'read',
    caller: 'person',
    body: OwnEmail,
    answer,
    errors: ['forbidden'],
  })

export const dashboardApi = {
  buyerRecentTransactions: question(
    '/buyer-recent-transactions',
    'The latest purchases, refunds, retirements and ways to and from wallets, newest first',
    z.object({ transactions: z.array(BuyerTransaction) }),
  ),
  buyerTotalCredits: question(
    '/total-credits',
    'Credits bought and still held or retired',
    /** Withdrawn to wallets and not back: of no use here, and in no total. Left out where there is none. */
    z.object({ totalcreds: z.int(), withdrawncreds: z.optional(z.int()) }),
  ),
  buyerTotalProjects: question(
    '/total-projects',
    'Projects the account holds credits of',
    z.object({ totalprojects: z.int() }),
  ),
  buyerMarketValue: question(
    '/buyer-total-market-value',
    'What the held credits would cost today, in dollars',
    /** Credits of which nothing is on sale now have no price of today: they are in no value. */
    z.object({ marketValueDollars: z.number(), unpricedCredits: z.optional(z.int()) }),
  ),
  buyerOffset: question(
    '/buyer-total-offset',
    'Tonnes retired by the account that count as an offset, those that do not yet or do not at all, and tonnes held',
    z.object({
      /** Retired here and at the registry, and spoken against by nobody. */
      offsetTonnes: z.int(),
      /** Retired here, and not at the registry yet. */
      pendingTonnes: z.int(),
      /** Retired on behalf of a third party, or not at the registry, or the records speak against it. */
      uncountedTonnes: z.int(),
      heldTonnes: z.int(),
    }),
  ),
  buyerCreditsOverTime: question(
    '/buyer-credits-over-time',
    'Credits held and retired at the end of each day on which either changed',
    z.object({ days: z.array(CreditsOnDay) }),
  ),
  sellerProjects: question(
    '/seller-projects',
    'One row for each project of the seller',
    z.object({ sellerprojects: z.array(SellerProject) }),
  ),
  sellerTotalCredits: question(
    '/seller-total-credits',
    'Credits the seller still owns',
    z.object({ totalsellerCredits: z.int() }),
  ),
  sellerTotalProjects: question(
    '/seller-total-projects',
    'Projects of the seller',
    z.object({ totalsellerprojects: z.int() }),
  ),
  sellerMarketValue: question(
    '/seller-total-market-value',
    'What the credits listed now, open or paused, are listed for, in dollars; credits that are not listed, or that cannot be bought, count for nothing',
    z.object({ totalMarketValue: z.number() }),
  ),
  sellerOffset: question(
    '/seller-total-offset',
    'Tonnes of the seller’s projects that buyers have retired, and how many of them count as an offset',
    z.object({ offsetTonnes: z.int(), retiredTonnes: z.int(), soldTonnes: z.int() }),
  ),
} as const
