import type { Enterprise } from '@ledgerleaf/contract/orders'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { findLastEnterprise, findOrderRow, type OrderVat } from '../orders/index.ts'
import { decideOrderVat } from '../vat/index.ts'
import type { subscriptions } from './subscriptions.tables.ts'

/** What a run is sold under: to which company, with which VAT and for which fee. */
export type RunSale = { enterprise: Enterprise | null; vat: OrderVat; feeBasisPoints: number }

/**
 * A run is sold to the company of the order that started its subscription, and taxed by the same rule on its own day: the rate
 * and the number may have changed since. Where that order named none, or none started it, it is the company the account
 * named last; whoever never named one is treated as one at home. Outside any transaction, for a service may be asked.
 */
export const taxRun = async (
  db: Reader,
  { invoicing, feeBasisPoints }: Config,
  { orderId, buyerId }: Pick<typeof subscriptions.$inferSelect, 'orderId' | 'buyerId'>,
  now: Date,
  { asksVies = true } = {},
): Promise<RunSale> => {
  const started = orderId === null ? undefined : await findOrderRow(db, orderId)
  const enterprise = started?.enterprise ?? (await findLastEnterprise(db, buyerId))
  return { enterprise, vat: await decideOrderVat(invoicing, enterprise, now, { asksVies }), feeBasisPoints }
}
