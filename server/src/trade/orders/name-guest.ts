import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { orders } from './orders.tables.ts'

/** Keeps the addresses guests gave at payment, where none was given before: the credits will wait for them. */
export const nameGuests = async (tx: Tx, given: ReadonlyMap<string, string>): Promise<void> => {
  if (given.size === 0) return
  await tx.execute(sql`
    update ${orders} set email = given.email
    from unnest(${sql.param([...given.keys()])}::uuid[], ${sql.param([...given.values()])}::text[]) as given (id, email)
    where ${orders.id} = given.id and ${orders.email} is null and ${orders.buyerId} is null`)
}
