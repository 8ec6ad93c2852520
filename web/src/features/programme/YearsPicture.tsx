import type { Programme } from '@ledgerleaf/contract/programme'
import { lazy, Suspense } from 'react'
import { Part } from '../../ui/Part.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

// Drawing tools weigh more than the page around them.
const YearsChart = lazy(() => import('./YearsChart.tsx'))

const waiting = (
  <div className="grid min-h-80 place-items-center border-edge border-t-2 bg-sheet text-leaf">
    <Spinner className="size-8" label="Loading the chart" />
  </div>
)

/** What was emitted against what was retired, year beside year. Nothing to draw before a year is known or retired for. */
export const YearsPicture = ({ programme: { years } }: { programme: Programme }) => {
  const hasAny = years.some(({ total, coverage }) => (total.tonnes ?? 0) > 0 || coverage.retiredTonnes > 0)
  if (!hasAny) return null
  const unread = years.filter(({ total }) => total.state === 'unknown').map(({ year }) => year)
  return (
    <Part
      title="Emitted and retired"
      lead={
        <>
          What each year emitted, and under it how much of that is retired.
          {unread.length > 0 && (
            <>
              {' '}
              <TextLink to="/analyses" className="whitespace-nowrap">
                Upload the report of {unread.at(0)}
              </TextLink>
            </>
          )}
        </>
      }
    >
      <Suspense fallback={waiting}>
        <YearsChart years={years} />
      </Suspense>
    </Part>
  )
}
