import { orderEnding } from '@ledgerleaf/contract/order-name'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const hexOnly = /^[0-9a-f]{4,32}$/

/** The ids that begin so, as a range: `0193` is everything from 0193000… to 0193fff…. */
const idsFrom = (text: string): SQL | null => {
  // A credit note is named by its order and a place.
  const start = text
    .toLowerCase()
    .replace(/-c\d+$/, '')
    .replaceAll('-', '')
  if (!hexOnly.test(start)) return null
  return sql`orders.id between ${start.padEnd(32, '0')}::uuid and ${start.padEnd(32, 'f')}::uuid`
}

/** An amount as people write it, of any currency: 1,240.50, $1240, €1240.5. */
export const amountOf = (text: string): number | null => {
  const [, whole = '', rest = ''] =
    /^[-−]?[$€£]?\s?(\d[\d,]{0,15})(?:\.(\d{1,2}))?(?:\s?(?:USD|EUR|GBP))?$/i.exec(text) ?? []
  return whole === '' ? null : Number(whole.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'))
}

/** What an order came to, or went back of it, in dollars or as it was paid. */
const amountIs = (minor: number): SQL => sql`(
  ${minor} in (orders.total_cents, orders.total_cents + orders.vat_cents, orders.amount_minor)
  or orders.id in (select order_id from part_refunds where ${minor} in (amount_cents, amount_minor))
  or orders.id in (select order_id from refunds where ${minor} in (amount_cents, amount_minor))
  or orders.id in (select order_id from disputes where ${minor} in (amount_cents, amount_minor))
  or orders.id in (select order_id from order_lines where total_cents = ${minor}))`

/** A number of ours or of the buyer's books: of an invoice, a credit note, a quote, a purchase order, a transfer or one back. */
const numberIs = (text: string): SQL => sql`(
  orders.id in (select order_id from invoices where lower(number) = lower(${text}))
  or orders.id in (select order_id from quotes where lower(${text}) in
    (lower(number), lower(invoice_number), lower(reference), lower(po_number)))
  or orders.id in (select order_id from money_returns where lower(reference) = lower(${text}))
  or right(orders.id::text, 8) = ${orderEnding(text)})`

/** A name the provider gave: of a page, a payment, a refund or a dispute. */
const providerIs = (text: string): SQL => sql`(
  orders.id in (select order_id from payments where session_id = ${text} or intent_id = ${text})
  or orders.id in (select order_id from refunds where provider_id = ${text})
  or orders.id in (select order_id from part_refunds where provider_id = ${text} or reference = ${text})
  or orders.id in (select order_id from disputes where id = ${text}))`

/** Words that stand somewhere: in an address, a company and its tax number, what a bank told, a project, a seller, a listing. */
const wordsIn = (text: string): SQL => {
  const stands = (column: SQL) => sql`position(lower(${text}) in lower(${column})) > 0`
  return sql`(${stands(sql`coalesce(orders.email, '')`)}
    or ${stands(sql`coalesce(orders.enterprise ->> 'companyName', '')`)}
    or ${stands(sql`coalesce(orders.enterprise ->> 'businessEmail', '')`)}
    or ${stands(sql`coalesce(orders.enterprise ->> 'contactName', '')`)}
    or ${stands(sql`coalesce(orders.enterprise ->> 'taxId', '')`)}
    or ${stands(sql`orders.basket_name`)}
    or orders.id in (select order_id from quotes where ${stands(sql`billing_email`)})
    or orders.id in (select match_id from bank_lines where match_kind = 'transfer'
      and (${stands(sql`coalesce(counterparty, '')`)} or ${stands(sql`remittance`)}))
    or orders.buyer_id in (select id from parties
      where ${stands(sql`email`)} or ${stands(sql`name`)} or ${stands(sql`coalesce(company, '')`)})
    or orders.id in (
      select line.order_id from order_lines line
      join batches batch on batch.id = line.batch_id join projects project on project.id = batch.project_id
      join listings listing on listing.id = line.listing_id
      left join seller_profiles seller on seller.seller_id = line.seller_id left join parties person on person.id = line.seller_id
      where ${stands(sql`project.name`)} or ${stands(sql`listing.token_id`)}
        or ${stands(sql`coalesce(project.registry_project_id, '')`)}
        or ${stands(sql`coalesce(seller.company_name, '')`)} or ${stands(sql`coalesce(person.email, '')`)}))`
}

const Batch = z.object({ id: z.string(), prefix: z.string() })

/** Serials as a registry writes them, or the block they are of: whoever was sold them, or got them for a promise. */
const serialsIn = async (db: Reader, text: string): Promise<SQL | null> => {
  const batches = await query(
    db,
    Batch,
    sql`select id, serial_prefix as prefix from batches
      where serial_prefix <> '' and position(lower(serial_prefix) in lower(${text})) > 0`,
  )
  if (batches.length === 0) return null
  const longest = Math.max(...batches.map(({ prefix }) => prefix.length))
  const named = batches.filter(({ prefix }) => prefix.length === longest)
  const at = text.toLowerCase().indexOf(named[0]?.prefix.toLowerCase() ?? '')
  const around = `${text.slice(0, at)} ${text.slice(at + longest)}`
  const numbers = (around.match(/\d{1,15}/g) ?? []).map(Number)
  const has =
    numbers.length === 0
      ? sql`true`
      : sql.join(
          numbers.map((number) => sql`posting.serials @> ${number}::bigint`),
          sql` or `,
        )
  const ids = sql.param(named.map(({ id }) => id))
  return sql`orders.id in (
    select line.order_id from order_lines line
    join ledger_entries entry on entry.key = 'settle:' || line.order_id::text
    join ledger_postings posting on posting.entry_id = entry.id and posting.asset = line.batch_id::text
    where line.batch_id = any(${ids}::uuid[]) and (${has})
    union all
    select line.order_id from forward_deliveries delivery
    join order_milestones milestone on milestone.id = delivery.milestone_id join order_lines line on line.id = milestone.line_id
    join ledger_entries entry on entry.key = 'deliver:' || delivery.id::text
    join ledger_postings posting on posting.entry_id = entry.id and posting.asset = delivery.batch_id::text
    where delivery.batch_id = any(${ids}::uuid[]) and (${has}))`
}

/** The orders that anything of this text names. A number is an amount and may be the start of an id as well. */
export const searchOrders = async (db: Reader, asked: string): Promise<SQL> => {
  const text = asked.trim()
  if (text === '') return sql`true`
  const minor = amountOf(text)
  const found = [
    idsFrom(text),
    minor === null ? null : amountIs(minor),
    providerIs(text),
    numberIs(text),
    await serialsIn(db, text),
    wordsIn(text),
  ]
  return sql`(${sql.join(
    found.filter((one) => one !== null),
    sql` or `,
  )})`
}
