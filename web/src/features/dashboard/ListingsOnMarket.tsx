import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dashboardQuery, listingFiguresQuery } from '../../nouns/dashboard/queries.ts'
import { PriceKeys } from '../../nouns/listing/PriceKeys.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { GhostSheet } from '../../ui/GhostSheet.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { Loadable } from './Loadable.tsx'
import { MarketRows } from './MarketRows.tsx'
import { isTelling, orderFigures, tellShown } from './order-figures.ts'

/** A few say how it goes; who has more opens the rest. */
const shownMax = 6

/** Whether anybody looked: a line for each project that nobody did says less than one for all. */
const isSeen = ({ views, additions }: ListingFigures) => views > 0 || additions > 0

/** What there is something to say of; where there is nothing of any, the first of them. */
const tellingOf = (listings: readonly ListingFigures[]): readonly ListingFigures[] => {
  const telling = listings.filter(isTelling)
  return (telling.length > 0 ? telling : listings).slice(0, shownMax)
}

const Listings = ({ listings, days }: { listings: readonly ListingFigures[]; days: number }) => {
  const [isOpen, setOpen] = useState(false)
  const isPhone = usePhone()
  const isAnySeen = listings.some(isSeen)
  const shown = isOpen ? listings : tellingOf(listings)
  const rest = listings.length - tellingOf(listings).length
  const rows = (
    <>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        {rest > 0 && !isOpen && (
          <span className="text-ink tabular-nums sm:order-last sm:ml-auto">
            {writeWhole(shown.length)} of {writeCount(listings.length, 'listing')}: {tellShown(shown)}
          </span>
        )}
        <PriceKeys />
      </p>
      <MarketRows projects={orderFigures(shown)} days={days} />
      {rest > 0 && (
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
  // A phone has each of them under Listings too: here they are one press away, and the desk stays short.
  if (!isPhone) return rows
  return (
    <Fold title={`${writeWhole(shown.length)} of ${writeCount(listings.length, 'listing')} beside others`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{rows}</div>
    </Fold>
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
            <Listings listings={listings} days={days} />
          ) : (
            <GhostSheet
              title="Nothing on the market"
              heads={['Listing', 'Price beside others']}
              action={
                <ButtonLink variant="outline" to="/sellerlisting">
                  List Carbon Credits
                </ButtonLink>
              }
            >
              Each listing will stand here with who looked at it, what was sold of it, and its price beside
              those of others.
            </GhostSheet>
          )
        }
      </Loadable>
    </Part>
  )
}
