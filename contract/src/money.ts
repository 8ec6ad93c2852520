import * as z from 'zod/mini'
import { Currency } from './currencies.ts'
import { TransactionStatus } from './dashboard.ts'
import { type DeskFigure, deskFigures, MoneyFigure } from './money-lists.ts'
import { Reason } from './reason.ts'
import { OrderParts, RefundRequest } from './refund-requests.ts'
import { Cents, Credits } from './units.ts'

const id = z.string().check(z.maxLength(200))
/** What the order stood at when it was looked at; an act on anything else is refused. */
const basis = z.string().check(z.maxLength(100))

/** What an operator may do about the money of an order. */
export const MoneyAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refund'), orderId: id, parts: z.nullable(OrderParts), basis }),
  z.object({ kind: z.literal('cancel_order'), orderId: id }),
  z.object({ kind: z.literal('accept_dispute'), disputeId: id }),
  z.object({ kind: z.literal('answer_dispute'), disputeId: id }),
  z.object({
    kind: z.literal('settle_dispute'),
    disputeId: id,
    /** Whose sellers bear it; null where the platform does. */
    parts: z.nullable(OrderParts),
  }),
])
export type MoneyAct = z.infer<typeof MoneyAct>
export type MoneyActKind = MoneyAct['kind']

export const ActOnMoney = z.object({
  act: MoneyAct,
  /** Of an answer to a dispute: what is told to the bank. */
  reason: Reason(),
  /** What the buyer asked for, where the act grants it. */
  requestId: z.nullable(z.uuid()),
})
export type ActOnMoney = z.infer<typeof ActOnMoney>

/** Proposed where the amount needs a second operator; done by then or at once. */
export const ProposalState = z.enum(['proposed', 'done', 'refused'])
export type ProposalState = z.infer<typeof ProposalState>

export const ActOutcome = z.object({ id: z.string(), state: ProposalState, amountCents: Cents })
export type ActOutcome = z.infer<typeof ActOutcome>

