import type { Tx } from '../../platform/db.ts'
import type { LockedOrder } from '../orders/index.ts'
import { payments } from './payments.tables.ts'

/**
 * A payment that was taken by card with nobody’s provider behind it: it is on record, and has no name anywhere else. What of it
 * goes back is recorded the same way.
 */
export const recordPayment = async (
  tx: Tx,
  { id: orderId, amountMinor: amountCents, currency }: Pick<LockedOrder, 'id' | 'amountMinor' | 'currency'>,
  now: Date,
): Promise<void> => {
  await tx.insert(payments).values({
    orderId,
    provider: 'sandbox',
    pay: 'checkout_page',
    amountCents,
    currency,
    state: 'succeeded',
    createdAt: now,
    checkedAt: now,
  })
}
