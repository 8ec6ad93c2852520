import type { PayBy } from '@ledgerleaf/contract/orders'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import { act } from '../../platform/in-step.ts'
import { enqueueAll, jobOf } from '../../platform/outbox.ts'
import type { LockedOrder } from '../orders/index.ts'
import { lapseOrderTask } from '../orders/index.ts'
import type { Payment } from './find-payments.ts'
import { payments } from './payments.tables.ts'
import { chargeOrderTask } from './payments.tasks.ts'

const currency = 'usd'

const write = act(async (tx, rows: readonly (typeof payments.$inferInsert)[]) => {
  await tx.insert(payments).values([...rows])
})

/**
 * Written with the order: from now on it is known how it is paid. A card on file is charged by a job, and another ends
 * what is not paid when its time is over.
 */
export const openPayment = async (
  tx: Tx,
  { name }: { name: Payment['provider'] },
  {
    id: orderId,
    totalCents,
    vatCents,
    heldUntil,
  }: Pick<LockedOrder, 'id' | 'totalCents' | 'vatCents' | 'heldUntil'>,
  pay: PayBy,
  now: Date,
): Promise<void> => {
  const amountCents = totalCents + vatCents
  await write(tx, { orderId, provider: name, pay, amountCents, currency, state: 'open', createdAt: now })
  await enqueueAll(tx, [
    jobOf(chargeOrderTask, pay === 'card_on_file' ? [{ orderId }] : []),
    jobOf(lapseOrderTask, [{ orderId }], { runAt: heldUntil }),
  ])
}

/** The money of a transfer is here, all of it. */
export const markTransferred = act(async (tx, paid: readonly { orderId: string; now: Date }[]) => {
  await tx.execute(sql`
    update ${payments} set state = 'succeeded', message = null, checked_at = paid.at
    from unnest(${sql.param(paid.map(({ orderId }) => orderId))}::uuid[],
      ${sql.param(paid.map(({ now }) => now.toISOString()))}::timestamptz[]) as paid (order_id, at)
    where payments.order_id = paid.order_id`)
})

/** The payments of these orders. */
export const findPaymentsOf = async (
  db: Reader,
  orderIds: readonly string[],
): Promise<Map<string, Payment>> => {
  const found = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
  return new Map(found.map((payment) => [payment.orderId, payment]))
}

export const findPaymentOf = async (db: Reader, orderId: string): Promise<Payment | undefined> => {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId))
  return payment
}
