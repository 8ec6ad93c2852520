import { bestOffer } from '@ledgerleaf/contract/lead-price'
import type { MarketProject, ProjectListing, ProjectPage } from '@ledgerleaf/contract/market'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { lazy, useState } from 'react'
import { BuyListing } from '../../../nouns/basket/BuyListing.tsx'
import { BackingLine } from '../../../nouns/credit/BackingLine.tsx'
import { heldWords } from '../../../nouns/credit/words.ts'
import { OwnPriceLine } from '../../../nouns/listing/OwnPriceLine.tsx'
import { SellerTerms } from '../../../nouns/listing/SellerTerms.tsx'
import { saleTypeWords } from '../../../nouns/listing/words.ts'
import { CheckMark } from '../../../nouns/seller/CheckMark.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { writeCents, writeWhole } from '../../../ui/format.ts'
import { Mono } from '../../../ui/Mono.tsx'
import { TextLink, textLinkLook } from '../../../ui/TextLink.tsx'
import { WhenNear } from '../../../ui/WhenNear.tsx'
import { sharedBacking } from './shared-backing.ts'

const serialsOf = ({ serials, serialPrefix }: ProjectListing): string =>
  serials.map((range) => writeSerials({ prefix: serialPrefix ?? '', ...range })).join(', ')

// A first view shows what is sold and for how much. What it rests on is asked for by who reads on.
const OfferedPromise = lazy(async () => ({
  default: (await import('../../../nouns/forward/OfferedPromise.tsx')).OfferedPromise,
}))

/** The lowest of its own way of sale: another may ask for less, and is another good. See `leadPrice`. */
const bestWords: Record<ProjectListing['saleType'], string> = {
  spot: 'Lowest spot price',
  subscription: 'Lowest subscription price',
  forward: 'Lowest forward price',
}

type LineProps = {
  project: Pick<MarketProject, 'id' | 'name'>
  listing: ProjectListing
  isBest: boolean
  /** The one the price of the project is the price of, also where it is the only one. */
  isFirst: boolean
  /** Not where one seller offers all of them: it is said once above. */
  showsSeller: boolean
  /** Then what is in order is said by its mark, and not in a sentence for each. */
  isOneOfMany: boolean
  /** Not where the same stands behind all of them: it is said once above. */
  showsBacking: boolean
}

const SoldBy = ({ sellerId, sellerName }: ProjectListing) => (
  <>
    Sold by <TextLink to={`/sellers/${sellerId}`}>{sellerName}</TextLink>
  </>
)

const Line = ({ project, listing, isBest, isFirst, showsSeller, isOneOfMany, showsBacking }: LineProps) => {
  const [quantity, setQuantity] = useState<number | null>(
    Math.min(listing.minimumFill, listing.availableCredits),
  )
  const { vintage, priceCents, availableCredits, saleType, registry } = listing
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 gap-y-3 border-hairline border-b px-4 py-4 last:border-b-0 sm:px-5">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:gap-x-2">
          <span className="font-[480] font-display text-xl max-sm:text-lg">Vintage {vintage}</span>
          <Badge>{saleTypeWords[saleType]}</Badge>
          {isBest && <Badge tone="leaf">{bestWords[saleType]}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {showsSeller && (
            <>
              <SoldBy {...listing} /> ·{' '}
            </>
          )}
          <span className="tabular-nums">
            {writeWhole(availableCredits)} t {saleType === 'forward' ? 'on offer' : 'available'}
          </span>
          {saleType === 'forward' && ', a promise: no serials yet'}
        </p>
        {showsSeller && <CheckMark checkedOn={listing.sellerCheckedOn} />}
        {saleType !== 'forward' && listing.backing && showsBacking && (
          <BackingLine brief={isOneOfMany} registry={registry} backing={listing.backing} />
        )}
        <SellerTerms terms={listing} />
      </div>
      <p className="max-w-40 text-right">
        <span className="font-mono text-lg tabular-nums">{writeCents(priceCents)}</span>
        <span className="block text-muted text-sm tabular-nums">
          {quantity !== null && quantity > 1
            ? `${writeCents(priceCents * quantity)} for ${writeWhole(quantity)}`
            : 'per credit'}
        </span>
        <OwnPriceLine price={listing} />
      </p>
      {saleType === 'forward' && (
        <div className="col-span-full max-w-prose">
          <WhenNear room="min-h-6">
            {quantity !== null && <OfferedPromise listingId={listing.listingId} quantity={quantity} />}
          </WhenNear>
        </div>
      )}
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-start gap-x-6 gap-y-1 text-sm">
          {saleType !== 'forward' && (
            <details className="min-w-0 open:basis-full">
              <summary className="min-h-6 w-fit cursor-pointer content-center marker:text-leaf">
                <span className={textLinkLook}>Serials left</span>
                <span className="sr-only"> of the vintage {vintage}</span>
              </summary>
              <p className="mt-1 text-muted">
                {registry} <Mono>{serialsOf(listing)}</Mono>
                {listing.creditsHeld && <span className="block">{heldWords[listing.creditsHeld]}.</span>}
              </p>
            </details>
          )}
          <TextLink
            to={`/projects/${project.id}/disclosure?listing=${listing.listingId}`}
            aria-label={`Seller’s disclosure of the vintage ${vintage}, ${listing.tokenId}`}
            className="min-h-6 content-center"
          >
            Seller’s disclosure
          </TextLink>
        </div>
        <div className="max-sm:w-full">
          <BuyListing
            listingId={listing.listingId}
            label={`${project.name}, ${vintage}`}
            min={Math.min(listing.minimumFill, availableCredits)}
            max={availableCredits}
            quantity={quantity}
            onQuantity={setQuantity}
            isFirst={isFirst}
          />
        </div>
      </div>
    </li>
  )
}

