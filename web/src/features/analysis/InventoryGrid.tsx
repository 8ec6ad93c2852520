import type { Analysis } from '@ledgerleaf/contract/analysis'
import { type Figure, isAt } from '@ledgerleaf/contract/inventory'
import { categoryOf, type Metric, metrics } from '@ledgerleaf/contract/metrics'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { shortName } from '../../nouns/analysis/words.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { FigureCell } from './FigureCell.tsx'
import { type GridPlace, moveInGrid } from './move-in-grid.ts'
import type { OnShow } from './shown.ts'

type InventoryGridProps = { analysis: Analysis; figures: readonly Figure[]; onShow: OnShow }

/** What nearly every report gives: an empty row of these is something to look for. */
const expected: readonly Metric[] = ['scope1', 'scope2_location', 'scope2_market', 'scope3_total']

const recentYears = 3

// A border of the table would scroll away from under what stays; a line of its own stays with it.
const yearLook = 'sticky top-0 z-10 bg-sheet shadow-[inset_0_-1px_var(--hairline)]'

/** Every year something was ever read or said of: what is struck out leaves a place that can be filled again. */
const yearsOf = ({ years, results, uploadedAt }: Analysis, figures: readonly Figure[]): number[] => {
  const known = new Set([...figures, ...results].map(({ year }) => year))
  if (known.size === 0) for (const year of years) known.add(year)
  const lastYear = new Date(uploadedAt).getUTCFullYear() - 1
  if (known.size === 0) for (let back = 0; back < recentYears; back++) known.add(lastYear - back)
  return [...known].sort((a, b) => b - a)
}

const RowHead = ({ metric }: { metric: Metric }) => {
  const category = categoryOf(metric)
  return (
    <th
      scope="row"
      className={cn(
        'sticky left-0 z-10 min-w-28 max-w-72 bg-sheet px-4 py-2 text-left font-medium text-note leading-snug max-sm:max-w-36 max-sm:px-2 max-sm:text-sm',
        category !== null && 'pl-8 font-normal text-muted text-sm max-sm:pl-3',
      )}
    >
      {category !== null && <span className="mr-2 font-mono tabular-nums">{category}</span>}
      {shortName(metric)}
      {metric === 'energy_total_mwh' && <span className="font-normal text-muted">, MWh</span>}
    </th>
  )
}

/**
 * Every figure by metric and year. One stop on the way of the Tab key; inside, arrows lead from cell to cell and Enter
 * opens one: a figure with its place, or an empty cell to fill.
 */
export const InventoryGrid = ({ analysis, figures, onShow }: InventoryGridProps) => {
  const [isWhole, setWhole] = useState(false)
  const [at, setAt] = useState<GridPlace>({ row: 0, column: 0 })
  const body = useRef<HTMLTableSectionElement>(null)
  const years = yearsOf(analysis, figures)
  const rows = metrics.filter(
    (metric) =>
      isWhole ||
      expected.includes(metric) ||
      [...figures, ...analysis.results].some((figure) => figure.metric === metric),
  )
  const current = {
    row: Math.min(at.row, rows.length - 1),
    column: Math.min(at.column, years.length - 1),
  }
  const follow = (event: KeyboardEvent) => {
    const size = { rows: rows.length, columns: years.length }
    const to = moveInGrid(current, event.key, size, event.ctrlKey || event.metaKey)
    if (!to || event.altKey) return
    event.preventDefault()
    setAt(to)
    const cell = body.current?.querySelector<HTMLElement>(`[data-cell="${to.row} ${to.column}"]`)
    cell?.focus({ preventScroll: true })
    // Focus alone would scroll it to where the names of the rows lie over it.
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <div className="grid gap-3">
      <Table
        caption={
          analysis.activity
            ? 'Figures by year; each opens the lines it is computed from'
            : 'Figures by year; each opens the place it was read from, an empty cell can be filled'
        }
        grid
        tall
        sideways="More years than fit: scroll the table sideways."
      >
        <thead>
          <TableRow>
            <TableHead className={cn(yearLook, 'left-0 z-20 max-sm:px-2')}>Figure</TableHead>
            {years.map((year) => (
              <TableHead key={year} numeric className={cn(yearLook, 'max-sm:px-2')}>
                {year}
              </TableHead>
            ))}
          </TableRow>
        </thead>
        <tbody ref={body} onKeyDown={follow}>
          {rows.map((metric, row) => (
            <TableRow key={metric} className="hover:bg-transparent">
              <RowHead metric={metric} />
              {years.map((year, column) => (
                <TableCell key={year} numeric className="px-2! max-sm:px-0.5!">
                  <FigureCell
                    place={{ metric, year }}
                    figure={figures.find((figure) => isAt(figure, { metric, year })) ?? null}
                    headline={analysis.perimeter}
                    name={`${row} ${column}`}
                    isCurrent={row === current.row && column === current.column}
                    onFocus={() => setAt({ row, column })}
                    onShow={onShow}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
      <div className="flex flex-wrap gap-2">
        {!analysis.activity && (
          <Button
            variant="outline"
            size="small"
            onClick={() => onShow({ title: 'Add a figure', evidence: null })}
          >
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
            Add a figure
          </Button>
        )}
        <Button variant="quiet" size="small" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Hide empty rows' : 'Show all 22 rows'}
        </Button>
      </div>
      <Legend figures={figures} headline={analysis.perimeter} />
    </div>
  )
}

type LegendProps = { figures: readonly Figure[]; headline: string | null }

/** What the marks mean that there are; those of no figure explain nothing. */
const Legend = ({ figures, headline }: LegendProps) => {
  const marks = [
    figures.some(({ doubtful }) => doubtful) && {
      look: 'size-1.5 rounded-full bg-ochre',
      says: 'Worth checking',
    },
    figures.some(({ source }) => source === 'person') && {
      look: 'size-1.5 rounded-full bg-leaf',
      says: 'Given by a person, what was read below it',
    },
    figures.some(({ perimeter }) => perimeter !== headline) && {
      look: 'size-2 border border-muted',
      says: 'About a part of the company, not added in',
    },
  ].filter((mark) => mark !== false)
  if (marks.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
      {marks.map(({ look, says }) => (
        <li key={says} className="inline-flex items-center gap-2">
          <span aria-hidden="true" className={look} /> {says}
        </li>
      ))}
    </ul>
  )
}
