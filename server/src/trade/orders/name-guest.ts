import { sql } from 'drizzle-orm'
import { act } from '../../platform/in-step.ts'
import { orders } from './orders.tables.ts'

/** Keeps the address a guest gave at payment, where none was given before: the credits will wait for it. */
export const nameGuest = act(async (tx, given: readonly { orderId: string; email: string | null }[]) => {
  const named = given.filter(({ email }) => email !== null)
  if (named.length === 0) return
  await tx.execute(sql`
    update ${orders} set email = given.email
    from unnest(${sql.param(named.map(({ orderId }) => orderId))}::uuid[],
      ${sql.param(named.map(({ email }) => email))}::text[]) as given (id, email)
    where ${orders.id} = given.id and ${orders.email} is null and ${orders.buyerId} is null`)
})
