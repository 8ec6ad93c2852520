import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { lazy, Suspense } from 'react'
import { listingStanding } from '../../nouns/listing/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { writeCents, writeCount, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { isCompared, tellCompared, tellMedian } from './compared-words.ts'

// Strips are for who has something on the market.
const PriceStrip = lazy(async () => ({ default: (await import('./PriceStrip.tsx')).PriceStrip }))

const stripWidth = 150

/** How much of what was listed is sold, and how much is left; what is neither is held for an order or was taken back. */
const Sold = ({ listing: { soldCredits, leftCredits, listedCredits } }: { listing: ListingFigures }) => {
  const share = (credits: number) => `${Math.min(100, (credits / Math.max(1, listedCredits)) * 100)}%`
  return (
    <div className="grid min-w-24 justify-items-end gap-1.5">
      <p className="whitespace-nowrap">
        {writeWhole(soldCredits)} <span className="text-muted">of {writeWhole(listedCredits)}</span>
      </p>
      <div aria-hidden="true" className="flex h-2 w-24 border border-edge bg-sheet">
        <div
          className="bg-held"
          style={{ width: share(soldCredits), minWidth: soldCredits > 0 ? 2 : undefined }}
        />
        <div className="ml-auto bg-issued" style={{ width: share(leftCredits) }} />
      </div>
    </div>
  )
}

const Price = ({ listing: { priceCents, compared } }: { listing: ListingFigures }) => (
  <div className="grid justify-items-start gap-1 text-left max-sm:justify-items-end max-sm:text-right">
    <p className="font-mono tabular-nums">{writeCents(priceCents)}</p>
    {isCompared(compared) && (
      <>
        <div className="h-7">
          <Suspense>
            <PriceStrip {...compared} ownCents={priceCents} width={stripWidth} />
          </Suspense>
        </div>
        <p className="font-sans text-sm">{tellMedian(priceCents, compared.medianCents)}</p>
      </>
    )}
    <p className="font-sans text-muted text-sm">{tellCompared(compared)}</p>
  </div>
)

const Row = ({ listing, isAnySeen }: { listing: ListingFigures; isAnySeen: boolean }) => {
  const { text, tone } = listingStanding(listing.state, listing.leftCredits, listing.stoppedBy)
  return (
    <TableRow>
      <TableCell className="py-4! folded:py-1.5!">
        <div className="grid min-w-36 gap-1">
          <p className="font-medium [overflow-wrap:anywhere]">
            <TextLink to={`/projects/${listing.projectId}`}>{listing.projectName}</TextLink>
          </p>
          <p className="text-muted text-sm [overflow-wrap:anywhere]">
            {listing.vintage ?? 'No vintage yet'} · <Mono>{listing.tokenId}</Mono>
          </p>
          <p>
            <Badge tone={tone}>{text}</Badge>
          </p>
          {/* On a phone three rows of one figure each are one line. */}
          <p className="hidden text-muted text-sm tabular-nums folded:block">
            {writeWhole(listing.soldCredits)} of {writeWhole(listing.listedCredits)} sold
            {isAnySeen &&
              `, ${writeCount(listing.views, 'project view')}, ${writeWhole(listing.additions)} into baskets`}
          </p>
        </div>
      </TableCell>
      <TableCell label="Price and the market">
        <Price listing={listing} />
      </TableCell>
      {isAnySeen && (
        <>
          <TableCell numeric label="Project views" className="folded:hidden!">
            {writeWhole(listing.views)}
          </TableCell>
          <TableCell numeric label="Into baskets" className="folded:hidden!">
            {writeWhole(listing.additions)}
          </TableCell>
        </>
      )}
      <TableCell numeric label="Sold" className="folded:hidden!">
        <Sold listing={listing} />
      </TableCell>
    </TableRow>
  )
}

type Props = { listings: readonly ListingFigures[]; isAnySeen: boolean }

/** Each listing with its price beside those of others, who looked at it, and what was sold of it. */
export const ListingsTable = ({ listings, isAnySeen }: Props) => (
  <Table caption="How each listing does" folds>
    <thead>
      <TableRow>
        <TableHead>Listing</TableHead>
        <TableHead>Price and the market</TableHead>
        {isAnySeen && (
          <>
            <TableHead numeric>Project views</TableHead>
            <TableHead numeric>Into baskets</TableHead>
          </>
        )}
        <TableHead numeric>Sold</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {listings.map((listing) => (
        <Row key={listing.id} listing={listing} isAnySeen={isAnySeen} />
      ))}
    </tbody>
  </Table>
)
