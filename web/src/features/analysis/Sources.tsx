import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { EmissionSource } from '@ledgerleaf/contract/findings'
import { changeOfSource, writeSourceShare } from '@ledgerleaf/contract/sources'
import { tellCorrection } from '@ledgerleaf/contract/tell-change'
import { writeMaker, writeTonnes } from '../../nouns/analysis/words.ts'
import { writeDate } from '../../ui/format.ts'
import { PlaceButton } from './PlaceButton.tsx'
import { inkOf } from './scope-bars.ts'
import type { OnShow } from './shown.ts'

const shownMax = 12

type SourcesProps = {
  /** Of one year. */
  sources: readonly EmissionSource[]
  analysis: Pick<Analysis, 'results' | 'corrections' | 'activity'>
  onShow: OnShow
}

/** What is shown is what was read; a change a person made since stands beside it. */
const Changed = ({ source, analysis }: { source: EmissionSource; analysis: SourcesProps['analysis'] }) => {
  const change = changeOfSource(source, analysis)
  if (!change) return null
  return (
    <p className="border-edge border-l-2 pl-3 text-sm [overflow-wrap:anywhere]">
      {tellCorrection(change)}.{' '}
      <span className="text-muted">
        {writeMaker(change.madeBy)}, {writeDate(change.madeAt)}
      </span>
    </p>
  )
}

/** What the emissions of a year come from, largest first. */
export const Sources = ({ sources, analysis, onShow }: SourcesProps) => {
  const ofYear = [...sources].sort((a, b) => b.tonnes - a.tonnes)
  const largest = ofYear[0]?.tonnes ?? 1
  return (
    <ol className="border-edge border-t-2 bg-sheet">
      {ofYear.slice(0, shownMax).map((source, i) => {
        const { name, scope, tonnes, computed, evidence } = source
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report may name one source twice
          <li key={i} className="grid gap-1.5 border-hairline border-b px-4 py-3 last:border-b-0 sm:px-5">
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
              <p className="font-medium text-note">
                {name}
                {scope !== null && (
                  <span className="ml-2 whitespace-nowrap font-normal text-muted text-sm">Scope {scope}</span>
                )}
              </p>
              <p className="font-mono text-note tabular-nums">
                {writeTonnes(tonnes)} t
                <span className="ml-3 text-muted">{writeSourceShare(source, sources)}</span>
              </p>
            </div>
            <div aria-hidden="true" className="h-1.5 bg-sunken">
              <div
                className="h-full"
                style={{
                  width: `${Math.max(0.5, (tonnes / largest) * 100)}%`,
                  background: inkOf(scope),
                }}
              />
            </div>
            <div className="flex flex-wrap items-center gap-x-4">
              {/* What was computed stands in no document. */}
              {!analysis.activity && <PlaceButton evidence={evidence} title={name} onShow={onShow} />}
              {analysis.activity && (
                <p className="text-muted text-sm [overflow-wrap:anywhere]">{evidence.quote}</p>
              )}
              {computed && !analysis.activity && (
                <p className="text-muted text-sm">
                  Computed by us: {computed.activity} × {computed.factor} ({computed.factorSource})
                </p>
              )}
            </div>
            <Changed source={source} analysis={analysis} />
          </li>
        )
      })}
      {ofYear.length > shownMax && (
        <li className="px-4 py-3 text-muted text-sm sm:px-5">
          {ofYear.length - shownMax} smaller ones are in the exports.
        </li>
      )}
    </ol>
  )
}
