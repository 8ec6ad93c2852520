import { Cents } from '@ledgerleaf/contract/units'
import { eq } from 'drizzle-orm'
import { type MoneyAccount, paidOut, proceeds, sentFunds, usd } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { payouts } from './payouts.tables.ts'

type EndedPayout = typeof payouts.$inferSelect

const lockByReference = async (tx: Tx, reference: string): Promise<EndedPayout | undefined> => {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.reference, reference)).for('update')
  return payout
}

const move = (
  tx: Tx,
  verb: 'payout_arrived' | 'payout_returned',
  { id, amountCents }: EndedPayout,
  [from, to]: readonly [MoneyAccount, MoneyAccount],
  now: Date,
) =>
  post(tx, {
    key: `${verb}:${id}`,
    kind: verb,
    now,
    postings: [{ asset: usd, amount: Cents.parse(amountCents), from, to }],
  })

export type PayoutEnd =
  | { end: 'done'; payout: EndedPayout }
  | { end: 'repeated'; payout: EndedPayout }
  | { end: 'unknown' }
  | { end: 'amount'; payout: EndedPayout }

type Told = { reference: string; amountCents: number; at: Date }

/** The bank has booked it: the money is the seller's. Said twice it happens once. */
export const confirmPayout = async (
  tx: Tx,
  { reference, amountCents, at }: Told,
  now: Date,
): Promise<PayoutEnd> => {
  const payout = await lockByReference(tx, reference)
  if (!payout || payout.state === 'proposed' || payout.state === 'withdrawn') return { end: 'unknown' }
  if (payout.amountCents !== amountCents) return { end: 'amount', payout }
  if (payout.state !== 'sent') return { end: 'repeated', payout }
  await move(tx, 'payout_arrived', payout, [sentFunds(payout.sellerId), paidOut(payout.sellerId)], now)
  await tx.update(payouts).set({ state: 'confirmed', settledAt: at }).where(eq(payouts.id, payout.id))
  await announce(tx, { personId: payout.sellerId }, { type: 'orders.changed' })
  return { end: 'done', payout }
}

/** The bank has sent it back, also after it had booked it: it is in the seller's balance again. */
export const returnPayout = async (
  tx: Tx,
  { reference, amountCents, at, reason }: Told & { reason: string },
  now: Date,
): Promise<PayoutEnd> => {
  const payout = await lockByReference(tx, reference)
  if (!payout || payout.state === 'proposed' || payout.state === 'withdrawn') return { end: 'unknown' }
  if (payout.amountCents !== amountCents) return { end: 'amount', payout }
  if (payout.state === 'returned') return { end: 'repeated', payout }
  const from = (payout.state === 'sent' ? sentFunds : paidOut)(payout.sellerId)
  await move(tx, 'payout_returned', payout, [from, proceeds(payout.sellerId)], now)
  await tx
    .update(payouts)
    .set({ state: 'returned', settledAt: at, returnReason: reason })
    .where(eq(payouts.id, payout.id))
  await announce(tx, { personId: payout.sellerId }, { type: 'orders.changed' })
  return { end: 'done', payout }
}
