import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'

const Row = z.object({ since: z.string() })

/**
 * Whoever has called back their money for credits may not use them meanwhile. All they have of the batch waits: which of
 * equal credits are the disputed ones is nobody's to choose.
 */
export const refuseFrozen = async (tx: Tx, personId: string, batchId: string): Promise<void> => {
  const frozen = await query(
    tx,
    Row,
    sql`select since::text as since from credit_freezes where person_id = ${personId} and batch_id = ${batchId} limit 1`,
  )
  if (frozen.length > 0) throw new DomainError('credits_disputed')
}

/** Whether a bank has still to decide about the payment of an order. */
export const isOrderFrozen = async (db: Reader, orderId: string): Promise<boolean> => {
  const frozen = await query(
    db,
    Row,
    sql`select since::text as since from credit_freezes where order_id = ${orderId} limit 1`,
  )
  return frozen.length > 0
}
