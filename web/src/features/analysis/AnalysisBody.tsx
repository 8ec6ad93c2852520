import type { Analysis } from '@ledgerleaf/contract/analysis'
import { headlineOf } from '@ledgerleaf/contract/footprint'
import { lazy, Suspense, useState } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Part } from '../../ui/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Assistant } from './Assistant.tsx'
import { ChangeList } from './ChangeList.tsx'
import { FigureDialog } from './FigureDialog.tsx'
import { Flags } from './Flags.tsx'
import { FootprintHead } from './FootprintHead.tsx'
import { InventoryBar } from './InventoryBar.tsx'
import { InventoryGrid } from './InventoryGrid.tsx'
import { OffsetOffer } from './OffsetOffer.tsx'
import { PerimeterNote } from './PerimeterNote.tsx'
import { Sources } from './Sources.tsx'
import { Targets } from './Targets.tsx'
import { useFigures } from './use-inventory.ts'
import { useShown } from './use-shown.ts'

// Drawing tools weigh more than the page around them.
const ScopeChart = lazy(() => import('./ScopeChart.tsx'))

const Nothing = ({ skimmed }: Pick<Analysis, 'skimmed'>) => (
  <div className="border-edge border-t-2 bg-sheet">
    <EmptyState
      of="figures"
      title="No emission figures in this document"
      text={
        skimmed.length > 0
          ? 'It is too large to be read row by row, and no row that was read gives a total of the company’s emissions. Send the sheet that holds the totals, or point at them yourself below.'
          : 'It was read to the end, and nothing in it looks like a company’s emissions. Point at them yourself below, or send the table as a spreadsheet: it is read best.'
      }
      action={<ButtonLink to="/#ask">Upload another report</ButtonLink>}
    />
  </div>
)

/** What was found, from the one figure down to each of its sources; the assistant stands beside it. */
export const AnalysisBody = ({ analysis }: { analysis: Analysis }) => {
  const { footprints, perimeter, corrections, sources, targets, intensities, warnings } = analysis
  const [chosen, setChosen] = useState<number | null>(null)
  const headline = footprints.find(({ year }) => year === chosen) ?? headlineOf(footprints)
  const figures = useFigures(analysis)
  const [shown, setShown] = useShown(figures)
  return (
    <div className="grid gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 content-start gap-12">
        {headline && (
          <div className="grid gap-4">
            <FootprintHead figures={figures} footprint={headline} perimeter={perimeter} onShow={setShown} />
            <PerimeterNote figures={figures} headline={perimeter} year={headline.year} onShow={setShown} />
          </div>
        )}
        {figures.length === 0 && <Nothing skimmed={analysis.skimmed} />}
        {headline && (
          <Part title="By scope and year">
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <ScopeChart footprints={footprints} year={headline.year} onYear={setChosen} />
            </Suspense>
          </Part>
        )}
        <Part
          title="Findings"
          lead="In tonnes of CO2e. Choose a figure to see it on its page and to change it, or an empty cell to fill it."
        >
          <InventoryBar analysis={analysis} figures={figures} onShow={setShown} />
          <InventoryGrid analysis={analysis} figures={figures} onShow={setShown} />
          {corrections.length > 0 && (
            <details>
              <summary className="min-h-6 w-fit text-leaf-strong text-sm">
                {corrections.length === 1
                  ? 'One change by people'
                  : `${corrections.length} changes by people`}
              </summary>
              <div className="mt-3">
                <ChangeList analysisId={analysis.id} corrections={corrections} />
              </div>
            </details>
          )}
        </Part>
        {headline && (
          <Part title={`Where the emissions of ${headline.year} come from`}>
            <Sources sources={sources} year={headline.year} onShow={setShown} />
          </Part>
        )}
        <Part
          title="What a named rule would question"
          lead="Our own rules, each after a standard. They help to read a report and are no legal advice."
        >
          <Flags flags={warnings} onShow={setShown} />
        </Part>
        {targets.length + intensities.length > 0 && (
          <Part title="Targets and intensity">
            <Targets targets={targets} intensities={intensities} onShow={setShown} />
          </Part>
        )}
        {headline && (
          <Part
            title="What it would take to offset"
            lead="One credit is one tonne. Reduce first; a credit counts once it is retired."
          >
            <OffsetOffer analysis={analysis} year={headline.year} />
          </Part>
        )}
      </div>
      <div className="min-w-0 xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:self-start xl:overflow-y-auto">
        <Part title="Ask this report">
          <Assistant analysis={analysis} onShow={setShown} />
        </Part>
      </div>
      <FigureDialog
        analysis={analysis}
        figures={figures}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
      />
    </div>
  )
}
