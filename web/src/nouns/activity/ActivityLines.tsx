import type { ActivityLine } from '@ledgerleaf/contract/activity-basis'
import { gramsFor, tonnesOf } from '@ledgerleaf/contract/activity-totals'
import type { Metric } from '@ledgerleaf/contract/metrics'
import { countryName } from '../../ui/country-name.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { writeTonnes } from '../analysis/words.ts'
import { GradeMark } from './GradeMark.tsx'

const Method = ({ line, isByContract }: { line: ActivityLine; isByContract: boolean }) => {
  const { factor, formula, marketFormula } = line
  if (isByContract && marketFormula !== null)
    return <p className="font-mono text-sm [overflow-wrap:anywhere]">{marketFormula}</p>
  return (
    <>
      <p className="font-mono text-sm [overflow-wrap:anywhere]">{formula}</p>
      <p className="text-muted text-sm [overflow-wrap:anywhere]">
        {factor.url ? (
          <a href={factor.url} target="_blank" rel="noopener noreferrer" className={textLinkLook}>
            {factor.says}
          </a>
        ) : (
          factor.says
        )}
        {factor.licence && ` · ${factor.licence}`}
      </p>
    </>
  )
}

/** Each line a figure is the sum of: activity times factor, whose factor, and how good the data is. */
export const ActivityLines = ({ lines, metric }: { lines: readonly ActivityLine[]; metric: Metric }) => (
  <ol className="border-edge border-t-2 bg-sheet" aria-label="Lines it is computed from">
    {lines.map((line) => (
      <li key={line.id} className="grid gap-1.5 border-hairline border-b px-4 py-3 last:border-b-0 sm:px-5">
        <div className="flex items-baseline justify-between gap-4">
          <p className="font-medium text-note [overflow-wrap:anywhere]">
            {line.name}
            <span className="ml-2 font-normal text-muted text-sm">
              {[line.site, line.supplier, countryName(line.region)].filter(Boolean).join(' · ')}
            </span>
          </p>
          <p className="whitespace-nowrap font-mono text-note tabular-nums">
            {writeTonnes(tonnesOf(gramsFor(line, metric)))} t
          </p>
        </div>
        <Method line={line} isByContract={metric === 'scope2_market'} />
        <p className="flex items-start gap-2 text-muted text-sm">
          <GradeMark grade={line.grade} />
          <span className="pt-0.5">
            {[...line.reasons, ...(metric === 'scope2_market' && line.market ? [] : line.remarks)].join(
              ' · ',
            )}
          </span>
        </p>
        {line.note !== '' && <p className="border-edge border-l-2 pl-3 text-sm">{line.note}</p>}
      </li>
    ))}
  </ol>
)
