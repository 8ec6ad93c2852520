import { lte, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { sessions, verifications } from './identity.tables.ts'

/** Sessions and links that are over open nothing; they only take room. */
export const sweepIdentity = async (db: Reader, now: Date): Promise<void> => {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(verifications).where(lte(verifications.expiresAt, now))
}

/** Of people who were erased, invoices were kept for as long as the law demands: then the names on them go too. */
export const sweepInvoices = async (db: Reader, since: Date): Promise<void> => {
  await db.execute(sql`
    update orders set enterprise = null where enterprise is not null and settled_at < ${since.toISOString()}::timestamptz
      and (email like '%@erased.invalid' or buyer_id in (select id from users where email like '%@erased.invalid'))`)
}
