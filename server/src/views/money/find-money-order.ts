import { DeskDispute, MoneyLine, MoneyOrder } from '@ledgerleaf/contract/money'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { findWaiting } from '../../trade/desk/index.ts'
import {
  findFailedReturns,
  findFreeLines,
  findReturned,
  keptOfLine,
  readOrder,
  returnedOfLine,
} from '../../trade/orders/index.ts'
import { holdDays } from '../payouts/index.ts'
import { findEvents } from './find-events.ts'
import { paymentState } from './list-sql.ts'
import { buyerName, iso, joinBuyer } from './money-sql.ts'
import { findMoves } from './move-queries.ts'
import { findActs, findRequests } from './proposal-queries.ts'

const Head = z.pick(MoneyOrder, {
  id: true,
  status: true,
  buyer: true,
  company: true,
  email: true,
  totalCents: true,
  vatCents: true,
  discountCents: true,
  placedAt: true,
  payableFrom: true,
  currency: true,
  paidMinor: true,
  provider: true,
  paymentState: true,
  paymentIds: true,
})

const findHead = (db: Reader, orderId: string) =>
  query(
    db,
    Head,
    sql`select orders.id, orders.status, ${buyerName} as buyer,
      nullif(orders.enterprise ->> 'companyName', '') as company,
      coalesce(orders.email, buyer.email) as email, orders.total_cents as "totalCents", orders.vat_cents as "vatCents",
      orders.discount_cents as "discountCents", orders.currency, orders.amount_minor as "paidMinor", ${iso(sql`orders.placed_at`)} as "placedAt",
      ${iso(sql`(orders.settled_at + make_interval(days => ${holdDays}))`)} as "payableFrom",
      case when payment.pay = 'transfer' then 'bank transfer' else payment.provider end as provider, ${paymentState} as "paymentState",
      to_json(array_remove(array[payment.intent_id, payment.session_id], null)) as "paymentIds"
    from orders ${joinBuyer} left join payments payment on payment.order_id = orders.id where orders.id = ${orderId}`,
  )

const Line = z.omit(MoneyLine, { free: true })

const findLines = (db: Reader, orderId: string) =>
  query(
    db,
    Line,
    sql`select line.listing_id as "listingId", listing.token_id as "tokenId", project.id as "projectId",
      project.name as "projectName", extract(year from batch.vintage_starts_on)::int as vintage,
      coalesce(seller.company_name, nullif(person.name, ''), 'A seller') as "sellerName",
      line.sale_type = 'forward' as "isForward", line.quantity,
      coalesce((select sum(quantity - delivered) from order_milestones
        where line_id = line.id and state = 'open'), 0)::bigint as "toDeliver", ${returnedOfLine} as returned, ${keptOfLine} as kept, line.total_cents as "totalCents",
      line.seller_cents as "sellerCents", line.fee_cents as "feeCents", line.paid_cents as "paidCents"
    from order_lines line join orders on orders.id = line.order_id join listings listing on listing.id = line.listing_id
    join batches batch on batch.id = line.batch_id join projects project on project.id = batch.project_id
    left join seller_profiles seller on seller.seller_id = line.seller_id left join parties person on person.id = line.seller_id
    where line.order_id = ${orderId} order by line.id`,
  )

const findDisputes = (db: Reader, orderId: string) =>
  query(
    db,
    DeskDispute,
    sql`select id, status, reason, amount_cents as "amountCents", open_cents as "openCents",
      status = 'lost' and taken_cents is null as "isUnsettled", ${iso(sql`opened_at`)} as "openedAt"
    from disputes where order_id = ${orderId} order by opened_at, id`,
  )

/** Everything the desk knows of an order; null for whatever is none. */
export const findMoneyOrder = async (
  db: Reader,
  operatorId: string,
  orderId: string,
): Promise<MoneyOrder | null> => {
  const order = isId(orderId) ? await readOrder(db, orderId) : null
  const [head] = order ? await findHead(db, orderId) : []
  if (!order || !head) return null
  const free = await findFreeLines(db, order)
  const freeOf = (listingId: string) =>
    Credits.parse(free.find(({ line }) => line.listingId === listingId)?.free ?? 0)
  const returned = await findReturned(db, orderId)
  const failed = (await findFailedReturns(db)).filter((back) => back.orderId === orderId)
  return {
    ...head,
    returnedCents: Cents.parse(returned.cents),
    returnedMinor: Cents.parse(returned.minor),
    failedReturns: failed.map(({ id, amountCents, amountMinor, failure, failedOn }) => ({
      id,
      amountCents: Cents.parse(amountCents),
      amountMinor: Cents.parse(amountMinor),
      failure: failure ?? '',
      failedOn: failedOn ?? '',
    })),
    lines: (await findLines(db, orderId)).map((line) => ({ ...line, free: freeOf(line.listingId) })),
    disputes: await findDisputes(db, orderId),
    requests: await findRequests(db, orderId),
    isWaiting: (await findWaiting(db, order)) !== undefined,
    acts: await findActs(db, operatorId, orderId),
    events: await findEvents(db, orderId),
    moves: await findMoves(db, orderId),
  }
}
