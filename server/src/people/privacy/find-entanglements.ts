import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { Subject } from './personal-tables.ts'

type Obstacle = { count: (subject: Subject) => SQL; says: (count: number) => string }

const balance =
  (account: string) =>
  ({ id }: Subject): SQL =>
    sql`select coalesce(sum(amount), 0)::bigint as count from ledger_balances where account = ${account} || ${id ?? 'nobody'}`
const many = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

/** What of a person is still under way and belongs to others too: as long as there is any, nothing is erased. */
const obstacles: readonly Obstacle[] = [
  {
    count: ({ id, email }) =>
      sql`select count(*) from orders where status in ('pending', 'paid') and (buyer_id = ${id}::uuid or lower(email) = ${email})`,
    says: (count) => `${many(count, 'order')} not paid or not settled: wait 15 minutes, or cancel them`,
  },
  {
    // A listing may be withdrawn while somebody is paying for credits of it.
    count: ({ id }) =>
      sql`select count(distinct orders.id) from orders join order_lines line on line.order_id = orders.id
        where orders.status in ('pending', 'paid') and line.seller_id = ${id}::uuid`,
    says: (count) =>
      `${many(count, 'order')} of your credits not paid or not settled: wait 15 minutes, then have the proceeds paid out`,
  },
  {
    count: ({ id, email }) =>
      sql`select coalesce(sum(balance.amount), 0)::bigint as count from orders
        join ledger_balances balance on balance.account = 'credits/owned/escrow/' || orders.id
        where lower(orders.email) = ${email} or orders.buyer_id = ${id}::uuid`,
    says: (count) =>
      `${many(count, 'credit')} of a guest’s order in escrow: claim them with an account, or refund the order`,
  },
  {
    count: ({ id, email }) =>
      sql`select count(*) from order_milestones milestone join order_lines line on line.id = milestone.line_id
        join orders on orders.id = line.order_id
        where milestone.state = 'open' and orders.status = 'settled' and
          (orders.buyer_id = ${id}::uuid or line.seller_id = ${id}::uuid or lower(orders.email) = ${email})`,
    says: (count) =>
      `${many(count, 'forward delivery', 'forward deliveries')} open: wait for the date, or refund the order`,
  },
  {
    count: ({ id, email }) =>
      sql`select (select count(*) from refunds join orders on orders.id = order_id
          where done_at is null and (buyer_id = ${id}::uuid or lower(email) = ${email}))
        + (select count(*) from part_refunds part join orders on orders.id = order_id
          where done_at is null and (buyer_id = ${id}::uuid or lower(email) = ${email})) as count`,
    says: (count) => `${many(count, 'refund')} on the way: wait until the provider has returned the money`,
  },
  {
    count: ({ id, email }) =>
      sql`select count(*) from disputes join orders on orders.id = order_id
        where (disputes.status not in ('won', 'lost') or disputes.open_cents > 0)
          and (buyer_id = ${id}::uuid or lower(email) = ${email})`,
    says: (count) => `${many(count, 'dispute')} open: answer or settle it`,
  },
  {
    count: ({ id }) =>
      sql`select count(*) from subscriptions where buyer_id = ${id}::uuid and state <> 'cancelled'`,
    says: (count) => `${many(count, 'subscription')} running or paused: cancel it`,
  },
  {
    count: balance('credits/owned/'),
    says: (count) => `${many(count, 'credit')} held: retire them, or have their orders refunded`,
  },
  {
    count: ({ id }) =>
      sql`select count(*) from listings where seller_id = ${id}::uuid and state <> 'withdrawn'`,
    says: (count) => `${many(count, 'listing')} on the market: withdraw it`,
  },
  {
    count: balance('money/proceeds/'),
    says: (count) => `$${(count / 100).toFixed(2)} of proceeds not paid out: have them paid out`,
  },
]

/** Why a person cannot be erased yet, each with what to do; empty where nothing stands against it. */
export const findEntanglements = async (tx: Tx, subject: Subject): Promise<string[]> => {
  const found: string[] = []
  for (const { count, says } of obstacles) {
    const { rows } = await tx.execute<{ count: number }>(count(subject))
    const much = Number(rows[0]?.count ?? 0)
    if (much > 0) found.push(says(much))
  }
  return found
}
