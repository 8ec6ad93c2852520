import type { PayBy } from '@ledgerleaf/contract/orders'
import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import type { LockedOrder } from '../orders/index.ts'
import { payments } from './payments.tables.ts'
import type { PaymentProvider } from './provider.ts'

export type Payment = typeof payments.$inferSelect

const currency = 'usd'

/** Written with the order: from now on it is known how it is paid, and the card on file is charged by a job. */
export const openPayment = async (
  tx: Tx,
  provider: Pick<PaymentProvider, 'name'>,
  order: Pick<LockedOrder, 'id' | 'totalCents'>,
  pay: PayBy,
  now: Date,
): Promise<void> => {
  await tx.insert(payments).values({
    orderId: order.id,
    provider: provider.name,
    pay,
    amountCents: order.totalCents,
    currency,
    state: 'open',
    createdAt: now,
  })
  if (pay === 'card_on_file')
    await enqueue(tx, 'charge-order', { orderId: order.id }, { key: `charge:${order.id}` })
}

export const findPaymentOf = async (db: Reader, orderId: string): Promise<Payment | undefined> => {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId))
  return payment
}
