import { OwedBack } from '@ledgerleaf/contract/payouts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { instant } from './write-instant.ts'

const columns = sql`owed.id, owed.reference, owed.currency, owed.amount_minor as "amountMinor", owed.state, owed.why, owed.reason,
  owed.payee ->> 'holder' as "payeeName", right(coalesce(owed.payee ->> 'iban', owed.payee ->> 'account'), 4) as "payeeEnding",
  coalesce(again.number, quote.invoice_number) as "invoiceNumber", ${instant('owed.owed_at')} as "owedAt", owed.return_reason as "returnReason"`

const tables = sql`money_returns owed left join quotes quote on quote.order_id = owed.order_id
  left join invoices again on again.key = 'order:' || owed.order_id || '/2'`

const shownMax = 500

/** What is owed back to payers and in no run, the oldest first. */
export const findOwed = (db: Reader): Promise<OwedBack[]> =>
  query(
    db,
    OwedBack,
    sql`select ${columns} from ${tables} where owed.state = 'owed' order by owed.owed_at, owed.id limit ${shownMax}`,
  )

const OwedOfRun = z.extend(OwedBack, { runId: z.string() })

export const findReturnsOf = (db: Reader, runIds: readonly string[]) =>
  query(
    db,
    OwedOfRun,
    sql`select ${columns}, owed.run_id as "runId" from ${tables}
      where owed.run_id = any(${sql.param([...runIds])}::uuid[]) order by owed.reference`,
  )
