import * as z from 'zod/mini'
import { TransactionStatus } from '../dashboard.ts'
import { endpoint } from '../endpoint.ts'
import { SaleType } from '../listings.ts'
import { Enterprise, OrderEnd } from '../orders.ts'
import { RetireWords } from '../retirements.ts'
import { SerialRange } from '../serials.ts'
import { keyed, livemode, Money, named, Page, pageQuery, SentMoney, Tonnes, Waiting } from './shapes.ts'

/** What is asked for where something is bought. */
export const wanted = {
  basket: z.string().check(z.minLength(1), z.maxLength(100)),
  /** The `total` of the basket as it was seen: at another one the order is refused with the new total. */
  expectedTotal: SentMoney,
  /** The `composition` of the basket as it was seen; whoever leaves it out takes its lines as they are now. */
  expectedComposition: z.optional(z.string().check(z.maxLength(200))),
  /** Who buys, as it stands on the invoice. */
  company: Enterprise,
  /** With it what is bought is retired as soon as it is the organisation’s. That is public, and for good. */
  retire: z.optional(RetireWords),
} as const

export const OrderLine = z.object({
  id: z.string(),
  listing: z.string(),
  project: z.object({ id: z.string(), name: z.string() }),
  registry: z.string(),
  vintage: z.int(),
  saleType: SaleType,
  quantity: Tonnes,
  price: Money,
  total: Money,
  serialPrefix: z.string(),
  /** Empty until the order is settled. */
  serials: z.array(SerialRange),
})

export const Order = z.object({
  object: z.literal('order'),
  id: z.string(),
  livemode,
  /** As people say it, and as it stands on pages and papers. */
  number: z.string(),
  status: TransactionStatus,
  /** Without VAT. */
  total: Money,
  vat: Money,
  /** What was paid, VAT included, in the currency it is paid in: nothing until money came. */
  paid: Money,
  returned: Money,
  placedAt: z.string(),
  /** Until when the credits are kept while it is paid. */
  heldUntil: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  endReason: z.nullable(OrderEnd),
  invoice: z.nullable(z.string()),
  poNumber: z.nullable(z.string()),
  /** Whether it is paid by invoice: its quote says what is owed, and where to. */
  isByInvoice: z.boolean(),
  /** No money moved: the market runs on its own test provider. */
  isSandbox: z.boolean(),
  /** What was asked to be retired by itself. */
  retires: z.boolean(),
  /** Of its credits, those that were retired. */
  certificates: z.array(z.object({ id: z.string(), quantity: Tonnes, retiredAt: z.string() })),
  lines: z.array(OrderLine),
})
named.add(Order, { id: 'Order' })
export type V1Order = z.infer<typeof Order>

/** The refusals of whatever buys. */
export const buying = [
  'not_found',
  'approval_nobody',
  'price_changed',
  'basket_changed',
  'plan_taken',
  'sold_out',
  'sales_stopped',
  'own_listing',
  'listing_not_open',
  'insufficient_credits',
  'subscription_refused',
  'invalid_input',
  'rate_limited',
  ...keyed,
] as const

const tag = 'Orders'
const params = z.object({ id: z.string().check(z.maxLength(100)) })

export const ordersApi = {
  place: endpoint({
    method: 'POST',
    path: '/v1/orders',
    summary: 'Order a basket and have the card on file charged for it. Needs an Idempotency-Key header',
    description:
      'More than the key or its member may do alone is not done: it becomes a request that waits for a person, answered with 202, and nothing is charged. Where the market keeps no card, ask for a quote and pay by invoice. Whoever calls accepts the terms in force.',
    tag,
    effect: 'change',
    caller: 'key',
    scope: 'trade',
    statuses: [201, 202],
    body: z.object(wanted),
    answer: z.union([Order, Waiting]),
    errors: [...buying, 'payment_unavailable', 'order_expired'],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/v1/orders/propose',
    summary: 'Ask a person to place an order. Needs an Idempotency-Key header',
    description:
      'Whatever the key may do alone, this does nothing but ask: a person approves it in the browser and pays, or does not.',
    tag,
    effect: 'change',
    caller: 'key',
    scope: 'trade',
    statuses: [202],
    body: z.object(wanted),
    answer: Waiting,
    errors: buying,
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/orders',
    summary: 'The orders of the organisation, the newest first',
    tag,
    effect: 'read',
    caller: 'key',
    scope: 'read',
    query: z.object(pageQuery),
    answer: Page(Order),
    errors: ['invalid_input'],
  }),
  find: endpoint({
    method: 'GET',
    path: '/v1/orders/:id',
    summary: 'One order of the organisation',
    tag,
    effect: 'read',
    caller: 'key',
    scope: 'read',
    params,
    answer: Order,
    errors: ['not_found'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/v1/orders/:id/cancel',
    summary:
      'Give up an order that is not paid: its credits are for sale again. Needs an Idempotency-Key header',
    tag,
    effect: 'change',
    caller: 'key',
    scope: 'trade',
    params,
    answer: Order,
    errors: ['not_found', 'order_not_open', ...keyed],
  }),
}
