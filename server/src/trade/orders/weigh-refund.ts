import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { proceeds } from '../../ledger/accounts.ts'
import { findCentsIn } from '../../ledger/balance-queries.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { FreeLine } from './free-credits.ts'
import { findKept, vatOfNet } from './kept-cents.ts'
import type { LockedOrder } from './lock-order.ts'
import { orderLines, orderMilestones } from './orders.tables.ts'
import { findBorneCents } from './refund-order.ts'
import { refuseWithdrawn } from './refuse-withdrawn.ts'
import { restOfLine } from './share-of-line.ts'
import { type Part, shareOfPart } from './take-credits.ts'

type Parts = readonly { listingId: string; quantity: number }[]

/** What one seller loses by a refund. */
export type SellerLoss = {
  sellerId: string
  credits: number
  cents: number
  coveredCents: number
  escrowCents: number
}

export type WeighedRefund = {
  /** With the VAT. */
  amountCents: number
  vatCents: number
  keptRetired: number
  sellers: SellerLoss[]
  feeCents: number
  platformKeepsCents: number
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
const findDates = (db: Reader, orderId: string) =>
  db
    .select({
      id: orderMilestones.id,
      state: orderMilestones.state,
      delivered: orderMilestones.delivered,
    })
    .from(orderMilestones)
    .innerJoin(orderLines, eq(orderLines.id, orderMilestones.lineId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderMilestones.id))

/** What an order stands at, in one word: the same word means that nothing of it has changed that a refund rests on. */
export const fingerprintOf = async (
  db: Reader,
  order: LockedOrder,
  free: readonly FreeLine[],
): Promise<string> => {
  const lines = free.map(({ line, free }) => [line.id, line.returned, line.keptRetired, free])
  const stands = [order.id, order.status, lines, await findKept(db, order), await findDates(db, order.id)]
  return createHash('sha256').update(JSON.stringify(stands)).digest('base64url')
}

const pick = (free: readonly FreeLine[], parts: Parts): Part[] =>
  parts.map(({ listingId, quantity }) => {
    const found = free.find(({ line }) => line.listingId === listingId)
    if (!found) throw new DomainError('not_found')
    if (found.line.saleType === 'forward')
      throw new DomainError('invalid_input', {
        field: 'quantity',
        message: 'What was bought forward goes back by its own dates.',
      })
    if (quantity > found.free)
      throw new DomainError('invalid_input', {
        field: 'quantity',
        message: `${found.free} credits of this line can go back.`,
      })
    return { line: found.line, quantity }
  })

const isForward = ({ line }: { line: { saleType: string } }) => line.saleType === 'forward'

const whole = async (db: Reader, order: LockedOrder, free: readonly FreeLine[]) => {
  if (order.status !== 'settled' && order.status !== 'paid') throw new DomainError('order_not_open')
  if (free.some(isForward)) {
    const dates = await findDates(db, order.id)
    if (dates.some(({ state, delivered }) => state !== 'open' || delivered > 0))
      throw new DomainError('delivery_started')
  }
  if (order.status === 'settled')
    for (const { line, free: there } of free)
      if (line.saleType !== 'forward')
        await refuseWithdrawn(db, order, line.batchId, line.quantity - line.returned - there)
  return free.map(({ line, free: there }) => {
    const quantity = line.quantity - line.returned
    const kept = order.status === 'settled' && line.saleType !== 'forward' ? quantity - there : 0
    return { line, quantity, kept, ...restOfLine(line) }
  })
}

/** What a refund of the whole order, or of some of its credits, brings the buyer and costs each seller. */
export const weighRefund = async (
  db: Reader,
  order: LockedOrder,
  parts: Parts | null,
  free: readonly FreeLine[],
): Promise<WeighedRefund> => {
  if (parts && order.status !== 'settled') throw new DomainError('order_not_open')
  const shares = parts
    ? pick(free, parts).map((part) => ({ ...part, kept: 0, ...shareOfPart(part) }))
    : await whole(db, order, free)
  const borneCents = parts ? 0 : await findBorneCents(db, order.id)
  const losses = new Map<string, SellerLoss>()
  // An order that is paid and not settled has given its sellers nothing yet.
  for (const { line, quantity, kept, sellerCents, feeCents } of order.status === 'settled' ? shares : []) {
    const { sellerId } = line
    const none = { sellerId, credits: 0, cents: 0, coveredCents: 0, escrowCents: 0 }
    const loss = losses.get(sellerId) ?? none
    loss.credits += quantity - kept
    if (isForward({ line })) loss.escrowCents += sellerCents + feeCents
    else loss.cents += sellerCents
    losses.set(sellerId, loss)
  }
  const sellers: SellerLoss[] = []
  const balances = await findCentsIn(db, [...losses.keys()].map(proceeds))
  for (const loss of losses.values()) {
    const cents = Math.min(loss.cents, balances.get(proceeds(loss.sellerId)) ?? 0)
    sellers.push({ ...loss, cents, coveredCents: loss.cents - cents })
  }
  const netCents = sumOf(shares.map(({ paidCents }) => paidCents)) - borneCents
  const kept = await findKept(db, order)
  const vatCents = parts ? vatOfNet(order, kept, netCents) : kept.vatCents
  const amountCents = netCents + vatCents
  if (amountCents <= 0)
    throw new DomainError('order_not_open', { message: 'The buyer has got back all of this order’s money.' })
  const spot = shares.filter((share) => !isForward(share))
  return {
    amountCents,
    vatCents,
    keptRetired: sumOf(shares.map(({ kept }) => kept)),
    sellers,
    feeCents: order.status === 'settled' ? sumOf(spot.map(({ feeCents }) => feeCents)) : 0,
    platformKeepsCents:
      (order.status === 'settled' ? sumOf(shares.map(({ discountCents }) => discountCents)) : 0) + borneCents,
  }
}
