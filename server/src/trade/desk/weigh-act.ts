import type { MoneyAct } from '@ledgerleaf/contract/money'
import type { OrderPart } from '@ledgerleaf/contract/refund-requests'
import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import {
  type FreeLine,
  findFreeLines,
  findKept,
  fingerprintOf,
  type LockedOrder,
  lockFreeLines,
  lockOrder,
  weighRefund,
} from '../orders/index.ts'
import { findDispute, findUndecided } from '../payments/index.ts'
import { moneyActs } from './desk.tables.ts'

/** Credits of every line that is left are the whole order, however they were named. */
export const wholeOrParts = (
  order: LockedOrder,
  parts: readonly OrderPart[] | null,
): readonly OrderPart[] | null => {
  if (parts && new Set(parts.map(({ listingId }) => listingId)).size < parts.length)
    throw new DomainError('invalid_input', { field: 'quantity', message: 'Name each listing once.' })
  const isAll = order.lines.every(
    (line) =>
      line.returned + (parts?.find(({ listingId }) => listingId === line.listingId)?.quantity ?? 0) ===
      line.quantity,
  )
  return isAll ? null : parts
}

/** The order an act is about, and nobody else changes it until the transaction ends. */
export const lockActed = async (tx: Tx, act: MoneyAct): Promise<LockedOrder> => {
  const orderId = 'orderId' in act ? act.orderId : (await findDispute(tx, act.disputeId))?.orderId
  const order = orderId && isId(orderId) ? await lockOrder(tx, orderId) : null
  if (!order) throw new DomainError('not_found')
  return order
}

const weighDispute = async (db: Reader, act: Extract<MoneyAct, { disputeId: string }>): Promise<number> => {
  const dispute = await findDispute(db, act.disputeId)
  if (!dispute) throw new DomainError('not_found')
  const isDecided = dispute.status === 'won' || dispute.status === 'lost'
  if (act.kind !== 'settle_dispute') {
    if (isDecided) throw new DomainError('order_not_open', { message: 'The bank has decided this dispute.' })
    // Whoever objects gives nothing away.
    return act.kind === 'accept_dispute' ? dispute.amountCents : 0
  }
  const isUnsettled = dispute.status === 'lost' && dispute.takenCents === null
  if (dispute.openCents === 0 && !isUnsettled)
    throw new DomainError('order_not_open', { message: 'Nothing of this dispute is left to settle.' })
  return isUnsettled ? dispute.amountCents : dispute.openCents
}

export type WeighedAct = { amountCents: number; keptRetired: number; basis: string }

const weighWith = async (
  db: Reader,
  order: LockedOrder,
  act: MoneyAct,
  free: readonly FreeLine[],
): Promise<WeighedAct> => {
  const basis = await fingerprintOf(db, order, free)
  if (act.kind === 'refund') {
    const { amountCents, keptRetired } = await weighRefund(db, order, wholeOrParts(order, act.parts), free)
    return { amountCents, keptRetired, basis }
  }
  if (act.kind === 'cancel_order') {
    if (order.status !== 'pending') throw new DomainError('order_not_open')
    return { amountCents: 0, keptRetired: 0, basis }
  }
  return { amountCents: await weighDispute(db, act), keptRetired: 0, basis }
}

/** What an act would move, and what it rests on. */
export const weighAct = async (tx: Tx, order: LockedOrder, act: MoneyAct): Promise<WeighedAct> =>
  weighWith(tx, order, act, await lockFreeLines(tx, order))

type Proposed = { act: MoneyAct; basis: string; amountCents: number }

/** Whether what was proposed can still be done as it was: nobody can confirm it otherwise. */
export const isDead = async (
  db: Reader,
  order: LockedOrder,
  { act, basis, amountCents }: Proposed,
): Promise<boolean> => {
  try {
    const now = await weighWith(db, order, act, await findFreeLines(db, order))
    return now.basis !== basis || now.amountCents !== amountCents
  } catch (error) {
    if (error instanceof DomainError) return true
    throw error
  }
}

/** What operators gave away of an order by disputes that its bank has not decided yet. */
const findGivenIn = async (db: Reader, orderId: string): Promise<number> => {
  const undecided = await findUndecided(db, orderId)
  if (undecided.length === 0) return 0
  const accepted = await db
    .select({ act: moneyActs.act, amountCents: moneyActs.amountCents })
    .from(moneyActs)
    .where(
      and(eq(moneyActs.orderId, orderId), eq(moneyActs.kind, 'accept_dispute'), eq(moneyActs.state, 'done')),
    )
  return undecided.reduce((sum, { id }) => {
    const given = accepted.find(({ act }) => 'disputeId' in act && act.disputeId === id)
    return sum + (given?.amountCents ?? 0)
  }, 0)
}

/** What has gone back of an order so far, and what was given away of it that its bank has not taken yet. */
export const findGivenCents = async (db: Reader, order: LockedOrder): Promise<number> => {
  const kept = await findKept(db, order)
  const returned = order.totalCents + order.vatCents - kept.netCents - kept.vatCents
  return returned + (await findGivenIn(db, order.id))
}

/**
 * What was given before counts with what comes: small refunds of one order do not pass one by one. And who has used credits up
 * keeps what they were for, while their seller loses the price: nobody gives that away alone.
 */
export const needsSecond = (
  { amountCents, keptRetired }: Pick<WeighedAct, 'amountCents' | 'keptRetired'>,
  givenCents: number,
  fourEyesCents: number,
): boolean => keptRetired > 0 || (amountCents > 0 && givenCents + amountCents > fourEyesCents)
