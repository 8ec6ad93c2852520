import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { pendingOrders } from '../orders/index.ts'
import type { Charge } from './provider.ts'

const PendingCharge = z.object({
  orderId: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  card: z.nullable(z.object({ customerId: z.string(), methodId: z.string() })),
})

/** What the card on file is to be charged for each order; null where the order is no longer waiting for it. */
export const findCharges = async (
  db: Reader,
  orderIds: readonly string[],
): Promise<Map<string, Charge | null>> => {
  const found = await query(
    db,
    PendingCharge,
    sql`
    select orders.id as "orderId", payments.amount_cents as "amountCents", payments.currency,
      case when card.method_id is not null
        then json_build_object('customerId', card.customer_id, 'methodId', card.method_id) end as card
    from (${pendingOrders(orderIds)}) orders join payments on payments.order_id = orders.id
    left join saved_cards card on card.person_id = orders.buyer_id and card.provider = payments.provider`,
  )
  const byId = new Map(found.map((charge) => [charge.orderId, { ...charge, email: null }]))
  return new Map(orderIds.map((orderId) => [orderId, byId.get(orderId) ?? null]))
}
