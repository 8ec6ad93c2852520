import { type CreditsOnDay, dashboardApi } from '@ledgerleaf/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { dashboardQuery } from '../../nouns/dashboard/queries.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Part } from '../../ui/Part.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { emptyWords } from './empty-words.ts'
import { Loadable } from './Loadable.tsx'

// Drawing tools weigh more than the page around them; only an account with credits loads them.
const CreditsChart = lazy(() => import('./CreditsChart.tsx'))

const hasAny = (days: readonly CreditsOnDay[]): days is readonly [CreditsOnDay, ...CreditsOnDay[]] =>
  days.length > 0

const waiting = (
  <div className="grid min-h-80 place-items-center border-edge border-t-2 bg-sheet text-leaf">
    <Spinner className="size-8" label="Loading the chart" />
  </div>
)

export const CreditsOverTime = ({ email }: { email: string }) => {
  const query = useQuery(dashboardQuery(dashboardApi.buyerCreditsOverTime, email))
  return (
    <Part id="over-time" title="Carbon Credits Over Time">
      <Loadable query={query} label="Loading credits over time">
        {({ days }) =>
          hasAny(days) ? (
            <Suspense fallback={waiting}>
              <CreditsChart days={days} />
            </Suspense>
          ) : (
            <div className="border-edge border-t-2 bg-sheet">
              <EmptyState look="line" of="figures" {...emptyWords.overTime} />
            </div>
          )
        }
      </Loadable>
    </Part>
  )
}
