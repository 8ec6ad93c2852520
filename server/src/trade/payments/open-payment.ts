import type { PayBy } from '@ledgerleaf/contract/orders'
import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import { enqueueAll } from '../../platform/outbox.ts'
import type { LockedOrder } from '../orders/index.ts'
import type { Payment } from './find-payments.ts'
import { payments } from './payments.tables.ts'
import type { PaymentProvider } from './provider.ts'

const currency = 'usd'

type Payable = { order: Pick<LockedOrder, 'id' | 'totalCents' | 'heldUntil'>; pay: PayBy }

/**
 * Written with the orders: from now on it is known how each is paid. Cards on file are charged by a job, and another
 * ends what is not paid when its time is over.
 */
export const openPayments = async (
  tx: Tx,
  provider: Pick<PaymentProvider, 'name'>,
  payable: readonly Payable[],
  now: Date,
): Promise<void> => {
  const [first] = payable
  if (!first) return
  await tx.insert(payments).values(
    payable.map(({ order, pay }) => ({
      orderId: order.id,
      provider: provider.name,
      pay,
      amountCents: order.totalCents,
      currency,
      state: 'open' as const,
      createdAt: now,
    })),
  )
  const ofCards = payable.filter(({ pay }) => pay === 'card_on_file')
  const named = (some: readonly Payable[]) => some.map(({ order }) => ({ orderId: order.id }))
  await enqueueAll(tx, [
    { task: 'charge-order', payloads: named(ofCards) },
    // Placed in one transaction, and so held until the same moment.
    { task: 'lapse-order', payloads: named(payable), runAt: first.order.heldUntil },
  ])
}

export const findPaymentOf = async (db: Reader, orderId: string): Promise<Payment | undefined> => {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId))
  return payment
}
