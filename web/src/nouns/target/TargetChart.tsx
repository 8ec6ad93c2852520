import type { TargetPath } from '@ledgerleaf/contract/target-path'
import { type ReactNode, useState } from 'react'
import { Picture } from '../../ui/Picture.tsx'
import { Scrub } from '../../ui/Scrub.tsx'
import { areaFills, areaNames } from './TargetAreas.tsx'
import { plotEdges, TargetPlot } from './TargetPlot.tsx'
import { TargetTable } from './TargetTable.tsx'
import { areasOf } from './target-areas.ts'
import { sayYear, scopesWords, targetWords, yearsOf } from './target-words.ts'

const height = 264

const keys = [
  { name: 'Emitted', fill: 'var(--ink)', line: 'whole' as const },
  { name: 'Path to the target', fill: 'var(--muted)', line: 'dashed' as const },
]

// The middle of a thumb never reaches the end of its track: with these margins it stands under its year.
const thumb = 16
const trackOf = {
  marginLeft: plotEdges.left - thumb / 2,
  width: `calc(100% - ${plotEdges.left + plotEdges.right - thumb}px)`,
}

const retired = { name: 'Retired, outside the line', fill: 'var(--retired)' }

type Props = {
  path: TargetPath
  /** Of which emissions, where there are several. */
  choice?: ReactNode
  children: ReactNode
}

/** A year is chosen with the slider under the drawing, so hand, keyboard and screen reader have the same way to it. */
const TargetChart = ({ path, choice, children }: Props) => {
  const [position, setPosition] = useState<number | null>(null)
  // The target that comes first is the one to be measured by.
  const line = [...path.lines].sort((a, b) => a.to.year - b.to.year)[0]
  const years = yearsOf(path)
  const hasRetired = path.actuals.some(({ retiredTonnes }) => retiredTonnes > 0)
  const lastKnown = path.actuals.at(-1)?.year ?? years[0] ?? 0
  const year = position !== null && years.includes(position) ? position : lastKnown
  return (
    <Picture
      says={`${scopesWords(path.scopes)}. ${path.lines.map(({ target }) => targetWords(target)).join(', ')}. ${sayYear(path, line, lastKnown)}.`}
      keys={[
        ...keys,
        ...(line ? areasOf(path, line) : []).map(({ side }) => ({
          name: areaNames[side],
          fill: areaFills[side],
        })),
        ...(hasRetired ? [retired] : []),
      ]}
      aside={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {choice}
          <p className="font-mono tabular-nums">{sayYear(path, line, year)}</p>
        </div>
      }
      height={height}
      draw={(width) => <TargetPlot path={path} line={line} year={year} width={width} height={height} />}
      controls={
        <div className="grid gap-4">
          <Scrub
            aria-label="Year"
            min={years[0] ?? 0}
            max={years.at(-1) ?? 0}
            value={year}
            says={sayYear(path, line, year)}
            onChange={(event) => setPosition(event.target.valueAsNumber)}
            style={trackOf}
          />
          {children}
        </div>
      }
      table={<TargetTable path={path} line={line} />}
    />
  )
}

// React.lazy asks for a default export.
export default TargetChart
