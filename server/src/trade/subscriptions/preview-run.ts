import type { NewSubscription, SubscriptionPreview } from '@ledgerleaf/contract/subscriptions'
import { Cents } from '@ledgerleaf/contract/units'
import { vatOf } from '@ledgerleaf/contract/vat'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { costOf, type Solver } from '../recommendations/index.ts'
import { composeRun } from './compose-run.ts'
import { type RunBasket, refusalOf } from './start-run.ts'
import { taxRun } from './tax-run.ts'

type Parts = { config: Config; solver: Solver; now: Date }

/** What the first run would be now, by the same steps as the run itself. Nothing is held and nothing promised. */
export const previewRun = async (
  db: Reader,
  buyerId: string,
  wish: NewSubscription,
  { config, solver, now }: Parts,
): Promise<SubscriptionPreview> => {
  const basket: RunBasket = await composeRun(db, solver, { ...wish, buyerId, listingId: null })
  const sale = await taxRun(db, config, { orderId: null, buyerId }, now, { asksVies: false })
  const { category, basisPoints, reason } = sale.vat
  const refusal = refusalOf(wish, basket)
  const netCents = refusal === null && 'picks' in basket ? Cents.parse(costOf(basket.picks)) : null
  return {
    refusal,
    charge:
      netCents === null
        ? null
        : {
            netCents,
            vatCents: vatOf(netCents, basisPoints),
            totalCents: Cents.parse(netCents + vatOf(netCents, basisPoints)),
            vat: { category, basisPoints, reason },
          },
    billedTo: sale.enterprise && {
      companyName: sale.enterprise.companyName,
      billingAddress: sale.enterprise.billingAddress,
      taxId: sale.enterprise.taxId,
      ...(sale.enterprise.country ? { country: sale.enterprise.country } : {}),
    },
  }
}
