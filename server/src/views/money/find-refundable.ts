import { type Refundable, RefundableLine } from '@ledgerleaf/contract/refund-requests'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import {
  type FreeLine,
  findFreeLines,
  findKept,
  type LockedOrder,
  readOrder,
  weighRefund,
} from '../../trade/orders/index.ts'
import { findRequests } from './proposal-queries.ts'

const Named = z.omit(RefundableLine, { free: true })

const findNamed = (db: Reader, orderId: string) =>
  query(
    db,
    Named,
    sql`select line.listing_id as "listingId", project.name as "projectName",
      extract(year from batch.vintage_starts_on)::int as vintage, line.quantity, line.returned,
      line.paid_cents as "paidCents"
    from order_lines line join batches batch on batch.id = line.batch_id
    join projects project on project.id = batch.project_id where line.order_id = ${orderId} order by line.id`,
  )

/** What the whole order would bring, where all of it can go back. */
const findWhole = async (
  db: Reader,
  order: LockedOrder,
  free: readonly FreeLine[],
): Promise<Cents | null> => {
  try {
    const { amountCents, keptRetired } = await weighRefund(db, order, null, free)
    return keptRetired > 0 ? null : Cents.parse(amountCents)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** What a buyer can ask to have back of an order, and what was asked last. */
export const findRefundable = async (db: Reader, orderId: string): Promise<Refundable> => {
  const order = await readOrder(db, orderId)
  if (!order) throw new DomainError('not_found')
  const free = await findFreeLines(db, order)
  const [request = null] = await findRequests(db, orderId)
  const kept = await findKept(db, order)
  const lines = await findNamed(db, orderId)
  return {
    wholeCents: await findWhole(db, order, free),
    lines: lines.map((line) => ({
      ...line,
      free: Credits.parse(free.find((one) => one.line.listingId === line.listingId)?.free ?? 0),
    })),
    kept: { netCents: Cents.parse(kept.netCents), vatCents: Cents.parse(kept.vatCents) },
    vatBasisPoints: order.vatBasisPoints,
    request,
  }
}
