import assert from 'node:assert/strict'
import { Cents, Credits, orderTotal } from '@ledgerleaf/contract/units'
import {
  heldCredits,
  heldFunds,
  holdings,
  listedCredits,
  outsideFunds,
  platformFees,
  proceeds,
  usd,
} from '../../ledger/accounts.ts'
import { type Posting, post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { findListingsForSale, type Listing } from '../listings/index.ts'
import { orderLines, orders } from './orders.tables.ts'
import { splitFee } from './split-fee.ts'

export type SettledOrder = {
  lines: readonly { listingId: string; quantity: Credits }[]
  feeBasisPoints: number
}
type Line = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'> & {
  quantity: Credits
  totalCents: Cents
  sellerCents: Cents
  feeCents: Cents
}

const priceLine = (listing: Listing, quantity: Credits, buyerId: string, feeBasisPoints: number): Line => {
  if (listing.sellerId === buyerId) throw new DomainError('own_listing')
  if (listing.state !== 'open') throw new DomainError('listing_not_open')
  if (quantity < 1)
    throw new DomainError('invalid_input', { field: 'quantity', message: 'Choose at least one credit' })
  const totalCents = orderTotal(Cents.parse(listing.pricePerCreditCents), quantity)
  return {
    listingId: listing.id,
    batchId: listing.batchId,
    sellerId: listing.sellerId,
    quantity,
    pricePerCreditCents: listing.pricePerCreditCents,
    totalCents,
    ...splitFee(totalCents, feeBasisPoints),
  }
}

/** Two lines of one listing are one line: otherwise each could find enough where both together do not. */
const mergeLines = (lines: SettledOrder['lines']): Map<string, Credits> => {
  const quantities = new Map<string, Credits>()
  for (const { listingId, quantity } of lines)
    quantities.set(listingId, Credits.parse((quantities.get(listingId) ?? 0) + quantity))
  return quantities
}

const holdPostings = (orderId: string, buyerId: string, lines: readonly Line[], total: Cents): Posting[] => [
  ...lines.map(({ batchId, quantity, listingId }) => ({
    asset: batchId,
    amount: quantity,
    from: listedCredits(listingId),
    to: heldCredits(orderId),
  })),
  { asset: usd, amount: total, from: outsideFunds(buyerId), to: heldFunds(orderId) },
]

const settlePostings = (orderId: string, buyerId: string, lines: readonly Line[]): Posting[] =>
  lines
    .flatMap(({ batchId, quantity, sellerId, sellerCents, feeCents }): Posting[] => [
      { asset: batchId, amount: quantity, from: heldCredits(orderId), to: holdings(buyerId) },
      { asset: usd, amount: sellerCents, from: heldFunds(orderId), to: proceeds(sellerId) },
      { asset: usd, amount: feeCents, from: heldFunds(orderId), to: platformFees(sellerId) },
    ])
    .filter(({ amount }) => amount > 0)

/**
 * Records an order that is paid: its credits and its money are held, and in the same transaction settled. The two
 * entries are those of a checkout that waits for a payment in between.
 */
export const recordSettledOrder = async (
  tx: Tx,
  buyerId: string,
  { lines: wanted, feeBasisPoints }: SettledOrder,
  now: Date,
): Promise<{ id: string; totalCents: Cents }> => {
  const quantities = mergeLines(wanted)
  assert(quantities.size > 0, 'an order has at least one line')
  const listings = await findListingsForSale(tx, [...quantities.keys()])
  if (listings.length < quantities.size) throw new DomainError('not_found')
  const lines = listings.map((listing) =>
    priceLine(listing, quantities.get(listing.id) ?? Credits.parse(0), buyerId, feeBasisPoints),
  )
  const totalCents = Cents.parse(lines.reduce((sum, line) => sum + line.totalCents, 0))
  const id = newId(now.getTime())
  await tx
    .insert(orders)
    .values({ id, buyerId, status: 'settled', totalCents, placedAt: now, settledAt: now })
  await tx
    .insert(orderLines)
    .values(lines.map((line) => ({ id: newId(now.getTime()), orderId: id, ...line })))
  await post(tx, {
    key: `hold:${id}`,
    kind: 'hold',
    postings: holdPostings(id, buyerId, lines, totalCents),
    now,
  })
  await post(tx, { key: `settle:${id}`, kind: 'settle', postings: settlePostings(id, buyerId, lines), now })
  await announce(tx, { personId: buyerId }, { type: 'holdings.changed' })
  for (const sellerId of new Set(lines.map((line) => line.sellerId)))
    await announce(tx, { personId: sellerId }, { type: 'listings.changed' })
  return { id, totalCents }
}
