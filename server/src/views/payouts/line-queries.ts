import { LikelyInvoice, OpenLine } from '@ledgerleaf/contract/bank'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { instant } from './write-instant.ts'

const linesMax = 200
const likelyMax = 3

const Line = z.omit(OpenLine, { likely: true })

const Likely = z.extend(LikelyInvoice, { lineId: z.string() })

/**
 * Invoices that open lines may be for. An invoice waits for the exact amount, its number stands in the words, or its
 * company's name and the payer's begin alike.
 */
const findLikely = (db: Reader, lineIds: readonly string[]) =>
  query(
    db,
    Likely,
    sql`with awaited as (
        select quote.order_id, orders.currency, quote.invoice_number as number, coalesce(orders.enterprise ->> 'companyName', '') as company,
          upper(regexp_replace(quote.invoice_number, '[^0-9A-Za-z]', '', 'g')) as plain,
          payment.amount_cents - coalesce((select amount from ledger_balances
            where account = 'money/transferred/' || quote.order_id and asset = orders.currency), 0) as missing
        from quotes quote join orders on orders.id = quote.order_id and orders.status = 'pending'
        join payments payment on payment.order_id = quote.order_id where quote.state = 'accepted'
      ), judged as (
        select line.id as line_id, awaited.*, awaited.missing = line.amount_cents and awaited.currency = lower(line.currency) as same_amount,
          position(awaited.plain in upper(regexp_replace(line.remittance, '[^0-9A-Za-z]', '', 'g'))) > 0 as names_it,
          length(awaited.company) > 3 and line.counterparty is not null
            and lower(left(awaited.company, 8)) = lower(left(line.counterparty, 8)) as same_name
        from bank_lines line join awaited on awaited.currency = lower(line.currency)
        where line.id = any(${sql.param([...lineIds])}::uuid[]) and line.is_credit and line.return_reason is null
      ), ranked as (
        select *, row_number() over (partition by line_id
          order by names_it desc, same_amount and same_name desc, same_name desc, same_amount desc, number) as place
        from judged where same_amount or names_it or same_name
      )
      select line_id as "lineId", order_id as "orderId", number, company, currency, missing as "missingMinor",
        concat_ws(', ', case when names_it then 'names its number' end, case when same_amount then 'the same amount' end,
          case when same_name then 'the same name' end) as because
      from ranked where place <= ${likelyMax} order by line_id, place`,
  )

/** Lines that nobody has explained, newest first. */
export const findOpenLines = async (db: Reader, operatorId: string): Promise<OpenLine[]> => {
  const lines = await query(
    db,
    Line,
    sql`select line.id, booked_on::text as "bookedOn", amount_cents as "amountCents", currency, is_credit as "isCredit",
        end_to_end_id as "endToEndId", remittance, counterparty, return_reason as "returnReason", line.state, note,
        case when wanted.id is null then null else json_build_object('id', wanted.id, 'act', wanted.act, 'invoice', wanted.invoice,
          'reason', wanted.reason, 'madeBy', coalesce(nullif(maker.name, ''), maker.email, 'A former operator'),
          'madeAt', ${instant('wanted.made_at')}, 'isOwn', wanted.made_by = ${operatorId}::uuid) end as proposal
      from bank_lines line left join line_proposals wanted on wanted.line_id = line.id and wanted.state = 'proposed'
      left join users maker on maker.id = wanted.made_by
      where line.state = 'open' order by booked_on desc, line.id limit ${linesMax}`,
  )
  const likely = await findLikely(
    db,
    lines.map(({ id }) => id),
  )
  return lines.map((line) => ({
    ...line,
    likely: likely.filter(({ lineId }) => lineId === line.id).map(({ lineId: _, ...one }) => one),
  }))
}
