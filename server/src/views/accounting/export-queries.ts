import type { BookPeriod, ExportName } from '@ledgerleaf/contract/accounting'
import { type SQL, sql } from 'drizzle-orm'
import { endOf, isMoney, isWithin, startOf } from './book-queries.ts'

type PagedExport = {
  head: readonly string[]
  /** The next rows after a cursor: each with a cursor of its own and its cells. Nothing that can change later stands in them. */
  page: (period: BookPeriod, after: string | null) => SQL
}

const pageRows = 2000

const instant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)
// In brackets: a difference is taken before it is written as units of a hundred.
const amount = (cents: SQL): SQL => sql`to_char((${cents}) / 100.0, 'FM999999999999990.00')`
const currency = sql`upper(posting.asset)`
const named = sql`split_part(split_part(entry.key, ':', 2), '/', 1)`

/** Postings of the ledger in the order they took effect. */
const postingsPage =
  (cells: SQL, condition: SQL, joins: SQL = sql``) =>
  (period: BookPeriod, after: string | null): SQL =>
    sql`
    select posting.position::text as cursor, array[${cells}]::text[] as cells
    from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id ${joins}
    where ${isWithin(period)} and ${isMoney} and posting.position > ${after ?? '0'}::bigint and ${condition}
    order by posting.position limit ${pageRows}`

const lastPart = (column: SQL): SQL => sql`substring(${column} from '[^/]*$')`

/** One side of an exchange of currencies: the other side is what the buyer paid or got. */
const isExchange = (column: SQL): SQL => sql`${column} like 'world/money/exchange/%'`

/** What belongs to the whole order stands in its first line, so that a column can be added up. */
const once = (cell: SQL): SQL => sql`case when not exists (
  select from order_lines earlier where earlier.order_id = orders.id and earlier.id < line.id) then ${cell} end`

/** Who transferred what an account of an order took in by then, and by which words, as the bank told it. */
const transfersTo = (account: SQL): SQL => sql`left join lateral (
  select string_agg(distinct told.counterparty, '; ') as payer,
    string_agg(distinct coalesce(nullif(told.remittance, ''), told.end_to_end_id), '; ') as reference
  from ledger_postings came join ledger_entries taken on taken.id = came.entry_id and taken.kind = 'transfer'
  join bank_lines told on taken.key = 'transfer:' || told.id::text
  where came.to_account = ${account} and came.position < posting.position
) bank on ${account} like 'money/transferred/%'`

/** What was settled, line by line, as it was agreed. */
const ordersPage = (period: BookPeriod, after: string | null): SQL => sql`
  select line.id::text as cursor, array[${instant('orders.settled_at')}, ${instant('orders.placed_at')}, orders.id::text,
    line.id::text, line.sale_type, line.seller_id::text, line.listing_id::text, line.batch_id::text, line.quantity::text,
    ${amount(sql`line.price_per_credit_cents`)}, ${amount(sql`line.total_cents`)},
    ${amount(sql`line.total_cents - line.paid_cents`)}, ${amount(sql`line.paid_cents`)}, ${amount(sql`line.fee_cents`)},
    ${amount(sql`line.seller_cents`)}, 'USD', ${once(amount(sql`orders.vat_cents`))},
    ${once(amount(sql`orders.amount_minor`))}, ${once(sql`upper(orders.currency)`)},
    ${amount(sql`line.price_minor`)}, upper(line.currency)]::text[] as cells
  from orders join order_lines line on line.order_id = orders.id
  where orders.settled_at >= ${startOf(period)} and orders.settled_at < ${endOf(period)}
    and (${after}::uuid is null or (orders.settled_at, line.id) > (
      select earlier.settled_at, before.id from order_lines before join orders earlier on earlier.id = before.order_id
      where before.id = ${after}::uuid))
  order by orders.settled_at, line.id limit ${pageRows}`

const at = instant('entry.posted_at')
const isReturn = sql`entry.kind in ('repay', 'repay_failed')`
/** What is returned; a return that failed has the provider's name, and lies in the account of what it was for. */
const returned = sql`case entry.kind when 'repay' then ${named} else ${lastPart(sql`posting.to_account`)} end`

