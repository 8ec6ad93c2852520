import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { payments } from './payments.tables.ts'
import type { PaymentProvider } from './provider.ts'

type Page = Awaited<ReturnType<PaymentProvider['openPage']>>

/** Where an order is paid. Whoever came first has said it; the provider answers the same page to both. */
export const keepPage = async (db: Db, orderId: string, page: Page): Promise<void> => {
  await db
    .update(payments)
    .set(page)
    .where(and(eq(payments.orderId, orderId), isNull(payments.sessionId)))
}
