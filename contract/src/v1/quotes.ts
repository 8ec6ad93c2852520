import * as z from 'zod/mini'
import { TransactionStatus } from '../dashboard.ts'
import { endpoint } from '../endpoint.ts'
import { SaleType } from '../listings.ts'
import { Billing, PayTo, QuoteState } from '../quotes.ts'
import { buying, wanted } from './orders.ts'
import { keyed, Money, named, Page, pageQuery, Tonnes, Waiting } from './shapes.ts'

/** Credits that are held at their prices while a company makes up its mind; accepted, it is an invoice. */
export const Quote = z.object({
  object: z.literal('quote'),
  /** Also of its order. */
  id: z.string(),
  number: z.string(),
  status: QuoteState,
  orderStatus: TransactionStatus,
  /** Without VAT, and what is to be transferred with it. */
  net: Money,
  total: Money,
  received: Money,
  madeAt: z.string(),
  validUntil: z.string(),
  acceptedAt: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
  heldUntil: z.nullable(z.string()),
  poNumber: z.nullable(z.string()),
  invoice: z.nullable(z.string()),
  /** What a transfer has to carry; null until it is accepted. */
  reference: z.nullable(z.string()),
  payTo: z.nullable(PayTo),
  /** Whether what it buys is retired at once. */
  retires: z.boolean(),
  lines: z.array(
    z.object({
      project: z.object({ id: z.string(), name: z.string() }),
      registry: z.string(),
      vintage: z.int(),
      saleType: SaleType,
      quantity: Tonnes,
      total: Money,
    }),
  ),
})
named.add(Quote, { id: 'Quote' })
export type V1Quote = z.infer<typeof Quote>

const tag = 'Quotes'
const params = z.object({ id: z.string().check(z.maxLength(100)) })

export const quotesApi = {
  make: endpoint({
    method: 'POST',
    path: '/v1/quotes',
    summary: 'Ask for a quote to pay by invoice: its credits are held. Needs an Idempotency-Key header',
    tag,
    effect: 'change',
    caller: 'key',
    scope: 'trade',
    statuses: [201],
    body: z.object({ ...wanted, ...Billing.shape }),
    answer: Quote,
    errors: [...buying, 'email_unconfirmed', 'quote_refused', 'unavailable'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/quotes',
    summary: 'The quotes of the organisation, the newest first',
    tag,
    effect: 'read',
    caller: 'key',
    scope: 'read',
    query: z.object(pageQuery),
    answer: Page(Quote),
    errors: ['invalid_input'],
  }),
  find: endpoint({
    method: 'GET',
    path: '/v1/quotes/:id',
    summary: 'One quote of the organisation',
    tag,
    effect: 'read',
    caller: 'key',
    scope: 'read',
    params,
    answer: Quote,
    errors: ['not_found'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/v1/quotes/:id/accept',
    summary: 'Accept a quote: it becomes an invoice, and binds. Needs an Idempotency-Key header',
    description:
      'More than the key or its member may do alone waits for a person, answered with 202. One that retires what it buys also needs the scope `retire`.',
    tag,
    effect: 'change',
    caller: 'key',
    scope: 'trade',
    statuses: [200, 202],
    params,
    body: z.object({ poNumber: Billing.shape.poNumber }),
    answer: z.union([Quote, Waiting]),
    errors: ['not_found', 'approval_nobody', 'quote_not_open', 'unavailable', 'scope_missing', ...keyed],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/v1/quotes/:id/decline',
    summary: 'Decline a quote: its credits are for sale again. Needs an Idempotency-Key header',
    tag,
    effect: 'change',
    caller: 'key',
    scope: 'trade',
    params,
    answer: Quote,
    errors: ['not_found', 'quote_not_open', ...keyed],
  }),
}
