import { asc, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import type { LineRow, LockedOrder } from './lock-order.ts'
import {
  forwardReturns,
  orderLines,
  orderMilestones,
  partRefundLines,
  partRefunds,
  refunds,
} from './orders.tables.ts'

/** Money of an order that went back: under which name the ledger moved its credits, and which they were. */
export type ReturnedMoney = {
  /** Of the entry in the ledger. */
  key: string
  at: Date
  reason: string
  netCents: number
  vatCents: number
  /** Both together, in the currency that was paid. */
  grossMinor: number
  /** Credits of each line; none where only money went back. */
  parts: { line: LineRow; quantity: number }[]
}

const findParts = async (db: Reader, order: LockedOrder): Promise<ReturnedMoney[]> => {
  const rows = await db.select().from(partRefunds).where(eq(partRefunds.orderId, order.id))
  if (rows.length === 0) return []
  const lines = await db
    .select()
    .from(partRefundLines)
    .where(
      inArray(
        partRefundLines.refundId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(partRefundLines.lineId))
  return rows.map((part) => ({
    key: `refund:${part.id}`,
    at: part.requestedAt,
    reason: part.reason,
    netCents: part.amountCents - part.vatCents,
    vatCents: part.vatCents,
    grossMinor: part.amountMinor,
    parts: lines.flatMap(({ refundId, lineId, quantity }) => {
      const line = order.lines.find(({ id }) => id === lineId)
      return refundId === part.id && line ? [{ line, quantity }] : []
    }),
  }))
}

const findMilestoneReturns = async (db: Reader, order: LockedOrder): Promise<ReturnedMoney[]> => {
  if (order.lines.every(({ saleType }) => saleType !== 'forward')) return []
  const rows = await db
    .select({ back: forwardReturns, milestone: orderMilestones })
    .from(forwardReturns)
    .innerJoin(orderMilestones, eq(orderMilestones.id, forwardReturns.milestoneId))
    .innerJoin(orderLines, eq(orderLines.id, orderMilestones.lineId))
    .where(eq(orderLines.orderId, order.id))
  return rows.map(({ back, milestone }) => {
    const line = order.lines.find(({ id }) => id === milestone.lineId)
    const missing = milestone.quantity - milestone.delivered
    // Where others' credits came in their place, only what those did not cost went back.
    const parts = milestone.state === 'replaced' || !line ? [] : [{ line, quantity: missing }]
    return {
      key: `return:${milestone.id}`,
      at: back.requestedAt,
      reason: back.reason,
      netCents: back.amountCents - back.vatCents,
      vatCents: back.vatCents,
      grossMinor: back.amountMinor,
      parts,
    }
  })
}

const findWhole = async (db: Reader, order: LockedOrder): Promise<ReturnedMoney[]> => {
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, order.id))
  return rows.map((whole) => ({
    key: `refund:${order.id}`,
    at: whole.requestedAt,
    reason: whole.reason,
    netCents: whole.amountCents - whole.vatCents,
    vatCents: whole.vatCents,
    grossMinor: whole.amountMinor,
    parts: order.lines.map((line) => ({ line, quantity: line.quantity - line.returned })),
  }))
}

/** Of these orders those of which any money ever went back: of nearly none, and each of those is asked for by itself. */
export const findThoseReturned = async (db: Reader, orderIds: readonly string[]): Promise<Set<string>> => {
  const rows = await query(
    db,
    z.object({ orderId: z.string() }),
    sql`
      with asked as (select unnest(${sql.param([...orderIds])}::uuid[]) as id)
      select id::text as "orderId" from asked
      where exists (select from refunds where order_id = asked.id)
        or exists (select from part_refunds where order_id = asked.id)
        or exists (
          select from forward_returns back join order_milestones milestone on milestone.id = back.milestone_id
            join order_lines line on line.id = milestone.line_id
          where line.order_id = asked.id
        )`,
  )
  return new Set(rows.map(({ orderId }) => orderId))
}

/** Whatever went back of an order, oldest first. */
export const findReturns = async (db: Reader, order: LockedOrder): Promise<ReturnedMoney[]> =>
  [
    ...(await findParts(db, order)),
    ...(await findMilestoneReturns(db, order)),
    ...(await findWhole(db, order)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
