import type { MarketSort } from '@ledgerleaf/contract/market'
import { type SQL, sql } from 'drizzle-orm'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'

/** Where a page ended: the sort it was in, the last row's value as PostgreSQL writes it, and the row. */
type Cursor = { sort: MarketSort; value: string; id: string }

type Order = { column: SQL; type: SQL; descending: boolean }
const orders: Record<MarketSort, Order> = {
  newest: { column: sql`market.listed_at`, type: sql`timestamptz`, descending: true },
  cheapest: { column: sql`market.lead_min_cents`, type: sql`bigint`, descending: false },
  dearest: { column: sql`market.lead_max_cents`, type: sql`bigint`, descending: true },
  vintage: { column: sql`market.newest_vintage`, type: sql`int`, descending: true },
  name: { column: sql`market.name_key`, type: sql`text`, descending: false },
}

const refused = (): DomainError =>
  new DomainError('invalid_input', { field: 'cursor', message: 'This page can no longer be continued.' })

const values: Record<MarketSort, RegExp> = {
  newest: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  cheapest: /^\d{1,16}$/,
  dearest: /^\d{1,16}$/,
  vintage: /^\d{4}$/,
  name: /^[^\0]{1,400}$/,
}

const readCursor = (text: string, sort: MarketSort): Cursor => {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    throw refused()
  }
  const [named, value, id] = Array.isArray(parts) ? (parts as unknown[]) : []
  const whole = typeof value === 'string' && typeof id === 'string' && isId(id)
  if (named !== sort || !whole || !values[sort].test(value)) throw refused()
  return { sort, value, id }
}

export const writeCursor = ({ sort, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

/** The order of a page, and where it begins: after the row the cursor names, so that no row is read twice or skipped. */
export const pageOrder = (sort: MarketSort, cursor: string | undefined) => {
  const { column, type, descending } = orders[sort]
  const direction = descending ? sql.raw('desc') : sql.raw('asc')
  const after = descending ? sql.raw('<') : sql.raw('>')
  const from = cursor === undefined ? undefined : readCursor(cursor, sort)
  return {
    value: sql`${column}::text`,
    orderBy: sql`${column} ${direction}, market.project_id ${direction}`,
    begins: from
      ? sql`(${column}, market.project_id) ${after} (${from.value}::${type}, ${from.id}::uuid)`
      : sql`true`,
  }
}
