import * as z from 'zod/mini'
import type { Reader, Tx } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { namedStatement } from '../platform/named-statement.ts'

type SalesStop = { reason: string; stoppedAt: Date }

const find = namedStatement(
  'ledger_find_sales_stop',
  z.object({ reason: z.string(), stoppedAt: z.string() }),
  'select reason, stopped_at as "stoppedAt" from sales_stops where lifted_at is null',
)
const stop = namedStatement(
  'ledger_stop_sales',
  z.object({ id: z.string() }),
  `insert into sales_stops (id, reason, stopped_at) values ($1, $2, $3)
   on conflict ((true)) where lifted_at is null do nothing returning id`,
)
const lift = namedStatement(
  'ledger_resume_sales',
  z.object({ id: z.string() }),
  'update sales_stops set lifted_at = greatest($1, stopped_at) where lifted_at is null returning id',
)

/** Why nothing is sold at the moment; null when everything is as it should be. */
export const findSalesStop = async (db: Reader): Promise<SalesStop | null> => {
  const [row] = await find(db, [])
  return row ? { reason: row.reason, stoppedAt: new Date(row.stoppedAt) } : null
}

/**
 * From the moment this commits nothing more is promised to anybody. What was paid for still settles. Answers the stop's id,
 * null when sales were stopped before.
 */
export const stopSales = async (tx: Tx, reason: string, now: Date): Promise<string | null> =>
  (await stop(tx, [newId(now.getTime()), reason, now]))[0]?.id ?? null

/** Answers the id of the stop that was lifted, null when there was none. */
export const resumeSales = async (tx: Tx, now: Date): Promise<string | null> =>
  (await lift(tx, [now]))[0]?.id ?? null
