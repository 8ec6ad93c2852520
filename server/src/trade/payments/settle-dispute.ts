import { writeDollars } from '@ledgerleaf/contract/currencies'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { enqueue } from '../../platform/outbox.ts'
import { coverDispute, type LockedOrder, lockOrder, returnDisputed } from '../orders/index.ts'
import { disputes } from './payments.tables.ts'
import { endRequestTask, tellDisputeTask } from './payments.tasks.ts'
import { handled, type Verdict } from './verdict.ts'

type Lost = { id: string; amount: number }

/** The bank has taken money back: the order follows by rule, and what no rule can settle waits for an operator. */
export const settleLost = async (tx: Tx, order: LockedOrder, lost: Lost, now: Date): Promise<Verdict> => {
  const asked = { orderId: order.id, disputeId: lost.id, amountMinor: lost.amount }
  const { takenCents, takenMinor, openCents, isWhole } = await returnDisputed(tx, asked, now)
  await tx.update(disputes).set({ takenCents, openCents }).where(eq(disputes.id, lost.id))
  if (takenCents === 0) return handled(`dispute lost, order ${order.status}`)
  const taken = { disputeId: lost.id, orderId: order.id, amountCents: takenCents, amountMinor: takenMinor }
  await enqueue(tx, tellDisputeTask, taken, { key: `tell-dispute:${lost.id}` })
  await enqueue(tx, endRequestTask, { orderId: order.id })
  if (isWhole) return handled('dispute lost, order taken back')
  return handled(
    openCents === 0
      ? `dispute lost in part: ${writeDollars(takenCents)} went back with its credits`
      : `dispute lost in part: an operator must settle ${writeDollars(openCents)}`,
  )
}

type Decision = readonly { listingId: string; quantity: number }[] | 'platform'

/**
 * An operator says who bears what a lost dispute left open: the platform, or the sellers of these credits. Answers what the
 * platform bears of it, null where nothing was left to do. Safe to repeat.
 */
export const settleDispute = async (
  tx: Tx,
  disputeId: string,
  decision: Decision,
  now: Date,
): Promise<{ orderId: string; openCents: number; borneCents: number } | null> => {
  const [known] = await tx.select().from(disputes).where(eq(disputes.id, disputeId))
  const order = known && (await lockOrder(tx, known.orderId))
  if (!known || !order) throw new DomainError('not_found', { message: `There is no dispute ${disputeId}.` })
  if (known.status !== 'lost')
    throw new DomainError('order_not_open', { message: `The bank has not decided: it is ${known.status}.` })
  // One that was lost before there was a rule follows it now.
  if (known.takenCents === null)
    await settleLost(tx, order, { id: disputeId, amount: known.amountMinor }, now)
  const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, disputeId))
  const openCents = dispute?.openCents ?? 0
  const { orderId } = known
  if (openCents === 0) return known.takenCents === null ? { orderId, openCents, borneCents: 0 } : null
  const borneCents =
    decision === 'platform'
      ? openCents
      : await coverDispute(tx, { orderId, disputeId, openCents }, decision, now)
  await tx.update(disputes).set({ openCents: 0 }).where(eq(disputes.id, disputeId))
  await enqueue(tx, endRequestTask, { orderId })
  return { orderId, openCents, borneCents }
}
