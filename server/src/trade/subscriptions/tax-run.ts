import type { Enterprise } from '@ledgerleaf/contract/orders'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { findOrderRow, type OrderVat } from '../orders/index.ts'
import { decideOrderVat } from '../vat/index.ts'
import type { subscriptions } from './subscriptions.tables.ts'

/** What a run is sold under: to which company, with which VAT and for which fee. */
export type RunSale = { enterprise: Enterprise | null; vat: OrderVat; feeBasisPoints: number }

/**
 * A run is sold to the company of the order that started its subscription, and taxed by the same rule on its own day: the rate
 * and the number may have changed since. Where no order started it the buyer is treated as one at home, as whoever names
 * no country. Outside any transaction, for a service may be asked.
 */
export const taxRun = async (
  db: Reader,
  { invoicing, feeBasisPoints }: Config,
  { orderId }: Pick<typeof subscriptions.$inferSelect, 'orderId'>,
  now: Date,
): Promise<RunSale> => {
  const enterprise = orderId === null ? null : ((await findOrderRow(db, orderId))?.enterprise ?? null)
  return { enterprise, vat: await decideOrderVat(invoicing, enterprise, now), feeBasisPoints }
}
