import { DeliverableBlock, DueMilestone } from '@ledgerleaf/contract/forwards'
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
      milestone.seller_cents - coalesce((
        select sum(delivery.seller_cents) from forward_deliveries delivery where delivery.milestone_id = milestone.id), 0)::bigint
        as "sellerCents",
      (orders.settled_at at time zone 'utc')::date::text as "boughtOn", (
        select coalesce(json_agg(json_build_object('on', (delivery.delivered_at at time zone 'utc')::date::text,
          'quantity', delivery.quantity) order by delivery.delivered_at, delivery.id), '[]'::json)
        from forward_deliveries delivery join order_milestones other on other.id = delivery.milestone_id
        where other.line_id = line.id) as came
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

/**
 * What the seller could hand over today: approved blocks of vintages that are over, as far as they lie beside any listing,
 * and what was issued without a block. The serials of an old promise, where it has any, lie with the orders that bought it.
 */
export const findDeliverable = async (db: Reader, sellerId: string): Promise<DeliverableBlock[]> => {
  const rows = await query(
    db,
    DeliverableBlock,
    sql`
    with entered as (
      select block.id, block.project_id, block.batch_id, block.registry, block.serial_prefix, block.serial_start,
        block.serial_end, block.vintage_starts_on, block.vintage_ends_on
      from projects project join serial_blocks block on block.project_id = project.id
      where project.seller_id = ${sellerId} and block.approved_at is not null and not block.is_contested
      union all
      select batch.id, batch.project_id, batch.id, batch.registry, batch.serial_prefix, batch.serial_start,
        batch.serial_end, batch.vintage_starts_on, batch.vintage_ends_on
      from projects project join batches batch on batch.project_id = project.id
        left join serial_blocks block on block.batch_id = batch.id
      where project.seller_id = ${sellerId} and block.id is null and not batch.is_promise
        and not batch.is_contested
    ), counted as (
      select entered.*, case when entered.batch_id is null then entered.serial_end - entered.serial_start + 1
        else coalesce(own.amount, 0) + coalesce(promised.amount, 0) end as credits
      from entered
      left join ledger_balances own
        on own.account = ${availableCredits(sellerId)} and own.asset = entered.batch_id::text
      left join lateral (
        select sum(balance.amount) as amount
        from order_lines line join ledger_balances balance
          on balance.account = 'credits/held/' || line.id::text and balance.asset = entered.batch_id::text
        where line.batch_id = entered.batch_id and line.sale_type = 'forward'
      ) promised on true
      where entered.vintage_ends_on < now()::date
    )
    select id as "blockId", project_id as "projectId", registry, serial_prefix as "serialPrefix",
      serial_start as "serialStart", serial_end as "serialEnd", vintage_starts_on::text as "vintageStartsOn",
      vintage_ends_on::text as "vintageEndsOn", credits::bigint as "availableCredits"
    from counted where credits > 0 order by vintage_starts_on desc, id`,
  )
  return rows
}
