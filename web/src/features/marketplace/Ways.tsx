import type { PricedOffer } from '@ledgerleaf/contract/lead-price'
import type { MarketListing } from '@ledgerleaf/contract/market'
import { saleTypeWords } from '../../nouns/listing/words.ts'
import { writeWhole } from '../../ui/format.ts'
import { type Way, waysOf } from './offers.ts'

const saleWords = { spot: 'on sale now', subscription: 'by subscription', forward: 'on offer' } as const

/** A row for each way of buying, its tonnes at its own price, and of a promise when the first of it comes. */
const Entry = ({ way: { saleType, credits, price, delivery } }: { way: Way }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-hairline border-t py-2 sm:grid-cols-[minmax(0,1fr)_auto_4.5rem]">
    <dt className="text-note">{saleTypeWords[saleType]}</dt>
    <dd className="whitespace-nowrap text-right font-[460] font-display text-2xl tabular-nums max-sm:text-xl">
      {price}
    </dd>
    {/* On a phone the tonnes stand under the price, what else is to be said under the name. */}
    <dd className="text-right text-muted text-sm tabular-nums max-sm:order-last">{writeWhole(credits)} t</dd>
    <dd className="text-muted text-sm sm:col-span-3">{delivery}</dd>
  </div>
)

type Props = { offers: readonly (PricedOffer & Pick<MarketListing, 'availableCredits' | 'vintage'>)[] }

/** What a project costs: one price large, or the prices of its ways of sale in a list. Each is the price of nothing else. */
export const Ways = ({ offers }: Props) => {
  const [way, ...others] = waysOf(offers)
  if (!way) return null
  if (others.length > 0)
    return (
      <div className="grid w-full gap-1.5">
        <p className="text-muted text-sm">Price per credit, plus VAT where it is due</p>
        <dl className="border-hairline border-b">
          {[way, ...others].map((each) => (
            <Entry key={each.saleType} way={each} />
          ))}
        </dl>
      </div>
    )
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-[460] font-display text-4xl tabular-nums">{way.price}</span>
        <span className="text-muted">per credit, plus VAT where it is due</span>
      </p>
      <p className="tabular-nums">
        {writeWhole(way.credits)} t {saleWords[way.saleType]}
        {way.delivery && <span className="text-muted">, {way.delivery}</span>}
      </p>
    </div>
  )
}
