import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { listingFiguresQuery } from '../../nouns/dashboard/queries.ts'
import { listingStanding } from '../../nouns/listing/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCents, writeCount, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Part } from '../../ui/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { isCompared, sortFigures, tellCompared, tellMedian } from './compared-words.ts'
import { Loadable } from './Loadable.tsx'

// Scales and strips are for who has something on the market.
const PriceStrip = lazy(async () => ({ default: (await import('./PriceStrip.tsx')).PriceStrip }))
const ComparedPrices = lazy(() => import('./ComparedPrices.tsx'))

/** A few say how it goes; who has more opens the rest. */
const shownMax = 5
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

/** Whether anybody looked: a column of noughts says less than one line. */
const isSeen = ({ views, additions }: ListingFigures) => views > 0 || additions > 0

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
              `, ${writeCount(listing.views, 'view')}, ${writeWhole(listing.additions)} into baskets`}
          </p>
        </div>
      </TableCell>
      <TableCell label="Price and the market">
        <Price listing={listing} />
      </TableCell>
      {isAnySeen && (
        <>
          <TableCell numeric label="Views" className="folded:hidden!">
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

const Listings = ({ listings, days }: { listings: readonly ListingFigures[]; days: number }) => {
  const [isOpen, setOpen] = useState(false)
  const isAnySeen = listings.some(isSeen)
  return (
    <>
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <ComparedPrices listings={listings} />
      </Suspense>
      <Table caption="How each listing does" folds>
        <thead>
          <TableRow>
            <TableHead>Listing</TableHead>
            <TableHead>Price and the market</TableHead>
            {isAnySeen && (
              <>
                <TableHead numeric>Views</TableHead>
                <TableHead numeric>Into baskets</TableHead>
              </>
            )}
            <TableHead numeric>Sold</TableHead>
          </TableRow>
        </thead>
        <tbody>
          {(isOpen ? listings : listings.slice(0, shownMax)).map((listing) => (
            <Row key={listing.id} listing={listing} isAnySeen={isAnySeen} />
          ))}
        </tbody>
      </Table>
      {listings.length > shownMax && (
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${writeWhole(listings.length)} listings`}
        </Button>
      )}
      {!isAnySeen && (
        <p className="text-muted text-note">
          No view was counted in {days} days. Who buys through the interface for programs, or by a plan that
          repeats, looks at no page.
        </p>
      )}
      <details className="max-w-text text-muted text-sm">
        <summary className="min-h-6 w-fit text-leaf-strong">How views and baskets are counted</summary>
        <p className="mt-2">
          A view is somebody who opens the page of the project, and into baskets is somebody who puts the
          listing into theirs: each once a day, of the last {days} days. Your own looks while you are signed
          in do not count, nor those of operators and of programs that say what they are. We count without
          keeping who it was. A basket stays in its buyer’s browser, so nobody knows in how many a listing
          stands now.
        </p>
      </details>
    </>
  )
}

/** Each listing that is not over: looked at, wanted, sold, and its price beside those of others. */
export const ListingsOnMarket = () => {
  const query = useQuery(listingFiguresQuery())
  return (
    <Part title="Your listings on the market" aside={<TextLink to="/seller_listings">Listings</TextLink>}>
      <Loadable query={query} label="Loading your listings">
        {({ listings, days }) =>
          listings.length > 0 ? (
            <Listings listings={sortFigures(listings)} days={days} />
          ) : (
            <div className="border-edge border-t-2 bg-sheet">
              <EmptyState
                look="line"
                of="credits"
                title="Nothing on the market"
                text="Each listing will stand here with who looked at it, what was sold of it, and its price beside those of others."
                action={
                  <ButtonLink variant="outline" to="/sellerlisting">
                    List Carbon Credits
                  </ButtonLink>
                }
              />
            </div>
          )
        }
      </Loadable>
    </Part>
  )
}
