import type { SellerListing } from '@ledgerleaf/contract/listings'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listingFiguresQuery } from '../../nouns/dashboard/queries.ts'
import { isCompared } from '../../nouns/listing/compared-words.ts'
import { PriceKeys } from '../../nouns/listing/PriceKeys.tsx'
import { priceEnds } from '../../nouns/listing/price-ends.ts'
import { listingQueries } from '../../nouns/listing/queries.ts'
import { RoleNote } from '../../nouns/organisation/DutyButton.tsx'
import { useWhyNot } from '../../nouns/organisation/use-why-not.ts'
import { projectQueries } from '../../nouns/project/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { GhostSheet } from '../../ui/GhostSheet.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Table, TableHead, TableRow } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { GhostListings } from './GhostListings.tsx'
import { groupListings, tellNoneCompared } from './group-listings.ts'
import { ListingDialog } from './ListingDialog.tsx'
import { ListingGroupHead } from './ListingGroupHead.tsx'
import { ListingRow } from './ListingRow.tsx'
import { ListingTotals } from './ListingTotals.tsx'
import type { ListingAct } from './listing-acts.ts'

/** Who has no project has nothing to list: what is first goes first. */
const Empty = ({ hasProject }: { hasProject: boolean }) => (
  <GhostSheet
    title="No listings yet"
    shape={<GhostListings />}
    action={
      hasProject ? (
        <ButtonLink to="/sellerlisting">List Carbon Credits</ButtonLink>
      ) : (
        <ButtonLink to="/seller/projects">Start a project file</ButtonLink>
      )
    }
  >
    {!hasProject && 'A listing sells the credits of a project, so its file comes first. '}
    Each listing stands here with its price among those of others, what is sold of it and its state, also
    after it is over.
  </GhostSheet>
)

/** Everything the seller offers or has offered, project by project. What is over stays in sight: a sale that vanished would be looked for. */
export const OwnListings = () => {
  const { data, isError, isFetching, refetch } = useQuery(listingQueries.own())
  // How each does is a help: the listings stand without it, while it loads or if it does not.
  const { data: figures } = useQuery(listingFiguresQuery())
  const { data: own } = useQuery(projectQueries.list())
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
  if (data.listings.length === 0) return <Empty hasProject={(own?.projects.length ?? 0) > 0} />
  const days = figures?.days ?? 0
  const groups = groupListings(data.listings, figures?.listings ?? [])
  const unlistedOf = (id: string) => own?.projects.find((project) => project.id === id)?.unlistedCredits ?? 0
  return (
    <>
      <RoleNote why={why} />
      {figures && (
        <div className="-mb-2 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <ListingTotals groups={groups} />
          {/* Of a ruler that none has nothing is to be explained. */}
          {groups.some(({ rows }) => rows.some(({ doing }) => isCompared(doing?.compared ?? null))) && (
            <PriceKeys />
          )}
        </div>
      )}
      <Table caption="Your listings" folds>
        <thead>
          <TableRow>
            <TableHead>Listing</TableHead>
            <TableHead>Among the prices of others</TableHead>
            <TableHead>Sold</TableHead>
            <TableHead numeric>Price per credit</TableHead>
            <TableHead>
              <span className="sr-only">What you can do</span>
            </TableHead>
          </TableRow>
        </thead>
        {groups.map((group) => (
          <tbody key={group.projectId}>
            <ListingGroupHead group={group} unlisted={unlistedOf(group.projectId)} days={days} />
            {group.rows.map((row) => (
              <ListingRow
                key={row.listing.id}
                {...row}
                isNone={tellNoneCompared(group.rows) !== null}
                ends={priceEnds(group.rows.flatMap(({ doing }) => doing ?? []))}
                days={days}
                onAsk={(act) => setAsked({ act, listing: row.listing })}
              />
            ))}
          </tbody>
        ))}
      </Table>
      {asked && !isOver && <ListingDialog key={asked.listing.id} {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}
