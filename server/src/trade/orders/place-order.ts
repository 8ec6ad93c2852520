import { holdMinutes } from '@ledgerleaf/contract/orders'
import { sql } from 'drizzle-orm'
import { tryPost } from '../../ledger/post.ts'
import { findSalesStop } from '../../ledger/sales-stop.ts'
import { holdOrganisations } from '../../people/organisations/index.ts'
import { publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { step } from '../../platform/in-step.ts'
import { type Decided, done, refused } from '../../platform/outcome.ts'
import { type KnownListing, lockListings } from '../../supply/listings/index.ts'
import { announceOrder } from './announce-order.ts'
import { draftOrder, type NewOrder, type OrderDraft } from './draft-order.ts'
import type { LockedOrder } from './lock-order.ts'
import { aboutOrder, orderData } from './order-events.ts'
import { holdPostings, roundKey } from './order-postings.ts'
import { orderLines, orders } from './orders.tables.ts'
import { planMilestones } from './plan-milestones.ts'

export type { NewOrder, OrderVat, PaysIn } from './draft-order.ts'

const areSalesStopped = step(async (tx, asked: readonly 'now'[]) => {
  const stop = await findSalesStop(tx)
  return new Map(asked.map((one) => [one, stop !== null]))
})

/** Keeps the buyer's account from being erased meanwhile; true where it was erased before. A guest has none. */
const isErased = step(async (tx, buyerIds: readonly (string | null)[]) => {
  const erased = await holdOrganisations(
    tx,
    buyerIds.filter((id) => id !== null),
  )
  return new Map(buyerIds.map((id) => [id, id !== null && erased.has(id)]))
})

/** The listings of all who order at once, locked together and in one order, so that no two can wait for each other. */
const lockWanted = step(async (tx, wanted: readonly NewOrder['lines'][]) => {
  const ids = new Set(wanted.flatMap((lines) => lines.map(({ listingId }) => listingId)))
  const listings = await lockListings(tx, [...ids])
  const byId: ReadonlyMap<string, KnownListing> = new Map(
    listings.map((listing) => [listing.listingId, listing]),
  )
  return new Map(wanted.map((lines) => [lines, byId]))
})

/** Takes the credits, first come first served, and answers whether they were there. */
const hold = async (tx: Tx, { order, lines }: OrderDraft, now: Date): Promise<boolean> => {
  const key = roundKey('hold', { id: order.id, holdRound: 1 })
  const [entry] = await tryPost(tx, [{ key, kind: 'hold', postings: holdPostings(order.id, lines), now }])
  return entry?.posted === true
}

/** The database's clock says until when credits are held, so that servers cannot disagree. */
const write = step(async (tx, drafts: readonly OrderDraft[]) => {
  const rows = await tx
    .insert(orders)
    .values(
      drafts.map(({ order, holdMinutes: minutes = holdMinutes }) => ({
        ...order,
        heldUntil: sql`now() + make_interval(mins => ${minutes})`,
      })),
    )
    .returning()
  const lines = await tx
    .insert(orderLines)
    .values(drafts.flatMap((draft) => draft.lines))
    .returning()
  // As every later reader finds them.
  lines.sort((a, b) => (a.id < b.id ? -1 : 1))
  const written = new Map(rows.map((row) => [row.id, { ...row, lines: [] as typeof lines }]))
  for (const line of lines) written.get(line.orderId)?.lines.push(line)
  return new Map(drafts.map((draft) => [draft, written.get(draft.order.id) as LockedOrder]))
})

/**
 * Promises credits to a buyer: they leave their listings and are held while the order is paid. No money is posted, for
 * none has come. Of many who order at once each is answered as if one came after the other.
 */
export const placeOrder = async (tx: Tx, input: NewOrder, now: Date): Promise<Decided<LockedOrder>> => {
  if (await isErased(tx, input.buyerId)) return refused(new DomainError('not_signed_in'))
  const listings = await lockWanted(tx, input.lines)
  const draft = draftOrder(input, listings, now)
  if (draft.kind === 'refused')
    // While sales are stopped nothing is for sale; why is asked only then.
    return (await areSalesStopped(tx, 'now')) ? refused(new DomainError('sales_stopped')) : draft
  if (!(await hold(tx, draft.value, now))) return refused(new DomainError('insufficient_credits'))
  const order = await write(tx, draft.value)
  await planMilestones(tx, order.lines, now)
  await announceOrder(tx, order)
  const data = { ...orderData(order), heldUntil: order.heldUntil.toISOString() }
  const of = { organisationId: order.buyerId, object: aboutOrder(order.id) }
  await publish(tx, { ...of, type: 'order.placed', data }, now)
  return done(order)
}
