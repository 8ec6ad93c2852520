import type { Analysis } from '@ledgerleaf/contract/analysis'
import { coverableOf, coverOf, firstChoice } from '@ledgerleaf/contract/coverage'
import { headlineOf } from '@ledgerleaf/contract/footprint'
import { lazy, Suspense, useState } from 'react'
import { useHad } from '../../nouns/dashboard/use-had.ts'
import { ProgrammeNote } from '../../nouns/programme/ProgrammeNote.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { type IndexEntry, PageIndex } from '../../ui/PageIndex.tsx'
import { Part } from '../../ui/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AskLink } from './AskLink.tsx'
import { Assistant } from './Assistant.tsx'
import { FigureDialog } from './FigureDialog.tsx'
import { Flags } from './Flags.tsx'
import { FootprintBlocks } from './FootprintBlocks.tsx'
import { FootprintHead } from './FootprintHead.tsx'
import { blocksOf, tellMore } from './footprint-blocks.ts'
import { Inventory } from './Inventory.tsx'
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

const askId = 'ask-report'
const sideBySide = '@4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'

type Has = { headline: boolean; sources: boolean; targets: string | null; rules: boolean; offer: boolean }

/** By what the report gives of the two; null where it gives neither. */
const nameTargets = ({ targets, intensities }: Analysis): string | null => {
  if (intensities.length === 0) return targets.length > 0 ? 'Targets' : null
  return targets.length > 0 ? 'Targets and intensity' : 'Intensity'
}

/** Whether baskets are offered below for what is left of it. */
const useOffer = (analysis: Analysis): boolean => {
  const coverable = coverableOf(analysis, null)
  const had = useHad(analysis.id, coverable?.year ?? null)
  return coverable !== null && had !== null && coverOf(coverable, firstChoice(coverable)).credits > had
}

/** The parts there are for this report, in the order of the page. */
const entriesOf = ({ headline, sources, targets, rules, offer }: Has): IndexEntry[] =>
  [
    headline && { id: 'footprint', name: 'Footprint' },
    headline && { id: 'made-of', name: 'Where it comes from' },
    headline && { id: 'by-year', name: 'By year' },
    headline && { id: 'to-offset', name: 'To offset' },
    { id: 'findings', name: 'Findings' },
    sources && { id: 'sources', name: rules ? 'Sources' : 'Lines' },
    targets !== null && { id: 'targets', name: targets },
    rules && { id: 'rules', name: 'For an auditor' },
    offer && { id: 'recommended', name: 'Recommended' },
  ].filter((entry) => entry !== false)

/** What was found, from the one figure down to each of its sources. */
export const AnalysisBody = ({ analysis }: { analysis: Analysis }) => {
  const { footprints, perimeter, targets, intensities, warnings } = analysis
  const [chosen, setChosen] = useState<number | null>(null)
  const headline = footprints.find(({ year }) => year === chosen) ?? headlineOf(footprints)
  const figures = useFigures(analysis)
  const [shown, setShown] = useShown(figures)
  const pieces = headline && blocksOf(headline, perimeter, figures)
  const sources = analysis.sources.filter(({ year }) => year === headline?.year)
  const has = {
    headline: headline !== null,
    sources: pieces !== null && (analysis.activity !== null || tellMore(sources, pieces.blocks)),
    targets: nameTargets(analysis),
    rules: analysis.activity === null,
    offer: useOffer(analysis),
  }
  const hasHead = has.headline || figures.length === 0
  const shows = { figures, onShow: setShown }
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-12">
      <PageIndex entries={entriesOf(has)}>
        <AskLink partId={askId} />
      </PageIndex>
      <div className={cn('grid gap-x-10 gap-y-12', hasHead && sideBySide)}>
        {hasHead && (
          <div className="grid min-w-0 content-start gap-4">
            {headline ? (
              <>
                <FootprintHead {...shows} footprint={headline} perimeter={perimeter} />
                <ProgrammeNote analysisId={analysis.id} footprint={headline} />
                <PerimeterNote {...shows} headline={perimeter} year={headline.year} />
              </>
            ) : (
              <Nothing skimmed={analysis.skimmed} />
            )}
          </div>
        )}
        <Part id={askId} title="Ask this report">
          <Assistant analysis={analysis} onShow={setShown} />
        </Part>
      </div>
      {headline && pieces && (
        <>
          <Part id="made-of" title={`Where the emissions of ${headline.year} come from`}>
            <FootprintBlocks {...shows} footprint={headline} pieces={pieces} />
          </Part>
          <div className={cn('grid gap-x-10 gap-y-12', sideBySide)}>
            <Part id="by-year" title="By scope and year">
              <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                <ScopeChart footprints={footprints} year={headline.year} onYear={setChosen} />
              </Suspense>
            </Part>
            <Part
              id="to-offset"
              title="What it would take to offset"
              lead="One credit is one tonne. Reduce first; a credit counts once it is retired."
            >
              <OffsetOffer analysis={analysis} year={headline.year} />
            </Part>
          </div>
        </>
      )}
      {/* What was computed has a row for every line that was typed: too many for a column beside what they come to. */}
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12',
          has.sources && !analysis.activity && sideBySide,
        )}
      >
        <Inventory {...shows} analysis={analysis} />
        {has.sources && (
          <Part
            id="sources"
            title={analysis.activity ? 'Lines of activity data' : 'Sources the report names'}
          >
            <Sources sources={sources} analysis={analysis} onShow={setShown} />
          </Part>
        )}
      </div>
      {has.targets !== null && (
        <Part id="targets" title={has.targets}>
          <Targets targets={targets} intensities={intensities} onShow={setShown} />
        </Part>
      )}
      {!analysis.activity && (
        <Part
          id="rules"
          title="What an auditor may question"
          lead="Our own rules, each after a standard. They help to read a report and are no legal advice."
        >
          <Flags flags={warnings} results={analysis.results} onShow={setShown} />
        </Part>
      )}
      <FigureDialog {...shows} analysis={analysis} shown={shown} onClose={() => setShown(null)} />
    </div>
  )
}
