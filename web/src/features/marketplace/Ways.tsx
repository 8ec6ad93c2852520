import type { PricedOffer } from '@ledgerleaf/contract/lead-price'
import type { MarketListing } from '@ledgerleaf/contract/market'
import { writeWhole } from '../../ui/format.ts'
import { waysOf } from './offers.ts'

type Props = { offers: readonly (PricedOffer & Pick<MarketListing, 'availableCredits'>)[] }

/** Below the price of the first: a line for each way of buying, its tonnes, its price, and of a promise when the first of it comes. */
export const Ways = ({ offers }: Props) => (
  <dl className="grid gap-0.5 text-note tabular-nums max-sm:text-sm">
    {waysOf(offers).map(({ saleType, name, credits, price, delivery }, at) => (
      <div key={saleType} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
        <dt className="text-muted">{name}</dt>
        <dd>
          {writeWhole(credits)} t{at > 0 && `, ${price}`}
          {delivery && <span className="text-muted">, {delivery}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
