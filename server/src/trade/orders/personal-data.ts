import { type SQL, sql } from 'drizzle-orm'
import {
  erasedEmail,
  many,
  type Obstacle,
  ownersOf,
  type PersonalData,
  type Subject,
} from '../../platform/personal-data.ts'

const mine = (subject: Subject): SQL =>
  sql`(buyer_id = ${ownersOf(subject)} or lower(email) = ${subject.email})`

/** The orders of a person, for the statements of those who keep something of an order. */
const ordersOf = (subject: Subject): SQL => sql`select id from orders where ${mine(subject)}`

/** A table that holds something of each order, in its column `order_id`. */
export const ofOrder = {
  rows: (subject: Subject): SQL => sql`order_id in (${ordersOf(subject)})`,
  erasing: { how: 'keep', why: 'the books of an order; no name stands in them' } as const,
}

const obstacles: readonly Obstacle[] = [
  {
    count: (subject) =>
      sql`select count(*) from orders where status in ('pending', 'paid') and ${mine(subject)}`,
    says: (count) =>
      `${many(count, 'order')} not paid or not settled: wait 15 minutes, or cancel them on their pages`,
  },
  {
    // A listing may be withdrawn while somebody is paying for credits of it.
    count: (subject) =>
      sql`select count(distinct orders.id) from orders join order_lines line on line.order_id = orders.id
        where orders.status in ('pending', 'paid') and line.seller_id = ${ownersOf(subject)}`,
    says: (count) =>
      `${many(count, 'order')} of your credits not paid or not settled: wait 15 minutes, then have the proceeds paid out`,
  },
  {
    count: (subject) =>
      sql`select coalesce(sum(balance.amount), 0)::bigint as count from orders
        join ledger_balances balance on balance.account = 'credits/owned/escrow/' || orders.id
        where ${mine(subject)}`,
    says: (count) =>
      `${many(count, 'credit')} of a guest’s order in escrow: claim them with an account, or ask for a refund on the order’s page`,
  },
  {
    count: (subject) =>
      sql`select count(*) from order_milestones milestone join order_lines line on line.id = milestone.line_id
        join orders on orders.id = line.order_id
        where milestone.state = 'open' and orders.status = 'settled' and
          (orders.buyer_id = ${ownersOf(subject)} or line.seller_id = ${ownersOf(subject)}
            or lower(orders.email) = ${subject.email})`,
    says: (count) =>
      `${many(count, 'forward delivery', 'forward deliveries')} open: wait for the date, or ask for a refund on the order’s page`,
  },
  {
    count: (subject) =>
      sql`select (select count(*) from refunds where done_at is null and ${ofOrder.rows(subject)})
        + (select count(*) from part_refunds where done_at is null and ${ofOrder.rows(subject)}) as count`,
    says: (count) => `${many(count, 'refund')} on the way: wait until the provider has returned the money`,
  },
]

export const orderPersonalData: PersonalData = {
  tables: [
    {
      table: 'orders',
      rows: mine,
      hidden: ['room', 'placed_by'],
      erasing: {
        how: 'overwrite',
        // Whoever bought as a guest did so with an address, and the money of the order is found by that.
        set: ({ id, invoicesSince }) =>
          sql`room = null, email = case when email is null then null else ${erasedEmail(id)} end,
            enterprise = case when settled_at >= ${invoicesSince.toISOString()}::timestamptz then enterprise end`,
        why: 'the invoices of the years for which the law demands them; the rest without name and address',
      },
    },
    { table: 'order_lines', ...ofOrder, hidden: ['seller_id'] },
    { table: 'refunds', ...ofOrder },
    { table: 'part_refunds', ...ofOrder },
    { table: 'order_mails', ...ofOrder },
    {
      table: 'welcome_claims',
      rows: ofOrder.rows,
      hidden: ['mark'],
      erasing: {
        how: 'keep',
        why: 'a fingerprint by which the welcome plan is given once; no name or address can be read out of it',
      },
    },
    {
      table: 'order_milestones',
      rows: (subject) => sql`line_id in (select id from order_lines where ${ofOrder.rows(subject)})`,
      erasing: ofOrder.erasing,
    },
  ],
  obstacles,
}
