import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'

/** What a person has of these batches stays where it is until the dispute is decided. Safe to repeat. */
export const freezeCredits = async (
  tx: Tx,
  disputeId: string,
  /** Whose buyer is null for a guest. */
  order: { id: string; buyerId: string | null },
  batchIds: readonly string[],
  now: Date,
): Promise<void> => {
  await tx.execute(sql`
    insert into credit_freezes (dispute_id, batch_id, order_id, person_id, since)
    select ${disputeId}, batch_id, ${order.id}::uuid, ${order.buyerId}::uuid, ${now.toISOString()}::timestamptz
    from unnest(${sql.param([...batchIds])}::uuid[]) as batch_id
    on conflict do nothing`)
}

/** What comes for an order while its payment is disputed waits with the rest. Safe to repeat. */
export const freezeDelivered = async (
  tx: Tx,
  orderId: string,
  batchIds: readonly string[],
  now: Date,
): Promise<void> => {
  await tx.execute(sql`
    insert into credit_freezes (dispute_id, batch_id, order_id, person_id, since)
    select distinct frozen.dispute_id, brought.batch_id, frozen.order_id, frozen.person_id, ${now.toISOString()}::timestamptz
    from credit_freezes frozen cross join unnest(${sql.param([...batchIds])}::uuid[]) as brought (batch_id)
    where frozen.order_id = ${orderId} on conflict do nothing`)
}

/** The dispute is decided: what is still there may be used again. */
export const thawCredits = async (tx: Tx, disputeId: string): Promise<void> => {
  await tx.execute(sql`delete from credit_freezes where dispute_id = ${disputeId}`)
}

/** Whoever claims a guest's order has its dispute as well. */
export const claimFreezes = async (tx: Tx, orderId: string, personId: string): Promise<void> => {
  await tx.execute(sql`update credit_freezes set person_id = ${personId} where order_id = ${orderId}`)
}
