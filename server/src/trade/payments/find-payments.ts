import { or } from 'drizzle-orm'
import { among } from '../../platform/among.ts'
import { isId } from '../../platform/id.ts'
import { step } from '../../platform/in-step.ts'
import type { PaymentNotice } from './payment-notice.ts'
import { payments } from './payments.tables.ts'

export type Payment = typeof payments.$inferSelect

/** By the provider that was asked for it then, whichever is asked now; what was recorded without one moved nothing. */
export const movedNoMoney = (payment: Pick<Payment, 'provider'> | undefined): boolean =>
  payment?.provider !== 'stripe' && payment?.provider !== 'bank'

const known = (names: readonly (string | null)[]): string[] => names.filter((name) => name !== null)

const orderIdOf = ({ orderId }: PaymentNotice): string | null => (orderId && isId(orderId) ? orderId : null)

/** The payment a notice is about, by any of the names it gives. Names of two payments in one are not for us to sort out. */
export const findPaymentOfNotice = step(async (tx, notices: readonly PaymentNotice[]) => {
  const found = await tx
    .select()
    .from(payments)
    .where(
      or(
        among(payments.sessionId, known(notices.map(({ sessionId }) => sessionId))),
        among(payments.intentId, known(notices.map(({ intentId }) => intentId))),
        among(payments.orderId, known(notices.map(orderIdOf))),
      ),
    )
  const find = (notice: PaymentNotice): Payment | undefined => {
    const { sessionId, intentId } = notice
    const named = found.filter(
      (payment) =>
        (sessionId && payment.sessionId === sessionId) ||
        (intentId && payment.intentId === intentId) ||
        payment.orderId === orderIdOf(notice),
    )
    return named.length === 1 ? named[0] : undefined
  }
  return new Map(notices.map((notice) => [notice, find(notice)]))
})
