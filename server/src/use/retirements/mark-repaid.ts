import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'

/**
 * The money of an order went back, and some of its credits were retired by then. That is for good; whose money it is not any
 * more has no claim to make from it. Those count that the order retired by itself, and those whose every serial it brought.
 */
export const markRepaid = async (tx: Tx, orderId: string, now: Date): Promise<void> => {
  await tx.execute(sql`
    with came as (
      select posting.asset, range_agg(run) as serials
      from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id cross join unnest(posting.serials) run
      where entry.key = 'settle:' || ${orderId} and posting.to_account like 'credits/owned/%'
      group by posting.asset
    )
    update retirements set repaid_at = ${now.toISOString()}::timestamptz
    where repaid_at is null and (order_id = ${orderId} or exists (
      select from came
        join ledger_entries act on act.key = 'retire:' || retirements.id::text
        join ledger_postings gone on gone.entry_id = act.id and gone.asset = came.asset and gone.serials <@ came.serials
      where came.asset = retirements.batch_id::text))`)
}
