import type { SellerListing } from '@ledgerleaf/contract/listings'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listingQueries } from '../../nouns/listing/queries.ts'
import { RoleNote } from '../../nouns/organisation/DutyButton.tsx'
import { useWhyNot } from '../../nouns/organisation/use-why-not.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Table, TableHead, TableRow } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { ListingDialog } from './ListingDialog.tsx'
import { ListingRow } from './ListingRow.tsx'
import type { ListingAct } from './listing-acts.ts'

const Empty = () => (
  <div className="border-edge border-t-2 bg-sheet">
    <EmptyState
      of="credits"
      title="No listings yet"
      text="Each listing stands here with its price, what is left of it and its state, also after it is over."
      action={<ButtonLink to="/sellerlisting">List Carbon Credits</ButtonLink>}
    />
  </div>
)

/** Everything the seller offers or has offered. What is over stays in sight: a sale that vanished would be looked for. */
export const OwnListings = () => {
  const { data, isError, isFetching, refetch } = useQuery(listingQueries.own())
  const [asked, setAsked] = useState<{ act: ListingAct; listing: SellerListing } | null>(null)
  const current = data?.listings.find(({ id }) => id === asked?.listing.id)
  // What is being typed for a listing that has ended meanwhile could not be saved. Withdrawing ends it by itself.
  const isOver = asked !== null && asked.act !== 'withdraw' && current?.state === 'withdrawn'
  useEffect(() => {
    if (!isOver) return
    setAsked(null)
    void toast.info('The listing was withdrawn meanwhile. Nothing was changed here.')
  }, [isOver])
  const why = useWhyNot('sell', 'change a listing')
  if (!data)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <div className="grid min-h-40 place-items-center border-edge border-t-2 bg-sheet text-leaf">
        <Spinner className="size-8" label="Loading your listings" />
      </div>
    )
  if (data.listings.length === 0) return <Empty />
  return (
    <>
      <RoleNote why={why} />
      <Table caption="Your listings" folds>
        <thead>
          <TableRow>
            <TableHead>Listing</TableHead>
            <TableHead numeric className="px-2! max-xl:hidden">
              Vintage
            </TableHead>
            <TableHead numeric className="max-xl:hidden">
              Left of offered
            </TableHead>
            <TableHead numeric className="max-xl:hidden">
              Price per credit
            </TableHead>
            <TableHead className="max-xl:hidden">State</TableHead>
            <TableHead>
              <span className="sr-only">What you can do</span>
            </TableHead>
          </TableRow>
        </thead>
        <tbody>
          {data.listings.map((listing) => (
            <ListingRow key={listing.id} listing={listing} onAsk={(act) => setAsked({ act, listing })} />
          ))}
        </tbody>
      </Table>
      {asked && !isOver && <ListingDialog key={asked.listing.id} {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}
