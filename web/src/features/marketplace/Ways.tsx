import type { PricedOffer } from '@ledgerleaf/contract/lead-price'
import type { MarketListing } from '@ledgerleaf/contract/market'
import { saleTypeWords } from '../../nouns/listing/words.ts'
import { writeWhole } from '../../ui/format.ts'
import { type Way, waysOf } from './offers.ts'

const saleWords = { spot: 'on sale now', subscription: 'by subscription', forward: 'on offer' } as const

/** An entry for each way of buying, its tonnes at its own price, and of a promise when the first of it comes. */
const Entry = ({ way: { saleType, credits, price, delivery } }: { way: Way }) => (
  <div className="grid content-start gap-x-3 gap-y-0.5 border-edge border-t pt-2 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline">
    <dt className="text-muted text-sm">{saleTypeWords[saleType]}</dt>
    <dd className="whitespace-nowrap font-[460] font-display text-2xl tabular-nums">{price}</dd>
    {/* The tonnes stand under the price, what else is to be said under the name. */}
    <dd className="text-sm tabular-nums max-sm:order-last max-sm:text-right">{writeWhole(credits)} t</dd>
    <dd className="text-muted text-sm">{delivery}</dd>
  </div>
)

type Props = { offers: readonly (PricedOffer & Pick<MarketListing, 'availableCredits' | 'vintage'>)[] }

/** What a project costs: one price large, or the prices of its ways of sale side by side. Each is the price of nothing else. */
export const Ways = ({ offers }: Props) => {
  const [way, ...others] = waysOf(offers)
  if (!way) return null
  const note = <span className="text-muted">per credit, plus VAT where it is due</span>
  if (others.length > 0)
    return (
      <div className="grid w-full gap-3">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_auto_minmax(0,1fr)]">
          {[way, ...others].map((each) => (
            <Entry key={each.saleType} way={each} />
          ))}
        </dl>
        <p className="text-sm">{note}</p>
      </div>
    )
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-[460] font-display text-4xl tabular-nums">{way.price}</span>
        {note}
      </p>
      <p className="tabular-nums">
        {writeWhole(way.credits)} t {saleWords[way.saleType]}
        {way.delivery && <span className="text-muted">, {way.delivery}</span>}
      </p>
    </div>
  )
}
