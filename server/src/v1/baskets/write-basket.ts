import type { Basket as KnownBasket } from '@ledgerleaf/contract/baskets'
import type { V1Basket } from '@ledgerleaf/contract/v1/baskets'
import { dollars, tonnes } from '../shapes/index.ts'

/** A basket as programs read it. */
export const writeBasket = (basket: KnownBasket): V1Basket => ({
  object: 'basket',
  id: basket.id,
  name: basket.name,
  total: dollars(basket.priceCents),
  discount: dollars(basket.discountCents),
  quantity: tonnes(basket.totalCredits),
  lines: basket.lines.map((line) => ({
    listing: line.listingId,
    project: { id: line.projectId, name: line.projectName },
    registry: line.registry,
    vintage: line.vintage,
    saleType: line.saleType,
    quantity: tonnes(line.quantity),
    price: dollars(line.pricePerCreditCents),
    total: dollars(line.totalCents),
  })),
  canBeBought: !basket.soldOut,
  notSold: basket.notSold,
  composition: basket.composition,
})
