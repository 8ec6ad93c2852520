import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { dashboardQuery, listingFiguresQuery } from '../../nouns/dashboard/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { sortFigures } from './compared-words.ts'
import { ListingLines } from './ListingLines.tsx'
import { ListingsTable } from './ListingsTable.tsx'
import { Loadable } from './Loadable.tsx'

// Scales are for who has something on the market.
const ComparedPrices = lazy(() => import('./ComparedPrices.tsx'))

/** A few say how it goes; who has more opens the rest. */
const shownMax = 5
/** On a phone a line each: what the page of listings tells at length is one press away. */
const linesMax = 3

/** Whether anybody looked: a column of noughts says less than one line. */
const isSeen = ({ views, additions }: ListingFigures) => views > 0 || additions > 0

const Listings = ({ listings, days }: { listings: readonly ListingFigures[]; days: number }) => {
  const [isOpen, setOpen] = useState(false)
  const isPhone = usePhone()
  const isAnySeen = listings.some(isSeen)
  return (
    <>
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <ComparedPrices listings={listings} />
      </Suspense>
      {isPhone ? (
        <ListingLines listings={listings.slice(0, linesMax)} />
      ) : (
        <ListingsTable listings={isOpen ? listings : listings.slice(0, shownMax)} isAnySeen={isAnySeen} />
      )}
      {isPhone && listings.length > linesMax && (
        <TextLink to="/seller_listings" className="justify-self-start py-2.5">
          All {writeWhole(listings.length)} listings, with what was sold
        </TextLink>
      )}
      {!isPhone && listings.length > shownMax && (
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
export const ListingsOnMarket = ({ email }: { email: string }) => {
  const query = useQuery(listingFiguresQuery())
  const { data: holdings } = useQuery(dashboardQuery(dashboardApi.sellerProjects, email))
  // Who has no project either is told so once, under Portfolio Holdings.
  if (query.data?.listings.length === 0 && holdings?.sellerprojects.length === 0) return null
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
