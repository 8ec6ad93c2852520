import type { SalesMonths } from '@ledgerleaf/contract/statement'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { monthsQuery } from '../../nouns/statement/queries.ts'
import { writeCents } from '../../ui/format.ts'
import { GhostSheet } from '../../ui/GhostSheet.tsx'
import { Part } from '../../ui/Part.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { writeMonth } from './fill-months.ts'
import { GhostMonths } from './GhostMonths.tsx'
import { Loadable } from './Loadable.tsx'

// Only who has sold something loads the drawing tools.
const SalesChart = lazy(() => import('./SalesChart.tsx'))

const waiting = (
  <div className="grid min-h-96 place-items-center border-edge border-t-2 bg-sheet text-leaf">
    <Spinner className="size-8" label="Loading the chart" />
  </div>
)

const Sales = ({ sales }: { sales: SalesMonths }) =>
  sales.months.length > 0 ? (
    <Suspense fallback={waiting}>
      <SalesChart sales={sales} />
    </Suspense>
  ) : (
    <GhostSheet
      title={sales.earlierNetCents > 0 ? 'No sales lately' : 'No sales yet'}
      shape={<GhostMonths />}
    >
      Each month will stand here with what it brought you after fees, and how many credits were delivered.
    </GhostSheet>
  )

/** Revenue and credits delivered, month by month, as the statement has them. */
export const SalesByMonth = () => {
  const query = useQuery(monthsQuery())
  return (
    <Part title="Revenue by month" aside={<TextLink to="/statement">Statement</TextLink>}>
      <Loadable query={query} label="Loading revenue by month">
        {(sales) => (
          <>
            <Sales sales={sales} />
            {sales.earlierNetCents !== 0 && (
              <p className="text-muted text-sm">
                Before {writeMonth(sales.firstMonth)} your sales brought {writeCents(sales.earlierNetCents)}.
              </p>
            )}
          </>
        )}
      </Loadable>
    </Part>
  )
}
