import type { PayBy } from '@ledgerleaf/contract/orders'
import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import { act } from '../../platform/in-step.ts'
import { enqueueAll, jobOf } from '../../platform/outbox.ts'
import type { LockedOrder } from '../orders/index.ts'
import { lapseOrderTask } from '../orders/index.ts'
import type { Payment } from './find-payments.ts'
import { payments } from './payments.tables.ts'
import { chargeOrderTask } from './payments.tasks.ts'
import type { PaymentProvider } from './provider.ts'

const write = act(async (tx, rows: readonly (typeof payments.$inferInsert)[]) => {
  await tx.insert(payments).values([...rows])
})

/**
 * Written with the order: from now on it is known how it is paid. A card on file is charged by a job, and another ends
 * what is not paid when its time is over.
 */
export const openPayment = async (
  tx: Tx,
  provider: Pick<PaymentProvider, 'name'>,
  {
    id: orderId,
    amountMinor: amountCents,
    currency,
    heldUntil,
  }: Pick<LockedOrder, 'id' | 'amountMinor' | 'currency' | 'heldUntil'>,
  pay: PayBy,
  now: Date,
): Promise<void> => {
  const { name } = provider
  await write(tx, { orderId, provider: name, pay, amountCents, currency, state: 'open', createdAt: now })
  await enqueueAll(tx, [
    jobOf(chargeOrderTask, pay === 'card_on_file' ? [{ orderId }] : []),
    jobOf(lapseOrderTask, [{ orderId }], { runAt: heldUntil }),
  ])
}

export const findPaymentOf = async (db: Reader, orderId: string): Promise<Payment | undefined> => {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId))
  return payment
}
