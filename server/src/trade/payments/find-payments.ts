import { inArray, or } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { payments } from './payments.tables.ts'
import type { Report } from './report.ts'

export type Payment = typeof payments.$inferSelect

/** By the provider that was asked for it then, whichever is asked now; what was recorded without one moved nothing. */
export const movedNoMoney = (payment: Pick<Payment, 'provider'> | undefined): boolean =>
  payment?.provider !== 'stripe'

const known = (names: readonly (string | null)[]): string[] => names.filter((name) => name !== null)

/** The payment each report is about, by any of the names it gives. Names of two payments in one are not for us to sort out. */
export const findPaymentsOf = async (
  tx: Tx,
  reports: readonly Report[],
): Promise<(Payment | undefined)[]> => {
  if (reports.length === 0) return []
  const orderIds = reports.map(({ orderId }) => (orderId && isId(orderId) ? orderId : null))
  const found = await tx
    .select()
    .from(payments)
    .where(
      or(
        inArray(payments.sessionId, known(reports.map(({ sessionId }) => sessionId))),
        inArray(payments.intentId, known(reports.map(({ intentId }) => intentId))),
        inArray(payments.orderId, known(orderIds)),
      ),
    )
  return reports.map(({ sessionId, intentId }, at) => {
    const named = found.filter(
      (payment) =>
        (sessionId && payment.sessionId === sessionId) ||
        (intentId && payment.intentId === intentId) ||
        payment.orderId === orderIds[at],
    )
    return named.length === 1 ? named[0] : undefined
  })
}
