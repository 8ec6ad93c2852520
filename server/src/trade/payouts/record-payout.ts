import { Cents } from '@ledgerleaf/contract/units'
import { eq } from 'drizzle-orm'
import { paidOut, proceeds, usd } from '../../ledger/accounts.ts'
import { lockCents } from '../../ledger/balance-queries.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { payouts } from './payouts.tables.ts'

export type NewPayout = {
  sellerId: string
  reference: string
  /** Null pays out all there is. */
  amountCents: number | null
}

/** Records that a seller was sent their proceeds. The same reference again changes nothing and answers the first. */
export const recordPayout = async (
  tx: Tx,
  { sellerId, reference, amountCents }: NewPayout,
  now: Date,
): Promise<{ amountCents: number; repeated: boolean }> => {
  const there = await lockCents(tx, proceeds(sellerId))
  const [known] = await tx.select().from(payouts).where(eq(payouts.reference, reference))
  if (known) {
    if (known.sellerId !== sellerId || (amountCents !== null && known.amountCents !== amountCents))
      throw new DomainError('idempotency_mismatch', { message: 'This reference names another payout.' })
    return { amountCents: known.amountCents, repeated: true }
  }
  const amount = amountCents ?? there
  if (amount < 1 || amount > there)
    throw new DomainError('invalid_input', {
      message: `The seller’s balance is $${(there / 100).toFixed(2)}.`,
    })
  const id = newId(now.getTime())
  await tx
    .insert(payouts)
    .values({ reference, id, sellerId, amountCents: amount, state: 'confirmed', sentAt: now, settledAt: now })
  await post(tx, {
    // The log is public, and a reference is whatever somebody typed.
    key: `payout:${id}`,
    kind: 'payout',
    now,
    postings: [{ asset: usd, amount: Cents.parse(amount), from: proceeds(sellerId), to: paidOut(sellerId) }],
  })
  await announce(tx, { organisationId: sellerId }, { type: 'orders.changed' })
  return { amountCents: amount, repeated: false }
}
