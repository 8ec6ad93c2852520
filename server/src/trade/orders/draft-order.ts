import assert from 'node:assert/strict'
import type { Enterprise } from '@ledgerleaf/contract/orders'
import type { RetireWords } from '@ledgerleaf/contract/retirements'
import { Cents, Credits, orderTotal } from '@ledgerleaf/contract/units'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import type { KnownListing } from '../../supply/listings/index.ts'
import type { orderLines, orders } from './orders.tables.ts'
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
  /** Refuses what the order comes to now that its listings cannot change any more. */
  confirm?: (order: {
    totalCents: number
    lines: readonly { offer: KnownListing; quantity: number }[]
  }) => void
}

/** A seller who asks for so many at once also gives all that is left. */
const refuseSmall = ({ minimumFill, availableCredits }: KnownListing, quantity: Credits): void => {
  if (quantity >= minimumFill || quantity === availableCredits) return
  const least = minimumFill.toLocaleString('en-US')
  throw new DomainError('invalid_input', {
    field: 'quantity',
    message: `The seller parts with ${least} credits or more at once.`,
  })
}

const refuseUnsellable = ({ isSellable, state, availableCredits }: KnownListing): void => {
  if (isSellable) return
  throw new DomainError(
    state === 'open' && availableCredits === 0 ? 'insufficient_credits' : 'listing_not_open',
  )
}

const priceLine = (
  listing: KnownListing,
  quantity: Credits,
  buyerId: string | null,
  feeBasisPoints: number,
) => {
  if (listing.sellerId === buyerId) throw new DomainError('own_listing')
  refuseUnsellable(listing)
  if (quantity < 1)
    throw new DomainError('invalid_input', { field: 'quantity', message: 'Choose at least one credit' })
  const totalCents = orderTotal(Cents.parse(listing.pricePerCreditCents), quantity)
  return {
    listingId: listing.listingId,
    batchId: listing.batchId,
    sellerId: listing.sellerId,
    saleType: listing.saleType,
    noteToBuyers: listing.noteToBuyers,
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

/** An order at the prices of its locked listings, before anything of it is written. Throws what it is refused for. */
export const draftOrder = (input: NewOrder, listings: ReadonlyMap<string, KnownListing>, now: Date) => {
  const quantities = mergeLines(input.lines)
  assert(quantities.size > 0, 'an order has at least one line')
  const priced = [...quantities.keys()].sort().map((listingId) => {
    const listing = listings.get(listingId)
    if (!listing) throw new DomainError('not_found')
    const quantity = quantities.get(listingId) ?? Credits.parse(0)
    const line = priceLine(listing, quantity, input.buyerId, input.feeBasisPoints)
    refuseSmall(listing, quantity)
    return line
  })
  const listCents = Cents.parse(priced.reduce((sum, line) => sum + line.totalCents, 0))
  const totalCents = input.priceCents ?? listCents
  const discountCents = listCents - totalCents
  const paid = splitPayment(
    totalCents,
    priced.map((line) => line.totalCents),
  )
  const wanted = [...quantities].flatMap(([listingId, quantity]) => {
    const offer = listings.get(listingId)
    return offer ? [{ offer, quantity }] : []
  })
  input.confirm?.({ totalCents, lines: wanted })
  const id = newId(now.getTime())
  const order = {
    id,
    buyerId: input.buyerId,
    email: input.email ?? null,
    status: 'pending',
    totalCents,
    discountCents,
    placedAt: now,
    room: input.room ?? null,
    basketId: input.basket?.id ?? null,
    ...(input.basket ? { basketName: input.basket.name } : {}),
    enterprise: input.enterprise ?? null,
    retire: input.retire ?? null,
    subscribeEvery: input.subscribeEvery ?? null,
  } satisfies Omit<typeof orders.$inferInsert, 'heldUntil'>
  const lines = priced.map((line, index) => ({
    id: newId(now.getTime()),
    orderId: id,
    ...line,
    paidCents: paid[index] ?? 0,
  })) satisfies (typeof orderLines.$inferInsert)[]
  return { order, lines }
}
export type Draft = ReturnType<typeof draftOrder>
