import assert from 'node:assert/strict'
import { holdMinutes } from '@ledgerleaf/contract/orders'
import { sql } from 'drizzle-orm'
import { postMany } from '../../ledger/post-many.ts'
import { findSalesStop } from '../../ledger/sales-stop.ts'
import { holdPeople } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { lockListings } from '../../supply/listings/index.ts'
import { announceOrders } from './announce-order.ts'
import { type Draft, draftOrder, type NewOrder } from './draft-order.ts'
import type { LockedOrder } from './lock-order.ts'
import { holdPostings, roundKey } from './order-postings.ts'
import { orderLines, orders } from './orders.tables.ts'
import { planMilestones } from './plan-milestones.ts'

export type { NewOrder } from './draft-order.ts'

const refusedOr = <T>(work: () => T): T | DomainError => {
  try {
    return work()
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

/** Takes the credits, first come first served, and answers which orders got theirs. */
const hold = async (tx: Tx, drafts: readonly Draft[], now: Date): Promise<Set<Draft>> => {
  const outcomes = await postMany(
    tx,
    drafts.map(({ order, lines }) => ({
      key: roundKey('hold', { id: order.id, holdRound: 1 }),
      kind: 'hold' as const,
      postings: holdPostings(order.id, lines),
      now,
    })),
  )
  return new Set(drafts.filter((_, at) => outcomes[at]?.posted))
}

/** The database's clock says until when credits are held, so that servers cannot disagree. */
const write = async (tx: Tx, drafts: readonly Draft[], now: Date): Promise<Map<string, LockedOrder>> => {
  if (drafts.length === 0) return new Map()
  const heldUntil = sql`now() + make_interval(mins => ${holdMinutes})`
  const rows = await tx
    .insert(orders)
    .values(drafts.map(({ order }) => ({ ...order, heldUntil })))
    .returning()
  const lines = await tx
    .insert(orderLines)
    .values(drafts.flatMap((draft) => draft.lines))
    .returning()
  await planMilestones(tx, lines, now)
  // As every later reader finds them.
  lines.sort((a, b) => (a.id < b.id ? -1 : 1))
  return new Map(
    rows.map((row) => [row.id, { ...row, lines: lines.filter(({ orderId }) => orderId === row.id) }]),
  )
}

/**
 * Promises credits to buyers: they leave their listings and are held while the orders are paid. No money is posted, for
 * none has come. Each order is answered for itself, as if one had been placed after the other.
 */
export const placeOrders = async (
  tx: Tx,
  inputs: readonly NewOrder[],
  now: Date,
): Promise<(LockedOrder | DomainError)[]> => {
  const listingIds = new Set(inputs.flatMap(({ lines }) => lines.map(({ listingId }) => listingId)))
  if (listingIds.size === 0) return []
  const erased = await holdPeople(
    tx,
    inputs.flatMap(({ buyerId }) => buyerId ?? []),
  )
  const listings = await lockListings(tx, [...listingIds])
  // While sales are stopped nothing is for sale; why is asked only then.
  if (listings.some(({ isSellable }) => !isSellable) && (await findSalesStop(tx)))
    return inputs.map(() => new DomainError('sales_stopped'))
  const byId = new Map(listings.map((listing) => [listing.listingId, listing]))
  const drafts = inputs.map((input) =>
    erased.has(input.buyerId ?? '')
      ? new DomainError('not_signed_in')
      : refusedOr(() => draftOrder(input, byId, now)),
  )
  const sound = drafts.filter((draft): draft is Draft => !(draft instanceof DomainError))
  const held = await hold(tx, sound, now)
  const placed = await write(tx, [...held], now)
  await announceOrders(tx, [...placed.values()])
  return drafts.map((draft) => {
    if (draft instanceof DomainError) return draft
    return placed.get(draft.order.id) ?? new DomainError('insufficient_credits')
  })
}

/** One order, or the refusal it meets. */
export const placeOrder = async (tx: Tx, input: NewOrder, now: Date): Promise<LockedOrder> => {
  const [placed] = await placeOrders(tx, [input], now)
  assert(placed, 'an order was placed or refused')
  if (placed instanceof DomainError) throw placed
  return placed
}
