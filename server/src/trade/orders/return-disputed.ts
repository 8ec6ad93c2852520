import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { chooseCredits } from './choose-credits.ts'
import { endPromises } from './end-promises.ts'
import { lockFreeLines } from './free-credits.ts'
import { centsOf, findKept, vatInGross } from './kept-cents.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'
import { partRefunds } from './orders.tables.ts'
import { finishPartRefund } from './refund-lines.ts'
import { finishRefund, refundOrder } from './refund-order.ts'
import { type Part, shareOfPart, takeCredits } from './take-credits.ts'

/** The amount is in the currency of the payment. */
type Disputed = { orderId: string; disputeId: string; amountMinor: number }
/** What the bank took back, and what of it came with no credit: the platform bears it until an operator decides. */
type DisputeOutcome = { takenCents: number; takenMinor: number; openCents: number; isWhole: boolean }

const inDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

// An operator's own references have no colon.
const referenceOf = (disputeId: string) => `dispute:${disputeId}`

/** The credits of each line that are not retired; a line bought forward goes by its own dates. */
const findFree = async (tx: Tx, order: LockedOrder): Promise<Part[]> =>
  (await lockFreeLines(tx, order))
    .filter(({ line }) => line.saleType !== 'forward')
    .map(({ line, free }) => ({ line, quantity: free }))

const paidFor = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + shareOfPart(part).paidCents, 0)

const returnWhole = async (tx: Tx, orderId: string, disputeId: string, now: Date): Promise<boolean> => {
  try {
    await tx.transaction(async (inner) => {
      await refundOrder(inner, orderId, `dispute ${disputeId} was lost`, now, { returnedBy: 'bank' })
      await finishRefund(inner, orderId, disputeId, now)
    })
    return true
  } catch (error) {
    // What is being delivered is not undone by itself.
    if (error instanceof DomainError && error.code === 'delivery_started') return false
    throw error
  }
}

/**
 * A dispute is lost: the bank has taken back the smaller of what was disputed and what was not returned before. For it
 * promises end whose money is still in escrow, then whole credits that are not retired go to their sellers, and the rest
 * is the platform's until an operator decides. Safe to repeat.
 */
export const returnDisputed = async (
  tx: Tx,
  { orderId, disputeId, amountMinor }: Disputed,
  now: Date,
): Promise<DisputeOutcome> => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new DomainError('not_found')
  const reference = referenceOf(disputeId)
  const [known] = await tx
    .select()
    .from(partRefunds)
    .where(and(eq(partRefunds.orderId, orderId), eq(partRefunds.reference, reference)))
  if (known)
    return {
      takenCents: known.amountCents,
      takenMinor: known.amountMinor,
      openCents: known.borneCents,
      isWhole: false,
    }
  if (order.status !== 'settled') return { takenCents: 0, takenMinor: 0, openCents: 0, isWhole: false }
  const kept = await findKept(tx, order)
  const keptCents = kept.netCents + kept.vatCents
  const takenMinor = Math.min(amountMinor, kept.minor)
  // Rounded to all there is while something is left of it would take that too.
  const takenCents =
    takenMinor === kept.minor ? keptCents : Math.min(centsOf(order, takenMinor), keptCents - 1)
  if (takenCents === 0) return { takenCents, takenMinor, openCents: 0, isWhole: false }
  if (takenCents === keptCents && (await returnWhole(tx, orderId, disputeId, now)))
    return { takenCents, takenMinor, openCents: 0, isWhole: true }
  const vatCents = vatInGross(order, kept, takenCents)
  const netCents = takenCents - vatCents
  const ended = await endPromises(tx, order, netCents, now)
  const leftCents = netCents - paidFor(ended)
  const parts = [...ended, ...(leftCents > 0 ? chooseCredits(await findFree(tx, order), leftCents) : [])]
  const openCents = netCents - paidFor(parts)
  const reason = `dispute ${disputeId} was lost`
  const taking = {
    reference,
    reason,
    parts,
    borneCents: openCents,
    vatCents,
    takenMinor,
    returnedBy: 'bank',
  } as const
  const { id } = await takeCredits(tx, order, taking, now)
  await finishPartRefund(tx, id, disputeId, now)
  return { takenCents, takenMinor, openCents, isWhole: false }
}

/**
 * An operator lays what is open of a lost dispute on credits of the order: their sellers give the money back and get the
 * credits that are not retired. Answers what the platform bears after that.
 */
export const coverDispute = async (
  tx: Tx,
  { orderId, disputeId, openCents }: { orderId: string; disputeId: string; openCents: number },
  asked: readonly { listingId: string; quantity: number }[],
  now: Date,
): Promise<number> => {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'settled') throw new DomainError('order_not_open')
  const refuse = (message: string) => new DomainError('invalid_input', { field: 'quantity', message })
  const parts = asked.map(({ listingId, quantity }): Part => {
    const line = order.lines.find((one) => one.listingId === listingId && one.saleType !== 'forward')
    if (!line) throw new DomainError('not_found')
    const left = line.quantity - line.returned
    if (quantity < 1 || quantity > left) throw refuse(`${left} credits of this line are left.`)
    return { line, quantity }
  })
  if (new Set(parts.map(({ line }) => line.id)).size < parts.length) throw refuse('Name each listing once.')
  const coveredCents = paidFor(parts)
  if (coveredCents > openCents)
    throw refuse(`These credits came to ${inDollars(coveredCents)}, and ${inDollars(openCents)} is open.`)
  const reference = `${referenceOf(disputeId)}:covered`
  const reason = `what was open of dispute ${disputeId}`
  const taking = {
    reference,
    reason,
    parts,
    borneCents: -coveredCents,
    vatCents: 0,
    takenMinor: 0,
    returnedBy: 'bank',
  } as const
  const { id } = await takeCredits(tx, order, taking, now)
  await tx.update(partRefunds).set({ doneAt: now }).where(eq(partRefunds.id, id))
  return openCents - coveredCents
}
