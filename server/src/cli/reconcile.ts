import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db.ts'
import { enqueue } from '../platform/outbox.ts'
import { findDisagreements } from '../trade/payments/index.ts'

/** Has the provider asked after every payment, and says where payments and orders do not agree at this moment. */
export const reconcile = async (db: Db): Promise<string> => {
  await enqueue(db, 'reconcile-payments', {}, { key: 'reconcile-payments' })
  await enqueue(db, 'sweep-orders', {}, { key: 'sweep-orders' })
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*) from orders where status = 'pending') as pending,
      (select count(*) from payments where state = 'succeeded') as paid,
      (select count(*) from refunds where done_at is null)
        + (select count(*) from part_refunds where done_at is null)
        + (select count(*) from forward_returns where done_at is null) as returning,
      (select count(*) from payment_events where state = 'received') as unhandled,
      (select count(*) from payment_events where state = 'quarantined') as quarantined`)
  const [now] = rows
  const disagreements = await findDisagreements(db)
  return [
    `A running server asks the provider about every open payment. At this moment: ${now?.pending} orders pending, ${now?.returning} refunds on their way, ${now?.unhandled} reports to handle, ${now?.quarantined} set aside.`,
    disagreements.length === 0
      ? `${now?.paid} payments were taken, and each has settled its order or was returned.`
      : `Payments and orders do not agree:\n${disagreements.map((says) => `  ${says}`).join('\n')}`,
  ].join('\n')
}
