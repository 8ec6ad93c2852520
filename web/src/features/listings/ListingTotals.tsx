import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../nouns/dashboard/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { writeRoundDollars, writeWhole } from '../../ui/format.ts'
import { type ListingGroup, sumGroups } from './group-listings.ts'

type Props = { groups: readonly ListingGroup[] }

/** What all listings come to: the credits of the rows below, and their value as the dashboard has it. */
export const ListingTotals = ({ groups }: Props) => {
  const { person } = useSession()
  const { data: value } = useQuery({
    ...dashboardQuery(dashboardApi.sellerMarketValue, person?.email ?? ''),
    enabled: person !== null,
  })
  const { soldCredits, leftCredits, leftForwardCredits } = sumGroups(groups)
  const totals = [
    ['Credits listed', writeWhole(leftCredits)],
    value && ['At your own prices', writeRoundDollars(value.totalMarketValue)],
    leftForwardCredits > 0 && ['Offered forward', writeWhole(leftForwardCredits)],
    ['Sold', writeWhole(soldCredits)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-10 gap-y-3 sm:flex sm:flex-wrap">
      {totals.map(
        (total) =>
          total && (
            <div key={total[0]} className="grid">
              <dt className="text-muted text-sm">{total[0]}</dt>
              <dd className="font-display text-xl lining-nums tabular-nums">{total[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
