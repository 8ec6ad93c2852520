import { inArray, or } from 'drizzle-orm'
import { isId } from '../../platform/id.ts'
import { step } from '../../platform/in-step.ts'
import { payments } from './payments.tables.ts'
import type { Report } from './report.ts'

export type Payment = typeof payments.$inferSelect

/** By the provider that was asked for it then, whichever is asked now; what was recorded without one moved nothing. */
export const movedNoMoney = (payment: Pick<Payment, 'provider'> | undefined): boolean =>
  payment?.provider !== 'stripe'

const known = (names: readonly (string | null)[]): string[] => names.filter((name) => name !== null)

const orderIdOf = ({ orderId }: Report): string | null => (orderId && isId(orderId) ? orderId : null)

/** The payment a report is about, by any of the names it gives. Names of two payments in one are not for us to sort out. */
export const findPaymentOfReport = step(async (tx, reports: readonly Report[]) => {
  const found = await tx
    .select()
    .from(payments)
    .where(
      or(
        inArray(payments.sessionId, known(reports.map(({ sessionId }) => sessionId))),
        inArray(payments.intentId, known(reports.map(({ intentId }) => intentId))),
        inArray(payments.orderId, known(reports.map(orderIdOf))),
      ),
    )
  const find = (report: Report): Payment | undefined => {
    const { sessionId, intentId } = report
    const named = found.filter(
      (payment) =>
        (sessionId && payment.sessionId === sessionId) ||
        (intentId && payment.intentId === intentId) ||
        payment.orderId === orderIdOf(report),
    )
    return named.length === 1 ? named[0] : undefined
  }
  return new Map(reports.map((report) => [report, find(report)]))
})
