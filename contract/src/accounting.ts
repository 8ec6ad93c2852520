import * as z from 'zod/mini'
import { endpoint, FileAnswer } from './endpoint.ts'

/** What can be had of a period: lists of what happened in it, and the journal that is the whole of it. */
export const ExportName = z.enum(['journal', 'orders', 'payments', 'fees', 'refunds', 'payouts', 'returns'])
export type ExportName = z.infer<typeof ExportName>

const Day = z.iso.date('Write a day as year, month and day')

/** Whole days by Coordinated Universal Time, the first and the last. */
export const BookPeriod = z.object({ from: Day, to: Day }).check(
  z.refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'The last day must not come before the first',
  }),
)
export type BookPeriod = z.infer<typeof BookPeriod>

const dayAfter = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

const monthsOf = (year: number, first: number, count: number): BookPeriod => ({
  from: `${year}-${String(first).padStart(2, '0')}-01`,
  to: dayAfter(year, first + count - 1),
})

/** A year as 2026, a quarter as 2026-Q3, a month as 2026-11; null where it is none of them. */
export const namedPeriod = (name: string): BookPeriod | null => {
  const [, year = '', quarter = '', month = ''] =
    /^(\d{4})(?:-(?:Q([1-4])|(0[1-9]|1[0-2])))?$/.exec(name) ?? []
  if (!year) return null
  if (quarter) return monthsOf(Number(year), Number(quarter) * 3 - 2, 3)
  return month ? monthsOf(Number(year), Number(month), 1) : monthsOf(Number(year), 1, 12)
}

/** An account of the books over a period. A debit is more than nothing, a credit less. */
export const BookedAccount = z.object({
  code: z.string(),
  name: z.string(),
  currency: z.string(),
  openingCents: z.int(),
  debitCents: z.int(),
  creditCents: z.int(),
  closingCents: z.int(),
})
export type BookedAccount = z.infer<typeof BookedAccount>

const operator = {
  method: 'GET',
  tag: 'Accounting',
  effect: 'read',
  caller: 'person',
  query: BookPeriod,
} as const

export const accountingApi = {
  balances: endpoint({
    ...operator,
    path: '/api/operator/accounting',
    summary: 'Every account of the books over a period: before, moved, after',
    answer: z.object({ accounts: z.array(BookedAccount) }),
    errors: ['forbidden'],
  }),
  export: endpoint({
    ...operator,
    path: '/api/operator/accounting/:name/export.csv',
    summary:
      'What happened in a period, as CSV; of a period that is over the same bytes whenever it is asked for',
    params: z.object({ name: ExportName }),
    answer: FileAnswer,
    errors: ['forbidden'],
  }),
} as const
