import type { ProjectPage } from '@ledgerleaf/contract/market'
import { cn } from '../../ui/cn.ts'
import { writeCents } from '../../ui/format.ts'
import { bestOf, type CompareRow } from './compare-rows.ts'
import { Numeral } from './Numeral.tsx'

type MarkProps = { from: number; to: number; isBest: boolean }

/** From nought to a figure: the longer the more. */
const Bar = ({ from, to, isBest }: MarkProps) => (
  <div aria-hidden="true" className="relative mt-2 h-1.5 w-full bg-hairline max-sm:col-end-[-1] max-sm:mt-1">
    <div
      // Nothing is no point of the axis.
      className={cn('absolute h-full max-w-full', to > 0 && 'min-w-1.5', isBest ? 'bg-leaf' : 'bg-edge')}
      style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
    />
  </div>
)

/** A place on a line, or two and what lies between: what one would rather have less of has no length to be proud of. */
const Place = ({ from, to, isBest }: MarkProps) => {
  const look = isBest ? 'bg-leaf' : 'bg-edge'
  return (
    <div aria-hidden="true" className="mt-2 h-2.5 w-full px-[0.3125rem] max-sm:col-end-[-1] max-sm:mt-1">
      <div className="relative h-full w-full">
        <div className="absolute inset-x-0 top-1/2 h-px bg-edge/50" />
        <div
          className={cn('absolute top-1/2 h-0.5 -translate-y-1/2', look)}
          style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
        />
        {[...new Set([from, to])].map((at) => (
          <div
            key={at}
            className={cn('absolute size-2.5 -translate-x-1/2 rounded-full', look)}
            style={{ left: `${at * 100}%` }}
          />
        ))}
      </div>
    </div>
  )
}

/** A row of facts, a cell for each project: on a phone a line for each, by its number. */
export const CompareCells = ({ row, projects }: { row: CompareRow; projects: readonly ProjectPage[] }) => {
  const best = bestOf(row, projects)
  const measures = projects.map((project) => row.measure?.(project) ?? null)
  const known = measures.filter((measure) => measure !== null)
  const highs = projects.map((project, place) => row.upTo?.(project) ?? measures[place] ?? 0)
  const whole = row.whole ?? Math.max(...highs, 1e-9)
  const shareOf = (measure: number) => measure / Math.max(whole, 1e-9)
  // A long bar reads as good. What one would rather have less of is a place on a line, as a price is.
  const isPlace = row.upTo !== undefined || row.better === 'low'
  const Mark = isPlace ? Place : Bar
  const hasBars = known.length > 1 || (known.length === 1 && row.whole !== undefined)
  return projects.map((project, place) => {
    const measure = measures[place] ?? null
    const isBest = best.has(project.id)
    return (
      <td
        key={project.id}
        className={cn(
          // On a phone a line for each, short as it may be: the same project stands in the same place of every row.
          'min-w-0 px-4 py-3 align-top tabular-nums max-sm:grid max-sm:gap-x-2.5 max-sm:px-3 max-sm:py-1 max-sm:text-sm max-sm:last:pb-3',
          row.measure ? 'max-sm:py-1.5' : 'max-sm:items-baseline',
          projects.length > 1
            ? 'max-sm:grid-cols-[1.25rem_minmax(0,1fr)]'
            : 'max-sm:grid-cols-[minmax(0,1fr)]',
        )}
      >
        {projects.length > 1 && <Numeral place={place} className="sm:hidden" />}
        <span className="whitespace-pre-line [overflow-wrap:break-word]">
          <span className={cn(isBest && 'font-medium text-leaf-strong')}>{row.tell(project)}</span>
          {isBest && (
            <span className={cn('text-fine text-leaf-strong', row.upTo ? 'block' : 'ml-2 whitespace-nowrap')}>
              {row.upTo && measure !== null && highs[place] !== measure && `from ${writeCents(measure)}, `}
              {row.better === 'low' ? 'lowest' : 'highest'}
            </span>
          )}
        </span>
        {measure !== null && hasBars && (
          <Mark from={isPlace ? shareOf(measure) : 0} to={shareOf(highs[place] ?? measure)} isBest={isBest} />
        )}
      </td>
    )
  })
}