type Props = {
  project: Pick<ProjectPage, 'id' | 'name' | 'sellerId'>
} & Pick<ProjectPage, 'listings' | 'waitingForRates'>

/** What of the project is on sale, what can be had at once first and the cheapest of it; and what waits for rates. */
export const ProjectListings = ({ waitingForRates, ...offered }: Props) => (
  <div className="grid gap-4">
    <Offers {...offered} isWaiting={waitingForRates > 0} />
    {waitingForRates > 0 && (
      <p className="max-w-prose text-muted text-sm">
        {waitingForRates === 1 ? 'One listing is' : `${writeWhole(waitingForRates)} listings are`} not for
        sale now, priced in euros or pounds: there are no exchange rates of the last seven days. The next ones
        bring {waitingForRates === 1 ? 'it' : 'them'} back.
      </p>
    )}
  </div>
)

type OffersProps = Pick<Props, 'project' | 'listings'> & { isWaiting: boolean }

const Offers = ({ project, listings, isWaiting }: OffersProps) => {
  const best = bestOffer(listings)
  const [first] = listings
  const shared = sharedBacking(listings)
  const isOneSeller = listings.every(({ sellerId }) => sellerId === first?.sellerId)
  return first ? (
    <div className="grid gap-3">
      {(isOneSeller || shared) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
          {/* The seller of the project stands at its head. */}
          {isOneSeller && first.sellerId !== project.sellerId && (
            <p className="text-muted">
              <SoldBy {...first} />
            </p>
          )}
          {isOneSeller && <CheckMark checkedOn={first.sellerCheckedOn} />}
          {shared && <BackingLine brief {...shared} />}
        </div>
      )}
      <ul className="border border-edge bg-sheet" aria-label="Listings">
        {listings.map((listing) => (
          <Line
            key={listing.listingId}
            project={project}
            listing={listing}
            isBest={
              listing === best && listings.filter(({ saleType }) => saleType === best.saleType).length > 1
            }
            isFirst={listing === best}
            showsSeller={!isOneSeller}
            isOneOfMany={listings.length > 1}
            showsBacking={shared === null}
          />
        ))}
      </ul>
    </div>
  ) : (
    <div className="border border-hairline bg-sheet">
      <EmptyState
        of="credits"
        title="Nothing for sale now"
        text={
          isWaiting
            ? 'What its sellers offer waits for exchange rates.'
            : 'Its credits are sold, paused, in review, not listed, or stopped because the registry’s records speak against them. Where they are stands below.'
        }
      />
    </div>
  )
}
