import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ActOnMoney, ActOutcome, MoneyOrder, MoneyOverview, RefundPreview } from './money.ts'
import { MoneyFigure, MoneyList, MoneyRow } from './money-lists.ts'
import { Reason } from './reason.ts'

const operator = { tag: 'Money desk', caller: 'person' } as const
const Params = z.object({ id: z.string().check(z.maxLength(100)) })
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Expected a day such as 2026-01-31'))

/** Credits of an order in an address: `listing:3,listing:2`. */
export const partsQuery = (parts: readonly { listingId: string; quantity: number }[] | null) =>
  parts === null
    ? {}
    : { parts: parts.map(({ listingId, quantity }) => `${listingId}:${quantity}`).join(',') }

export const moneyApi = {
  overview: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/money',
    summary: 'How the marketplace’s money stands, what buyers ask for and what waits for a second operator',
    effect: 'read',
    answer: MoneyOverview,
    errors: ['forbidden'],
  }),
  list: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/money/lists/:list',
    summary:
      'Orders, payments, invoices, refunds, disputes, escrow, fees, transfers back, payouts or lines of the bank, newest first, 50 at a time, by state, day and any word',
    effect: 'read',
    params: z.object({ list: MoneyList }),
    query: z.object({
      /** An order, an address, a company, its tax number, an amount, a reference, the provider's id, a serial, a project, a seller. */
      q: z.optional(z.string().check(z.maxLength(200))),
      state: z.optional(z.string().check(z.maxLength(40))),
      from: z.optional(day),
      until: z.optional(day),
      /** The last row of the page before. */
      after: z.optional(z.string().check(z.maxLength(300))),
    }),
    answer: z.object({
      rows: z.array(MoneyRow),
      next: z.nullable(z.string()),
      /** What all rows come to, with the first page. */
      total: z.nullable(MoneyFigure),
      /** Where nothing fits here: the lists in which something does. */
      elsewhere: z.array(MoneyList),
    }),
    errors: ['forbidden'],
  }),
  order: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/money/orders/:id',
    summary: 'Everything that happened to an order, with its entries of the ledger',
    effect: 'read',
    params: Params,
    answer: MoneyOrder,
    errors: ['forbidden', 'not_found'],
  }),
  preview: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/money/orders/:id/refund',
    summary: 'What a refund would bring the buyer and cost each seller, before it is made',
    effect: 'read',
    params: Params,
    query: z.object({ parts: z.optional(z.string().check(z.maxLength(10_000))) }),
    answer: RefundPreview,
    errors: ['forbidden', 'not_found', 'order_not_open', 'delivery_started'],
  }),
  act: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/money/acts',
    summary:
      'Refund, cancel an unpaid order, or answer, give in to or settle a dispute. Needs an Idempotency-Key header. Above a configured amount it is a proposal that another operator confirms',
    effect: 'change',
    body: ActOnMoney,
    answer: ActOutcome,
    errors: [
      'forbidden',
      'not_found',
      'order_not_open',
      'delivery_started',
      'money_changed',
      'proposal_waits',
      'idempotency_missing',
      'idempotency_mismatch',
      'idempotency_in_flight',
    ],
  }),
  confirm: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/money/proposals/:id/confirm',
    summary: 'Do what another operator has proposed, if nothing has changed since. Safe to repeat',
    effect: 'change',
    params: Params,
    answer: ActOutcome,
    errors: ['forbidden', 'not_found', 'order_not_open', 'delivery_started', 'money_changed'],
  }),
  refuse: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/money/proposals/:id/refuse',
    summary: 'Refuse or take back a proposal; nothing moves',
    effect: 'change',
    params: Params,
    body: z.object({ reason: Reason() }),
    answer: ActOutcome,
    errors: ['forbidden', 'not_found', 'money_changed'],
  }),
  returnAgain: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/money/returns/:id/again',
    summary:
      'Have the provider try once more to return what it could not. Safe to repeat while it is under way',
    effect: 'change',
    params: Params,
    body: z.object({ reason: Reason() }),
    answer: z.object({ done: z.literal(true) }),
    errors: ['forbidden', 'not_found'],
  }),
  decline: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/money/requests/:id/decline',
    summary: 'Decline what a buyer asked for; the buyer gets the words by mail',
    effect: 'change',
    params: Params,
    body: z.object({ reason: Reason() }),
    answer: z.object({ done: z.literal(true) }),
    errors: ['forbidden', 'not_found', 'money_changed', 'proposal_waits'],
  }),
} as const
