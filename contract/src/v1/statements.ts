import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { StatementRow } from '../statement.ts'
import { Money, named, Page, pageQuery } from './shapes.ts'

/** What came in and went out of a seller’s balance, in all. */
export const Statement = z.object({
  object: z.literal('statement'),
  sales: Money,
  fees: Money,
  refunds: Money,
  payouts: Money,
  /** Earned and not yet paid out. */
  balance: Money,
})
named.add(Statement, { id: 'Statement' })
export type V1Statement = z.infer<typeof Statement>

/** One line of it: an entry of the ledger. */
export const Movement = z.object({
  object: z.literal('movement'),
  id: z.string(),
  at: z.string(),
  kind: StatementRow.shape.kind,
  /** The id of the order, or the reference of the payout. */
  reference: z.string(),
  projectName: z.nullable(z.string()),
  /** Below zero where they went back; null for a payout. */
  quantity: z.nullable(z.object({ amount: z.int(), unit: z.literal('tCO2e') })),
  gross: z.nullable(Money),
  fee: z.nullable(Money),
  /** What it changed of the balance, and that after it. */
  net: Money,
  balance: Money,
})
named.add(Movement, { id: 'Movement' })
export type V1Movement = z.infer<typeof Movement>

const shared = { tag: 'Statements', method: 'GET', effect: 'read', caller: 'key', scope: 'read' } as const

export const statementsApi = {
  find: endpoint({
    ...shared,
    path: '/v1/seller/statement',
    summary: 'What the organisation sold, was paid and has left',
    answer: Statement,
    errors: ['forbidden'],
  }),
  movements: endpoint({
    ...shared,
    path: '/v1/seller/statement/movements',
    summary: 'Sales, refunds and payouts one by one, the newest first',
    query: z.object(pageQuery),
    answer: Page(Movement),
    errors: ['forbidden', 'invalid_input'],
  }),
}
