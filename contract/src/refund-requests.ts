import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Reason } from './reason.ts'
import { Cents, Credits } from './units.ts'
import { vatOf } from './vat.ts'

/** Credits of an order, by their listing. */
export const OrderPart = z.object({
  listingId: z.uuid(),
  quantity: z.int().check(z.minimum(1, 'Choose at least one credit'), z.maximum(2 ** 51 - 1)),
})
export type OrderPart = z.infer<typeof OrderPart>

export const OrderParts = z.array(OrderPart).check(z.minLength(1, 'Choose what goes back'), z.maxLength(100))

/** Open until an operator has answered, the buyer has thought better of it, or their bank took the money back. */
export const RequestState = z.enum(['open', 'granted', 'declined', 'withdrawn', 'by_bank'])
export type RequestState = z.infer<typeof RequestState>

/** What a buyer asks to have back of an order. */
export const RefundRequest = z.object({
  id: z.string(),
  state: RequestState,
  /** Null for the whole order. */
  parts: z.nullable(z.array(OrderPart)),
  amountCents: Cents,
  /** What went back of the order since it was asked, for this or for something else. */
  returnedSinceCents: Cents,
  /** The buyer's own. */
  words: z.string(),
  askedAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** The operator's, where it was declined. */
  answer: z.nullable(z.string()),
})
export type RefundRequest = z.infer<typeof RefundRequest>

export const RefundableLine = z.object({
  listingId: z.string(),
  projectName: z.string(),
  vintage: z.int(),
  quantity: Credits,
  returned: Credits,
  paidCents: Cents,
  /** Of these, credits that can still go back: not retired, not bought forward. */
  free: Credits,
})
export type RefundableLine = z.infer<typeof RefundableLine>

/** What of an order can still go back to its buyer. */
export const Refundable = z.object({
  /** What the whole order would bring; null where part of it is retired, delivered or gone back. */
  wholeCents: z.nullable(Cents),
  lines: z.array(RefundableLine),
  /** What the buyer paid and has not got back, and the rate of VAT on it. */
  kept: z.object({ netCents: Cents, vatCents: Cents }),
  vatBasisPoints: z.int(),
  /** The last one that was asked, whatever became of it. */
  request: z.nullable(RefundRequest),
})
export type Refundable = z.infer<typeof Refundable>

type Line = Pick<RefundableLine, 'quantity' | 'returned' | 'paidCents'>

const upTo = (cents: number, credits: number, quantity: number): number =>
  Number((BigInt(cents) * BigInt(credits)) / BigInt(quantity))

/** The cents of the credits after the first `from` up to the first `to`: those of any parts add up to the whole. */
export const centsBetween = (cents: number, quantity: number, from: number, to: number): number =>
  upTo(cents, to, quantity) - upTo(cents, from, quantity)

/** What the next so many credits of a line bring back to the buyer. */
export const paidFor = ({ quantity, returned, paidCents }: Line, credits: number): number =>
  centsBetween(paidCents, quantity, returned, Math.min(quantity, returned + credits))

/**
 * The VAT that goes back with so much of the price: the rate of it to the cent, as whoever receives the credit note works it out.
 * The last part takes the rest, so that all of them come to what was paid; it alone may be off by what the others were rounded.
 */
export const vatWith = (
  netCents: number,
  kept: { netCents: number; vatCents: number },
  vatBasisPoints: number,
): number =>
  netCents >= kept.netCents ? kept.vatCents : Math.min(kept.vatCents, vatOf(netCents, vatBasisPoints))

export const AskRefund = z.object({
  /** Null for the whole order. */
  parts: z.nullable(OrderParts),
  words: Reason(1000, 'Say why in words: whoever decides reads nothing else of it'),
})
export type AskRefund = z.infer<typeof AskRefund>

const order = {
  tag: 'Orders',
  caller: 'anyone',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
  answer: Refundable,
} as const

export const refundRequestsApi = {
  find: endpoint({
    ...order,
    method: 'GET',
    path: '/api/orders/:id/refund-request',
    summary: 'What of an order can still go back to its buyer, and what was asked for last',
    effect: 'read',
    errors: ['not_found'],
  }),
  ask: endpoint({
    ...order,
    method: 'POST',
    path: '/api/orders/:id/refund-request',
    summary: 'Ask for a refund of an order or of some of its credits; an operator answers',
    effect: 'change',
    body: AskRefund,
    errors: ['not_found', 'order_not_open', 'request_open', 'money_changed', 'rate_limited'],
  }),
  withdraw: endpoint({
    ...order,
    method: 'POST',
    path: '/api/orders/:id/refund-request/withdraw',
    summary: 'Take back what was asked for and is not answered yet. Safe to repeat',
    effect: 'change',
    errors: ['not_found', 'proposal_waits'],
  }),
} as const
