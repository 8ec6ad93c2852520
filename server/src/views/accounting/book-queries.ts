import type { BookedAccount, BookPeriod } from '@ledgerleaf/contract/accounting'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { bookAccount, type Chart } from './chart.ts'

/** A period as instants: its last day is over when the next begins. */
export const startOf = ({ from }: BookPeriod): SQL => sql`${from}::date::timestamp at time zone 'utc'`
export const endOf = ({ to }: BookPeriod): SQL => sql`(${to}::date + 1)::timestamp at time zone 'utc'`
export const isWithin = (period: BookPeriod): SQL =>
  sql`entry.posted_at >= ${startOf(period)} and entry.posted_at < ${endOf(period)}`

/** Money has a currency of three letters; credits are named by their batch. */
export const isMoney = sql`posting.asset ~ '^[a-z]{3}$'`

const Sum = z.object({
  account: z.string(),
  asset: z.string(),
  opening: z.number(),
  debit: z.number(),
  credit: z.number(),
})

/**
 * What every account of the books held before a period, what was moved in it and what it held after. Money that leaves an
 * account is a debit there and a credit where it goes: what is owed to somebody, or was earned, grows by credits.
 */
export const findBooks = async (db: Reader, chart: Chart, period: BookPeriod): Promise<BookedAccount[]> => {
  const rows = await query(
    db,
    Sum,
    sql`
    select side.account, posting.asset,
      coalesce(sum(side.debit - side.credit) filter (where entry.posted_at < ${startOf(period)}), 0)::bigint as opening,
      coalesce(sum(side.debit) filter (where entry.posted_at >= ${startOf(period)}), 0)::bigint as debit,
      coalesce(sum(side.credit) filter (where entry.posted_at >= ${startOf(period)}), 0)::bigint as credit
    from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
    -- Without whose it is: the books know kinds of accounts.
    cross join lateral (values
      (regexp_replace(posting.from_account, '[0-9a-f-]{36}$', ''), posting.amount, 0),
      (regexp_replace(posting.to_account, '[0-9a-f-]{36}$', ''), 0, posting.amount)
    ) side (account, debit, credit)
    where ${isMoney} and entry.posted_at < ${endOf(period)}
    group by 1, 2`,
  )
  const books = new Map<string, BookedAccount>()
  for (const { account, asset, opening, debit, credit } of rows) {
    const { code, name } = bookAccount(chart, account)
    const currency = asset.toUpperCase()
    const none = { openingCents: 0, debitCents: 0, creditCents: 0, closingCents: 0 }
    const book = books.get(`${code} ${currency}`) ?? { code, name, currency, ...none }
    book.openingCents += opening
    book.debitCents += debit
    book.creditCents += credit
    book.closingCents += opening + debit - credit
    books.set(`${code} ${currency}`, book)
  }
  return [...books.values()].sort((a, b) => (`${a.code} ${a.currency}` < `${b.code} ${b.currency}` ? -1 : 1))
}
