import { writeDay } from '@ledgerleaf/contract/days'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Notified } from '../../people/notices/index.ts'
import type { Tx } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findBatchNames } from '../../supply/projects/index.ts'

const daysBefore = 14

const Promised = z.object({
  id: z.string(),
  orderId: z.string(),
  buyerId: z.nullable(z.string()),
  sellerId: z.string(),
  batchId: z.string(),
  dueOn: z.string(),
  missing: z.coerce.number(),
})

const stageOf = (dueOn: string, today: string): { stage: string; says: string } => {
  if (dueOn > today) return { stage: 'soon', says: `is due on ${writeDay(dueOn)}` }
  return dueOn === today
    ? { stage: 'today', says: 'is due today' }
    : { stage: 'overdue', says: `was due on ${writeDay(dueOn)} and has not come` }
}

/** What was sold forward and is due within two weeks, today, or late: to who waits for it and to who owes it. */
export const remindOfDeliveries = async (tx: Tx, today: string): Promise<Notified[]> => {
  const promised = await query(
    tx,
    Promised,
    sql`select milestone.id::text, line.order_id::text as "orderId", placed.buyer_id::text as "buyerId",
        line.seller_id::text as "sellerId", line.batch_id::text as "batchId", milestone.due_on::text as "dueOn",
        milestone.quantity - milestone.delivered as missing
      from order_milestones milestone join order_lines line on line.id = milestone.line_id
        join orders placed on placed.id = line.order_id
      where milestone.state = 'open' and placed.status = 'settled'
        and milestone.due_on <= ${today}::date + ${daysBefore}::int order by milestone.due_on, milestone.id`,
  )
  const names = await findBatchNames(
    tx,
    promised.map(({ batchId }) => batchId),
  )
  return promised.flatMap(({ id, orderId, buyerId, sellerId, batchId, dueOn, missing }) => {
    const { stage, says } = stageOf(dueOn, today)
    const what = `${missing.toLocaleString('en-US')} t of ${names.get(batchId)?.projectName ?? 'a project'}`
    const told = {
      kind: 'deliveries' as const,
      key: `delivery-${stage}:${id}:${dueOn}`,
      title: `A delivery ${says}`,
    }
    const toSeller = {
      ...told,
      organisationId: sellerId,
      to: 'sell' as const,
      words: `You promised ${what}. Deliver them on the page of your deliveries.`,
      href: '/deliveries',
    }
    const toBuyer = {
      ...told,
      organisationId: buyerId ?? '',
      to: 'ask' as const,
      words: `You bought ${what} forward. What is not delivered follows the rule that was agreed.`,
      href: `/orders/${orderId}`,
    }
    return buyerId === null ? [toSeller] : [toSeller, toBuyer]
  })
}