/** Each list that is no journal: one row for each thing that happened. */
export const pagedExports: Record<Exclude<ExportName, 'journal'>, PagedExport> = {
  orders: {
    head: [
      ...['settled_at', 'placed_at', 'order', 'line', 'sale_type', 'seller', 'listing', 'batch', 'credits'],
      ...['price', 'total', 'discount', 'paid', 'fee', 'seller_share', 'currency'],
      ...['order_vat', 'order_amount_paid', 'order_paid_in', 'asked_price', 'asked_in'],
    ],
    page: ordersPage,
  },
  payments: {
    head: ['paid_at', 'order', 'payer', 'provider', 'provider_reference', 'amount', 'currency'],
    page: postingsPage(
      sql`${at}, ${named}, coalesce(bank.payer, ${lastPart(sql`posting.from_account`)}),
        case when payment.pay = 'transfer' then 'bank transfer' else payment.provider end,
        coalesce(bank.reference, payment.intent_id), ${amount(sql`posting.amount`)}, ${currency}`,
      sql`entry.kind = 'pay' and not ${isExchange(sql`posting.from_account`)}`,
      sql`left join payments payment on entry.kind = 'pay' and payment.order_id::text = ${named}
        ${transfersTo(sql`posting.from_account`)}`,
    ),
  },
  fees: {
    head: ['at', 'what', 'reference', 'seller', 'fee', 'currency'],
    page: postingsPage(
      sql`${at}, case when posting.to_account like 'money/fees/%' then 'kept' else 'given back' end, ${named},
        case when posting.to_account like 'money/fees/%' then ${lastPart(sql`posting.to_account`)}
          else ${lastPart(sql`posting.from_account`)} end,
        ${amount(sql`case when posting.to_account like 'money/fees/%' then posting.amount else -posting.amount end`)}, ${currency}`,
      sql`(posting.to_account like 'money/fees/%' or posting.from_account like 'money/fees/%')`,
    ),
  },
  refunds: {
    head: ['returned_at', 'return', 'order', 'payee', 'amount', 'currency'],
    page: postingsPage(
      // What the provider took and could not return is with us again, and is returned once more later.
      sql`${at}, ${returned}, coalesce(part.order_id::text, promised.order_id::text, ${returned}),
        coalesce(bank.payer,
          ${lastPart(sql`case entry.kind when 'repay' then posting.to_account else posting.from_account end`)}),
        ${amount(sql`case entry.kind when 'repay' then posting.amount else -posting.amount end`)}, ${currency}`,
      sql`(entry.kind = 'repay' and not ${isExchange(sql`posting.to_account`)}
        or entry.kind = 'repay_failed' and not ${isExchange(sql`posting.from_account`)})`,
      sql`left join part_refunds part on ${isReturn} and part.id::text = ${returned}
        left join order_milestones milestone on ${isReturn} and milestone.id::text = ${returned}
        left join order_lines promised on promised.id = milestone.line_id
        ${transfersTo(sql`posting.to_account`)}`,
    ),
  },
  returns: {
    head: ['at', 'what', 'reference', 'why', 'order', 'payee', 'amount', 'currency'],
    page: postingsPage(
      // Until it is sent somebody may still say where to, so whom it goes to stands where it went.
      sql`${at}, case when entry.kind = 'send_back' then 'sent back'
          when posting.from_account = 'world/money/payers' or posting.from_account like 'money/owed/%' then 'came back'
          else 'owed back' end,
        back.reference, back.why, back.order_id::text, case when entry.kind = 'send_back' then back.payee ->> 'holder' end,
        ${amount(sql`posting.amount`)}, ${currency}`,
      sql`entry.kind in ('owe', 'send_back')`,
      sql`left join money_returns back on back.id::text = ${named}`,
    ),
  },
  payouts: {
    head: ['at', 'what', 'reference', 'seller', 'amount', 'currency'],
    page: postingsPage(
      sql`${at}, case entry.kind when 'payout' then 'sent' when 'payout_arrived' then 'arrived' else 'came back' end,
        payout.reference, payout.seller_id::text, ${amount(sql`posting.amount`)}, ${currency}`,
      sql`entry.kind in ('payout', 'payout_arrived', 'payout_returned')`,
      sql`left join payouts payout on payout.id::text = ${named}`,
    ),
  },
}

export const journalPage = postingsPage(
  sql`to_char(entry.posted_at at time zone 'utc', 'YYYY-MM-DD'), posting.position::text, entry.key, entry.kind,
    posting.from_account, posting.to_account, ${amount(sql`posting.amount`)}, ${currency},
    coalesce(payout.reference, back.reference, nullif(told.remittance, ''), told.end_to_end_id, ${named})`,
  sql`true`,
  // By what the bank's own file names it, so that a line of the bank and one of the books can be laid side by side.
  sql`left join payouts payout on entry.kind like 'payout%' and payout.id::text = ${named}
    left join money_returns back on entry.kind in ('owe', 'send_back') and back.id::text = ${named}
    left join bank_lines told on entry.kind in ('transfer', 'claim') and told.id::text = ${named}`,
)
