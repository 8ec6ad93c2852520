import type { MarketListing } from '@ledgerleaf/contract/market'
import { AddToBasket } from '../../nouns/basket/AddToBasket.tsx'
import { writeCents } from '../../ui/format.ts'

type Props = {
  name: string
  /** The offer whose price the project is shown by: `bestOffer` of all it has, wherever it stands. */
  offer: Pick<MarketListing, 'listingId' | 'vintage' | 'priceCents'>
  className?: string
}

/** The one vintage that is added from beside a project's price, with what it costs: other vintages have other prices. */
export const AddBest = ({ name, offer, className = 'min-h-11! px-2.5!' }: Props) => {
  const { listingId, vintage, priceCents } = offer
  return (
    <AddToBasket
      listingId={listingId}
      label={`${name}, ${vintage}`}
      says={[
        <span key="add" className="grid justify-items-start py-0.5 leading-tight">
          Add {vintage}
          <span className="font-normal text-fine text-muted">at {writeCents(priceCents)}</span>
        </span>,
        `${vintage} added`,
      ]}
      className={className}
    />
  )
}
