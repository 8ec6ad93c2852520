import assert from 'node:assert/strict'
import { type Enterprise, holdMinutes } from '@ledgerleaf/contract/orders'
import type { RetireWords } from '@ledgerleaf/contract/retirements'
import { Cents, Credits, orderTotal } from '@ledgerleaf/contract/units'
import { sql } from 'drizzle-orm'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { findListingsForSale, type Listing } from '../listings/index.ts'
import { announceOrder } from './announce-order.ts'
import type { LockedOrder } from './lock-order.ts'
import { holdPostings, roundKey } from './order-postings.ts'
import { orderLines, orders } from './orders.tables.ts'
import { planMilestones } from './plan-milestones.ts'
import { splitFee } from './split-fee.ts'
import { splitPayment } from './split-payment.ts'

export type NewOrder = {
  /** Null for a guest. */
  buyerId: string | null
  /** The address a guest gave; none yet where the provider's page asks for it, and none for an account. */
  email?: string | null
  room?: string | null
  basket?: { id: string; name: string }
  lines: readonly { listingId: string; quantity: Credits }[]
  /** What the buyer pays where that is less than the lines cost; the platform pays the rest. */
  priceCents?: Cents
  enterprise?: Enterprise
  retire?: Omit<RetireWords, 'isUnderstood'>
  subscribeEvery?: 'month' | 'year'
  feeBasisPoints: number
}

const priceLine = (listing: Listing, quantity: Credits, buyerId: string | null, feeBasisPoints: number) => {
  if (listing.sellerId === buyerId) throw new DomainError('own_listing')
  if (listing.state !== 'open') throw new DomainError('listing_not_open')
  if (quantity < 1)
    throw new DomainError('invalid_input', { field: 'quantity', message: 'Choose at least one credit' })
  const totalCents = orderTotal(Cents.parse(listing.pricePerCreditCents), quantity)
  return {
    listingId: listing.id,
    batchId: listing.batchId,
    sellerId: listing.sellerId,
    saleType: listing.saleType,
    quantity,
    pricePerCreditCents: listing.pricePerCreditCents,
    totalCents,
    ...splitFee(totalCents, feeBasisPoints),
  }
}

/** Two lines of one listing are one line: otherwise each could find enough where both together do not. */
const mergeLines = (lines: NewOrder['lines']): Map<string, Credits> => {
  const quantities = new Map<string, Credits>()
  for (const { listingId, quantity } of lines)
    quantities.set(listingId, Credits.parse((quantities.get(listingId) ?? 0) + quantity))
  return quantities
}

/**
 * Promises credits to a buyer: they leave their listings and are held while the order is paid. No money is posted, for
 * none has come. The database's clock says until when, so that servers cannot disagree. The credits are taken last:
 * everyone else who wants some of the same listing waits from then on until the transaction ends.
 */
export const placeOrder = async (
  tx: Tx,
  input: NewOrder,
  now: Date,
  beforeHold: (order: LockedOrder) => Promise<void> = async () => {},
): Promise<LockedOrder> => {
  const quantities = mergeLines(input.lines)
  assert(quantities.size > 0, 'an order has at least one line')
  const listings = await findListingsForSale(tx, [...quantities.keys()])
  if (listings.length < quantities.size) throw new DomainError('not_found')
  const priced = listings.map((listing) =>
    priceLine(listing, quantities.get(listing.id) ?? Credits.parse(0), input.buyerId, input.feeBasisPoints),
  )
  const listCents = Cents.parse(priced.reduce((sum, line) => sum + line.totalCents, 0))
  const totalCents = input.priceCents ?? listCents
  const paid = splitPayment(
    totalCents,
    priced.map((line) => line.totalCents),
  )
  const [order] = await tx
    .insert(orders)
    .values({
      id: newId(now.getTime()),
      buyerId: input.buyerId,
      email: input.email ?? null,
      status: 'pending',
      totalCents,
      discountCents: listCents - totalCents,
      placedAt: now,
      heldUntil: sql`now() + make_interval(mins => ${holdMinutes})`,
      room: input.room ?? null,
      basketId: input.basket?.id ?? null,
      ...(input.basket ? { basketName: input.basket.name } : {}),
      enterprise: input.enterprise ?? null,
      retire: input.retire ?? null,
      subscribeEvery: input.subscribeEvery ?? null,
    })
    .returning()
  assert(order, 'an order was written')
  const lines = await tx
    .insert(orderLines)
    .values(
      priced.map((line, index) => ({
        id: newId(now.getTime()),
        orderId: order.id,
        ...line,
        paidCents: paid[index] ?? 0,
      })),
    )
    .returning()
  // As every later reader finds them.
  const placed = { ...order, lines: lines.sort((a, b) => (a.id < b.id ? -1 : 1)) }
  await planMilestones(tx, placed.lines)
  await beforeHold(placed)
  await announceOrder(tx, placed)
  await post(tx, {
    key: roundKey('hold', order),
    kind: 'hold',
    postings: holdPostings(order.id, placed.lines),
    now,
  })
  return placed
}
