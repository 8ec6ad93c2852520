import { Email } from '@ledgerleaf/contract/identity'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { act } from '../../platform/in-step.ts'
import { type LockedOrder, nameGuest, settleOrder } from '../orders/index.ts'
import { movedNoMoney, type Payment } from './find-payments.ts'
import type { PaymentNotice } from './payment-notice.ts'
import { payments } from './payments.tables.ts'
import type { Context } from './verdict.ts'

/** A notice, the payment it is about and the order that is paid by it. */
export type Heard = { notice: PaymentNotice; payment: Payment; order: LockedOrder }

/** The address a payment brought, where a guest gave none before. */
export const emailOf = ({ notice, order }: Heard): string | null => {
  const given = Email.safeParse(notice.email)
  return order.buyerId === null && order.email === null && given.success ? given.data : null
}

/** The order, with that address. */
export const nameBuyer = async (tx: Tx, heard: Heard): Promise<LockedOrder> => {
  const { order } = heard
  const email = emailOf(heard)
  await nameGuest(tx, { orderId: order.id, email })
  return { ...order, email: email ?? order.email }
}

export const markPaid = act(async (tx, paid: readonly { heard: Heard; now: Date }[]) => {
  const of = <T>(read: (heard: Heard) => T) => sql.param(paid.map(({ heard }) => read(heard)))
  await tx.execute(sql`
    update ${payments} set state = 'succeeded', message = null, checked_at = heard.at,
      session_id = coalesce(payments.session_id, heard.session_id),
      intent_id = coalesce(payments.intent_id, heard.intent_id)
    from unnest(${of(({ order }) => order.id)}::uuid[], ${of(({ notice }) => notice.sessionId)}::text[],
      ${of(({ notice }) => notice.intentId)}::text[],
      ${sql.param(paid.map(({ now }) => now.toISOString()))}::timestamptz[]) as heard (order_id, session_id, intent_id, at)
    where payments.order_id = heard.order_id`)
})

/** Settles a held order that a notice says is paid. */
export const settlePaid = async (tx: Tx, heard: Heard, { sender, now }: Context): Promise<void> => {
  const order = await nameBuyer(tx, heard)
  await markPaid(tx, { heard, now })
  await settleOrder(tx, order, { ...sender, sandbox: movedNoMoney(heard.payment) }, now)
}
