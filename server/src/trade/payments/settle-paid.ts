import { Email } from '@ledgerleaf/contract/identity'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { type LockedOrder, mailSettlements, nameGuests, type Sender, settleOrders } from '../orders/index.ts'
import { movedNoMoney, type Payment } from './find-payments.ts'
import { payments } from './payments.tables.ts'
import type { Report } from './report.ts'

/** A report, the payment it is about and the order that is paid by it. */
export type Heard = { report: Report; payment: Payment; order: LockedOrder }

const addressIn = ({ report, order }: Heard): string | null => {
  const email = Email.safeParse(report.email)
  return order.buyerId === null && order.email === null && email.success ? email.data : null
}

/** The orders of guests, with the addresses their payments brought. */
export const nameThem = async (tx: Tx, heard: readonly Heard[]): Promise<LockedOrder[]> => {
  const given = new Map<string, string>()
  for (const one of heard) {
    const email = addressIn(one)
    if (email !== null) given.set(one.order.id, email)
  }
  await nameGuests(tx, given)
  return heard.map(({ order }) => ({ ...order, email: given.get(order.id) ?? order.email }))
}

const markPaid = async (tx: Tx, heard: readonly Heard[], now: Date): Promise<void> => {
  const of = <T>(read: (one: Heard) => T) => sql.param(heard.map(read))
  await tx.execute(sql`
    update ${payments} set state = 'succeeded', message = null, checked_at = ${now.toISOString()}::timestamptz,
      session_id = coalesce(payments.session_id, heard.session_id),
      intent_id = coalesce(payments.intent_id, heard.intent_id)
    from unnest(${of(({ order }) => order.id)}::uuid[], ${of(({ report }) => report.sessionId)}::text[],
      ${of(({ report }) => report.intentId)}::text[]) as heard (order_id, session_id, intent_id)
    where payments.order_id = heard.order_id`)
}

/** Settles the held orders that these reports say are paid: one pass for all. */
export const settlePaid = async (
  tx: Tx,
  heard: readonly Heard[],
  sender: Sender,
  now: Date,
): Promise<void> => {
  if (heard.length === 0) return
  const named = await nameThem(tx, heard)
  await markPaid(tx, heard, now)
  await settleOrders(tx, named, now)
  await mailSettlements(
    tx,
    sender,
    named.map((order, at) => ({ order, sandbox: movedNoMoney(heard[at]?.payment) })),
  )
}
