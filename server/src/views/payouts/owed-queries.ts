import { OwedBack } from '@ledgerleaf/contract/payouts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { instant } from './write-instant.ts'

const columns = (
  operatorId: string,
) => sql`owed.id, owed.reference, owed.currency, owed.amount_minor as "amountMinor", owed.state, owed.why, owed.reason,
  owed.payee ->> 'holder' as "payeeName", right(coalesce(owed.payee ->> 'iban', owed.payee ->> 'account'), 4) as "payeeEnding",
  case when owed.named_by is null then null else json_build_object('by', coalesce(nullif(namer.name, ''), namer.email, 'A former operator'),
    'at', ${instant('owed.named_at')}, 'isYou', owed.named_by = ${operatorId}::uuid) end as named,
  case when owed.payee_before is null then null else json_build_object('name', owed.payee_before ->> 'holder',
    'ending', right(coalesce(owed.payee_before ->> 'iban', owed.payee_before ->> 'account'), 4)) end as before,
  coalesce(again.number, quote.invoice_number) as "invoiceNumber", ${instant('owed.owed_at')} as "owedAt", owed.return_reason as "returnReason",
  before.reference as follows`

const tables = sql`money_returns owed left join users namer on namer.id = owed.named_by left join quotes quote on quote.order_id = owed.order_id
  left join money_returns before on before.id = owed.follows_id
  left join invoices again on again.key = 'order:' || owed.order_id || '/2'`

const shownMax = 500

/** What is owed back to payers and in no run, the oldest first. */
export const findOwed = (db: Reader, operatorId: string): Promise<OwedBack[]> =>
  query(
    db,
    OwedBack,
    sql`select ${columns(operatorId)} from ${tables} where owed.state = 'owed' order by owed.owed_at, owed.id limit ${shownMax}`,
  )

const OwedOfRun = z.extend(OwedBack, { runId: z.string() })

export const findReturnsOf = (db: Reader, operatorId: string, runIds: readonly string[]) =>
  query(
    db,
    OwedOfRun,
    sql`select ${columns(operatorId)}, owed.run_id as "runId" from ${tables}
      where owed.run_id = any(${sql.param([...runIds])}::uuid[]) order by owed.reference`,
  )
