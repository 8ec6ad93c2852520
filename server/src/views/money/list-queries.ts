import { type MoneyFigure, MoneyList, MoneyRow, stateGroups } from '@ledgerleaf/contract/money-lists'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { projectsOf } from '../orders/index.ts'
import { listColumns, lists } from './list-sql.ts'
import { buyerName, iso, joinBuyer } from './money-sql.ts'
import { amountOf, searchOrders } from './search-orders.ts'

const Row = z.extend(MoneyRow, { cursor: z.string() })

const rowsMax = 50

export type ListFilter = {
  q?: string | undefined
  state?: string | undefined
  from?: string | undefined
  until?: string | undefined
  after?: string | undefined
}
type Page = { rows: MoneyRow[]; next: string | null; total: MoneyFigure | null; elsewhere: MoneyList[] }

const cursorOf = (text: string | undefined): { at: string; id: string } | null => {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)\|(.{1,200})$/.exec(text ?? '') ?? []
  return at && id ? { at, id } : null
}

const statesOf = (list: MoneyList, state: string): readonly string[] => stateGroups[list]?.[state] ?? [state]

/** What names an order names its rows; a payout, a transfer back and a line of the bank also have words and an amount of their own. */
const searched = async (db: Reader, asked: string | undefined): Promise<SQL> => {
  const text = asked?.trim() ?? ''
  if (text === '') return sql`true`
  const minor = amountOf(text)
  return sql`(${await searchOrders(db, text)} or position(lower(${text}) in lower(row.words)) > 0
    ${minor === null ? sql`` : sql`or row.words is not null and ${minor} in (abs(row.amount), abs(row.minor))`})`
}

const conditionOf = async (
  db: Reader,
  list: MoneyList,
  { q, state, from, until }: ListFilter,
): Promise<SQL> => {
  const conditions = [
    await searched(db, q),
    ...(state ? [sql`row.state = any(${sql.param([...statesOf(list, state)])}::text[])`] : []),
    ...(from ? [sql`row.at >= ${from}::date::timestamp at time zone 'utc'`] : []),
    ...(until ? [sql`row.at < (${until}::date + 1)::timestamp at time zone 'utc'`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

const rowsOf = (list: MoneyList): SQL => sql`(${lists[list]}) as row ${listColumns}
  left join orders on orders.id = row.order_id`

const Sum = z.object({
  currency: z.string(),
  count: z.number(),
  cents: z.number(),
  minor: z.number(),
  cameMinor: z.number(),
  leftMinor: z.number(),
})

const totalOf = async (db: Reader, list: MoneyList, condition: SQL): Promise<MoneyFigure> => {
  const sums = await query(
    db,
    Sum,
    sql`select row.currency, count(*) as count, coalesce(sum(row.amount), 0)::bigint as cents, sum(row.minor)::bigint as minor,
        sum(greatest(row.minor, 0))::bigint as "cameMinor", sum(greatest(-row.minor, 0))::bigint as "leftMinor"
      from ${rowsOf(list)} where ${condition} group by 1 order by 1`,
  )
  const add = (what: 'count' | 'cents') => sums.reduce((all, one) => all + one[what], 0)
  return {
    count: add('count'),
    cents: add('cents'),
    sums: sums.map(({ cents: _, ...sum }) => sum),
  }
}

/** What a list comes to. */
export const findTotal = async (db: Reader, list: MoneyList, filter: ListFilter): Promise<MoneyFigure> =>
  totalOf(db, list, await conditionOf(db, list, filter))

/** The other lists in which the same words find something. */
const findElsewhere = async (db: Reader, list: MoneyList, q: string): Promise<MoneyList[]> => {
  const found: MoneyList[] = []
  for (const other of MoneyList.options)
    if (other !== list && (await findTotal(db, other, { q })).count > 0) found.push(other)
  return found
}

/** One page of a list, newest first; with the first, what all of it comes to. */
export const findMoneyRows = async (db: Reader, list: MoneyList, filter: ListFilter): Promise<Page> => {
  const cursor = cursorOf(filter.after)
  const condition = await conditionOf(db, list, filter)
  const rows = await query(
    db,
    Row,
    sql`
    select row.id, row.order_id as "orderId", ${iso(sql`row.at`)} as at, row.state,
      coalesce(row.who, ${buyerName}) as who, coalesce(row.what, ${projectsOf}, '') as what, row.detail,
      row.amount as "amountCents", row.currency, row.minor,
      to_char(row.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '|' || row.id as cursor
    from ${rowsOf(list)} ${joinBuyer}
    where ${condition} ${cursor ? sql`and (row.at, row.id) < (${cursor.at}::timestamptz, ${cursor.id})` : sql``}
    order by row.at desc, row.id desc limit ${rowsMax + 1}`,
  )
  const shown = rows.slice(0, rowsMax)
  return {
    rows: shown.map(({ cursor: _, ...row }) => row),
    next: rows.length > rowsMax ? (shown.at(-1)?.cursor ?? null) : null,
    total: cursor ? null : await totalOf(db, list, condition),
    elsewhere: rows.length === 0 && filter.q?.trim() ? await findElsewhere(db, list, filter.q) : [],
  }
}
