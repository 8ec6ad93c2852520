import type { ProjectPage } from '@ledgerleaf/contract/market'
import { cn } from '../../ui/cn.ts'
import { writeCents } from '../../ui/format.ts'
import { bestOf, type CompareRow } from './compare-rows.ts'
import { Numeral } from './Numeral.tsx'

type BarProps = { from: number; to: number; isBest: boolean }

/** From nought to a figure, or from the lowest to the highest of a range: one price is a point of its axis, and still seen. */
const Bar = ({ from, to, isBest }: BarProps) => (
  <div
    aria-hidden="true"
    className="relative mt-1.5 h-1.5 w-full bg-hairline max-sm:col-end-[-1] max-sm:mt-1"
  >
    {/* Nothing is no point of the axis. */}
    <div
      className={cn(
        'absolute h-full max-w-full',
        to > 0 && 'min-w-1.5',
        from > 0 && '-translate-x-1.5',
        isBest ? 'bg-leaf' : 'bg-edge',
      )}
      style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
    />
  </div>
)

/** A row of facts, a cell for each project: on a phone a line for each, by its number. */
export const CompareCells = ({ row, projects }: { row: CompareRow; projects: readonly ProjectPage[] }) => {
  const best = bestOf(row, projects)
  const measures = projects.map((project) => row.measure?.(project) ?? null)
  const known = measures.filter((measure) => measure !== null)
  const highs = projects.map((project, place) => row.upTo?.(project) ?? measures[place] ?? 0)
  const whole = row.whole ?? Math.max(...highs, 1e-9)
  const shareOf = (measure: number) => measure / Math.max(whole, 1e-9)
  // A long bar reads as good. What one would rather have less of is a point on the axis, as a price is.
  const startOf = (measure: number) => (row.better === 'low' ? shareOf(measure) : 0)
  const hasBars = known.length > 1 || (known.length === 1 && row.whole !== undefined)
  return projects.map((project, place) => {
    const measure = measures[place] ?? null
    const isBest = best.has(project.id)
    return (
      <td
        key={project.id}
        className={cn(
          // On a phone a line for each, short as it may be: the same project stands in the same place of every row.
          'min-w-0 px-4 py-3 align-top max-sm:grid max-sm:gap-x-2.5 max-sm:px-3 max-sm:py-1 max-sm:text-sm max-sm:last:pb-3',
          row.measure ? 'font-mono tabular-nums max-sm:py-1.5' : 'max-sm:items-baseline',
          projects.length > 1
            ? 'max-sm:grid-cols-[1.25rem_minmax(0,1fr)]'
            : 'max-sm:grid-cols-[minmax(0,1fr)]',
        )}
      >
        {projects.length > 1 && <Numeral place={place} className="sm:hidden" />}
        <span className="whitespace-pre-line [overflow-wrap:break-word]">
          <span className={cn(isBest && 'font-medium text-leaf-strong')}>{row.tell(project)}</span>
          {isBest && (
            <span
              className={cn(
                'font-sans text-fine text-leaf-strong',
                row.upTo ? 'block' : 'ml-2 whitespace-nowrap',
              )}
            >
              {row.upTo && measure !== null && highs[place] !== measure && `from ${writeCents(measure)}, `}
              {row.better === 'low' ? 'lowest' : 'highest'}
            </span>
          )}
        </span>
        {measure !== null && hasBars && (
          <Bar
            from={row.upTo ? shareOf(measure) : startOf(measure)}
            to={shareOf(highs[place] ?? measure)}
            isBest={isBest}
          />
        )}
      </td>
    )
  })
}
