import * as z from 'zod/mini'
import { endpoint, FileAnswer } from './endpoint.ts'
import { Cents } from './units.ts'

export const StatementRow = z.object({
  /** Of its entry in the ledger. */
  id: z.string(),
  at: z.string(),
  kind: z.enum(['sale', 'refund', 'payout', 'payout_returned']),
  /** The order's id, or the payout's reference. */
  reference: z.string(),
  projectName: z.nullable(z.string()),
  /** Below zero where they went back; null for a payout. */
  credits: z.nullable(z.int()),
  /** What was paid for the credits, below zero where it went back; null for a payout. Less the fee it is the net. */
  grossCents: z.nullable(z.int()),
  /** Below zero where it was given back. */
  feeCents: z.nullable(z.int()),
  /** What it changed of the balance: below zero for a refund or a payout. */
  netCents: z.int(),
  balanceCents: z.int(),
})
export type StatementRow = z.infer<typeof StatementRow>

export const Statement = z.object({
  salesCents: Cents,
  feesCents: Cents,
  refundsCents: Cents,
  payoutsCents: Cents,
  /** Earned and not yet paid out. */
  balanceCents: Cents,
  /** How many older rows there are than those that follow; the sums count them. */
  earlierRows: z.int(),
  /** Newest first. */
  rows: z.array(StatementRow),
})
export type Statement = z.infer<typeof Statement>

/** What a month brought, by UTC. Sales less what went back less fees is the net; a payout is none of them. */
export const SalesMonth = z.object({
  /** As in 2026-03. */
  month: z.string(),
  salesCents: z.int(),
  refundsCents: z.int(),
  /** Without those that were given back: in a month of returns it may be below zero. */
  feesCents: z.int(),
  netCents: z.int(),
  /** Sold or delivered, less those that went back. */
  credits: z.int(),
})
export type SalesMonth = z.infer<typeof SalesMonth>

export const SalesMonths = z.object({
  /** Those in which something was sold or went back, the oldest first. */
  months: z.array(SalesMonth),
  /** The first month that is told one by one, and what all before it brought. */
  firstMonth: z.string(),
  earlierNetCents: z.int(),
  /** The month it is now. */
  asOf: z.string(),
})
export type SalesMonths = z.infer<typeof SalesMonths>

const statement = <Answer extends z.ZodMiniType>(path: `/${string}`, summary: string, answer: Answer) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    tag: 'Statement',
    effect: 'read',
    caller: 'person',
    answer,
    errors: ['forbidden', 'unavailable'],
  })

export const statementApi = {
  find: statement('/api/statement', 'The seller’s sales, fees and payouts', Statement),
  months: statement(
    '/api/statement/months',
    'What each month brought, from the rows of the statement',
    SalesMonths,
  ),
  csv: statement('/api/statement/export.csv', 'The same as a spreadsheet reads it', FileAnswer),
  pdf: statement('/api/statement/export.pdf', 'The same as PDF', FileAnswer),
} as const
