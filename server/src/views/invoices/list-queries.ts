import { ListedInvoice } from '@ledgerleaf/contract/invoices'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const perPage = 50

const iso = (column: SQL) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const listWhere = async (
  db: Reader,
  condition: SQL,
  before: string | undefined,
): Promise<{ invoices: ListedInvoice[]; more: boolean }> => {
  const older =
    before === undefined
      ? sql`true`
      : sql`(invoice.issued_at, invoice.number) < (select issued_at, number from invoices where number = ${before})`
  const rows = await query(
    db,
    ListedInvoice,
    sql`
    select invoice.number, invoice.kind, ${iso(sql`invoice.issued_at`)} as "issuedAt", ${iso(sql`invoice.due_at`)} as "dueAt",
      invoice.content ->> 'title' as title, invoice.order_id as "orderId", lower(invoice.content ->> 'currency') as currency,
      invoice.net_cents as "netMinor", invoice.vat_cents as "vatMinor", invoice.net_cents + invoice.vat_cents as "totalMinor",
      invoice.buyer ->> 'name' as buyer
    from invoices invoice where ${condition} and ${older}
    order by invoice.issued_at desc, invoice.number desc limit ${perPage + 1}`,
  )
  return { invoices: rows.slice(0, perPage), more: rows.length > perPage }
}

export const listOfBuyer = (db: Reader, buyerId: string, before?: string) =>
  listWhere(db, sql`invoice.order_id in (select id from orders where buyer_id = ${buyerId}::uuid)`, before)

export const listOfSeller = (db: Reader, sellerId: string, before?: string) =>
  listWhere(db, sql`invoice.seller_id = ${sellerId}::uuid`, before)

const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Whatever an operator has of it: its number, its buyer or its order, or a piece of one. */
export const searchInvoices = (db: Reader, find: string | undefined, before?: string) => {
  const wanted = find?.trim()
  if (!wanted) return listWhere(db, sql`true`, before)
  const like = `%${literally(wanted)}%`
  return listWhere(
    db,
    sql`(invoice.number ilike ${like} or invoice.buyer ->> 'name' ilike ${like} or invoice.order_id::text ilike ${like}
      or invoice.content ->> 'poNumber' ilike ${like} or invoice.content ->> 'paymentReference' ilike ${like})`,
    before,
  )
}
