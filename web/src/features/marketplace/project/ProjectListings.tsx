import type { ProjectListing } from '@ledgerleaf/contract/market'
import { type ReactNode, useState } from 'react'
import { SellerTerms } from '../../../nouns/listing/SellerTerms.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { writeCents, writeWhole } from '../../../ui/format.ts'
import { Mono } from '../../../ui/Mono.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { saleTypeWords } from '../words.ts'

/** What stands at the end of a listing: how many, and buy. The screen fills it from another feature. */
export type RenderBuy = (
  listing: ProjectListing,
  quantity: number,
  setQuantity: (quantity: number) => void,
) => ReactNode

const serialsOf = ({ serials, serialPrefix }: ProjectListing): string =>
  serials
    .map(({ first, last }) => `${serialPrefix}-${first === last ? first : `${first} to ${last}`}`)
    .join(', ')

/** What a listing promises besides its credits; nothing for what is delivered at once. */
export type RenderTerms = (listing: ProjectListing, quantity: number) => ReactNode

type LineProps = {
  projectId: string
  listing: ProjectListing
  isBest: boolean
  renderBuy: RenderBuy
  renderTerms: RenderTerms
}

const Line = ({ projectId, listing, isBest, renderBuy, renderTerms }: LineProps) => {
  const [quantity, setQuantity] = useState(Math.min(listing.minimumFill, listing.availableCredits))
  const { vintage, sellerId, sellerName, priceCents, availableCredits, saleType, registry } = listing
  return (
    <li className="grid gap-x-6 gap-y-4 border-hairline border-b px-4 py-5 last:border-b-0 sm:px-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-[480] font-display text-xl">Vintage {vintage}</span>
          <Badge>{saleTypeWords[saleType]}</Badge>
          {isBest && <Badge tone="leaf">Best price</Badge>}
        </p>
        <p className="text-muted text-sm">
          Sold by <TextLink to={`/sellers/${sellerId}`}>{sellerName}</TextLink> ·{' '}
          <span className="tabular-nums">{writeWhole(availableCredits)} available</span>
        </p>
        {saleType === 'forward' ? (
          renderTerms(listing, quantity)
        ) : (
          <p className="text-muted text-sm">
            {registry} serials left: <Mono>{serialsOf(listing)}</Mono>
          </p>
        )}
        <SellerTerms terms={listing} />
        <p className="text-sm">
          <TextLink
            to={`/projects/${projectId}/disclosure?listing=${listing.listingId}`}
            aria-label={`Seller’s disclosure of the vintage ${vintage}, ${listing.tokenId}`}
          >
            Seller’s disclosure
          </TextLink>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="min-w-28 lg:text-right">
          <span className="font-mono text-lg tabular-nums">{writeCents(priceCents)}</span>
          <span className="block text-muted text-sm tabular-nums">
            {quantity > 1 ? `${writeCents(priceCents * quantity)} for ${writeWhole(quantity)}` : 'per credit'}
          </span>
        </p>
        {renderBuy(listing, quantity, setQuantity)}
      </div>
    </li>
  )
}

type Props = {
  projectId: string
  listings: readonly ProjectListing[]
  renderBuy: RenderBuy
  renderTerms: RenderTerms
}

/** What of the project is on sale, the cheapest first. */
export const ProjectListings = ({ projectId, listings, renderBuy, renderTerms }: Props) =>
  listings.length > 0 ? (
    <ul className="border border-edge bg-sheet" aria-label="Listings">
      {listings.map((listing, i) => (
        <Line
          key={listing.listingId}
          projectId={projectId}
          listing={listing}
          isBest={i === 0 && listings.length > 1}
          renderBuy={renderBuy}
          renderTerms={renderTerms}
        />
      ))}
    </ul>
  ) : (
    <div className="border border-hairline bg-sheet">
      <EmptyState
        title="Nothing for sale now"
        text="Its credits are sold, paused or not listed. What happened to them stands below."
      />
    </div>
  )
