import { DeliverableBatch, DueMilestone } from '@ledgerleaf/contract/forwards'
import { sql } from 'drizzle-orm'
import { availableCredits } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

/** The dates a seller has promised, what is due first at the top; what is over is left out. */
export const findPromises = async (db: Reader, sellerId: string): Promise<DueMilestone[]> => {
  const rows = await query(
    db,
    DueMilestone,
    sql`
    select milestone.id, milestone.agreed_on::text as "agreedOn", milestone.due_on::text as "dueOn",
      milestone.quantity, milestone.delivered, milestone.state, milestone.waits, milestone.shortfall,
      line.id as "forwardId", project.id as "projectId", project.name as "projectName", batch.registry,
      batch.vintage_starts_on::text as "vintageStartsOn", batch.vintage_ends_on::text as "vintageEndsOn",
      milestone.seller_cents - milestone.seller_cents * milestone.delivered / milestone.quantity as "sellerCents"
    from order_milestones milestone
    join order_lines line on line.id = milestone.line_id
    join orders on orders.id = line.order_id
    join batches batch on batch.id = line.batch_id
    join projects project on project.id = batch.project_id
    where line.seller_id = ${sellerId} and orders.status = 'settled' and milestone.state = 'open'
    order by milestone.due_on, milestone.id`,
  )
  return rows
}

/** What the seller could hand over today: credits beside any listing, and promised ones whose vintage is over. */
export const findDeliverable = async (db: Reader, sellerId: string): Promise<DeliverableBatch[]> => {
  const rows = await query(
    db,
    DeliverableBatch,
    sql`
    select batch.id as "batchId", batch.project_id as "projectId", batch.registry, batch.serial_prefix as "serialPrefix",
      batch.vintage_starts_on::text as "vintageStartsOn", batch.vintage_ends_on::text as "vintageEndsOn",
      (coalesce(own.amount, 0) + coalesce(promised.amount, 0))::bigint as "availableCredits"
    from projects project join batches batch on batch.project_id = project.id
    left join ledger_balances own on own.account = ${availableCredits(sellerId)} and own.asset = batch.id::text
    left join lateral (
      select sum(balance.amount) as amount
      from order_lines line join ledger_balances balance
        on balance.account = 'credits/held/' || line.id::text and balance.asset = batch.id::text
      where line.batch_id = batch.id and line.sale_type = 'forward'
    ) promised on true
    where project.seller_id = ${sellerId} and batch.vintage_ends_on <= now()::date
      and coalesce(own.amount, 0) + coalesce(promised.amount, 0) > 0
    order by batch.vintage_starts_on desc, batch.id`,
  )
  return rows
}