export const MoneyProposal = z.object({
  id: z.string(),
  orderId: z.string(),
  kind: z.enum(['refund', 'cancel_order', 'accept_dispute', 'answer_dispute', 'settle_dispute']),
  state: ProposalState,
  amountCents: Cents,
  reason: z.string(),
  buyer: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
  /** Whether whoever looks proposed it: another has to confirm. */
  isOwn: z.boolean(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
})
export type MoneyProposal = z.infer<typeof MoneyProposal>

export const DeskRequest = z.extend(RefundRequest, {
  orderId: z.string(),
  buyer: z.string(),
  /** An act that grants it waits for a second operator. */
  isProposed: z.boolean(),
})
export type DeskRequest = z.infer<typeof DeskRequest>

/** What each bears of a refund, before it is made. */
export const RefundPreview = z.object({
  /** What comes back to the buyer, in dollars and as it was paid. */
  amountCents: Cents,
  currency: Currency,
  amountMinor: Cents,
  /** Credits whose money goes back although they are retired, and stay so. */
  keptRetired: Credits,
  sellers: z.array(
    z.object({
      sellerId: z.string(),
      sellerName: z.string(),
      credits: Credits,
      /** Taken from the seller's balance. */
      cents: Cents,
      /** Not there any more: the platform steps in. */
      coveredCents: Cents,
      /** Waits in escrow for what was bought forward, and never becomes the seller's. */
      escrowCents: Cents,
    }),
  ),
  /** VAT that goes back with it. */
  vatCents: Cents,
  /** Fees the platform gives back. */
  feeCents: Cents,
  /** What the platform had added to the buyer's money, or borne before, and keeps. */
  platformKeepsCents: Cents,
  basis,
  /** With what went back of the order before, it needs a second operator. */
  needsSecond: z.boolean(),
})
export type RefundPreview = z.infer<typeof RefundPreview>

const figureNames = Object.keys(deskFigures) as [DeskFigure, ...DeskFigure[]]
/** What comes to how much, by the list it leads to. */
const Figures = z.record(z.enum(figureNames), MoneyFigure)

export const MoneyOverview = z.object({
  figures: Figures,
  /** Of the open disputes, the one that has waited longest. */
  disputeSince: z.nullable(z.string()),
  /** What sellers can be paid now; whom, stands on the page of payouts. */
  payoutsDue: z.object({ cents: Cents, count: z.int() }),
  fourEyesCents: Cents,
  requests: z.array(DeskRequest),
  proposals: z.array(MoneyProposal),
})
export type MoneyOverview = z.infer<typeof MoneyOverview>

/** Something that happened to an order. */
export const MoneyEvent = z.object({
  at: z.string(),
  kind: z.string(),
  text: z.string(),
  amountCents: z.nullable(Cents),
})
export type MoneyEvent = z.infer<typeof MoneyEvent>

/** An account of the ledger: what it is and whose in words, and the name the ledger has for it. */
const NamedAccount = z.object({ words: z.string(), account: z.string() })

export const LedgerMove = z.object({
  entryId: z.string(),
  key: z.string(),
  kind: z.string(),
  /** What the entry did, in words. */
  words: z.string(),
  at: z.string(),
  logIndex: z.nullable(z.int()),
  postings: z.array(z.object({ asset: z.string(), amount: z.int(), from: NamedAccount, to: NamedAccount })),
})
export type LedgerMove = z.infer<typeof LedgerMove>

export const DeskDispute = z.object({
  id: z.string(),
  status: z.string(),
  reason: z.string(),
  amountCents: Cents,
  /** What a lost one left for an operator to decide. */
  openCents: Cents,
  /** Lost before there was a rule for it: nothing of it is settled. */
  isUnsettled: z.boolean(),
  openedAt: z.string(),
})
export type DeskDispute = z.infer<typeof DeskDispute>

export const FailedReturn = z.object({
  id: z.string(),
  amountCents: Cents,
  amountMinor: Cents,
  failure: z.string(),
  failedOn: z.string(),
})
export type FailedReturn = z.infer<typeof FailedReturn>

export const MoneyLine = z.object({
  listingId: z.string(),
  tokenId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  vintage: z.int(),
  sellerName: z.string(),
  isForward: z.boolean(),
  quantity: Credits,
  /** Bought forward and not delivered yet: their money waits in escrow. */
  toDeliver: Credits,
  /** Credits whose money went back, and those of them that were retired or withdrawn before and did not. */
  returned: Credits,
  kept: Credits,
  /** Credits that can still go back one by one. */
  free: Credits,
  totalCents: Cents,
  sellerCents: Cents,
  feeCents: Cents,
  paidCents: Cents,
})
export type MoneyLine = z.infer<typeof MoneyLine>

/** Everything the desk knows of an order. */
export const MoneyOrder = z.object({
  id: z.string(),
  status: TransactionStatus,
  buyer: z.string(),
  company: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The price, without VAT. */
  totalCents: Cents,
  vatCents: Cents,
  /** With its VAT, in dollars. */
  returnedCents: Cents,
  /** What the buyer paid and has got back, in the currency it was paid in. */
  currency: Currency,
  paidMinor: Cents,
  returnedMinor: Cents,
  discountCents: Cents,
  placedAt: z.string(),
  /** From when on what its sellers earned when it settled can be paid out, if nobody disputes it; null before it settled. */
  payableFrom: z.nullable(z.string()),
  provider: z.nullable(z.string()),
  paymentState: z.nullable(z.string()),
  paymentIds: z.array(z.string()),
  lines: z.array(MoneyLine),
  disputes: z.array(DeskDispute),
  /** Money the provider had taken to return and could not: it is here again and still owed. */
  failedReturns: z.array(FailedReturn),
  requests: z.array(RefundRequest),
  /** Something was proposed that another operator can still confirm: nothing else is done meanwhile. */
  isWaiting: z.boolean(),
  acts: z.array(MoneyProposal),
  events: z.array(MoneyEvent),
  moves: z.array(LedgerMove),
})
export type MoneyOrder = z.infer<typeof MoneyOrder>
