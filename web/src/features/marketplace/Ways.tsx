import type { PricedOffer } from '@ledgerleaf/contract/lead-price'
import type { MarketListing } from '@ledgerleaf/contract/market'
import { writeWhole } from '../../ui/format.ts'
import { type Way, waysOf } from './offers.ts'

const saleWords = { spot: 'on sale now', subscription: 'by subscription', forward: 'on offer' } as const

/** An entry for each way of buying, its tonnes at its own price, and of a promise when the first of it comes. */
const Entry = ({ way: { name, credits, price, delivery } }: { way: Way }) => (
  <div className="grid content-start gap-0.5 border-edge border-t pt-2">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="grid gap-0.5">
      <span className="whitespace-nowrap font-[460] font-display text-2xl tabular-nums">{price}</span>
      <span className="text-sm tabular-nums">{writeWhole(credits)} t</span>
      {delivery && <span className="text-muted text-sm">{delivery}</span>}
    </dd>
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
