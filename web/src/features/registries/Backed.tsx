import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { cn } from '../../ui/cn.ts'
import { writeCount, writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { type BackedRow, backedRows, tellBacked } from './backed-words.ts'
import { Unbacked } from './Unbacked.tsx'

const parts = [
  { of: 'missing', look: 'bg-attention', name: 'not backed' },
  { of: 'byRecords', look: 'bg-leaf', name: 'in the registry’s records' },
  { of: 'byOperators', look: 'bg-moss', name: 'checked by two operators' },
] as const

/** A registry keeps its tint in the bar and in its line. */
const tints = ['opacity-100', 'opacity-65', 'opacity-40'] as const

const sumOf = (row: BackedRow): number => row.missing + row.byRecords + row.byOperators

const lookOf = (look: string, at: number): string => cn(look, tints[at % tints.length])

/** All that is here in one bar, registry by registry, and in each what stands behind it. */
const Whole = ({ rows }: { rows: readonly BackedRow[] }) => (
  <div aria-hidden="true" className="flex h-5 gap-0.5">
    {rows.map((row, at) => (
      <span key={row.registry} className="flex min-w-1" style={{ flexGrow: sumOf(row), flexBasis: 0 }}>
        {parts.map(
          ({ of, look }) =>
            row[of] > 0 && (
              <span
                key={of}
                className={cn('min-w-1', lookOf(look, at))}
                style={{ flexGrow: row[of], flexBasis: 0 }}
              />
            ),
        )}
      </span>
    ))}
  </div>
)

const writeShare = (part: number, whole: number): string => {
  const percent = (part / whole) * 100
  return percent > 0 && percent < 1 ? 'under 1 %' : `${Math.round(percent)} %`
}

type LineProps = { row: BackedRow; at: number; all: number; tellsDay: boolean }

/** One registry: how much of it is here, and what stands behind it. */
const Line = ({ row, at, all, tellsDay }: LineProps) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 border-hairline border-t py-3">
    <span
      aria-hidden="true"
      className={cn('size-3', lookOf(row.missing > 0 ? 'bg-attention' : 'bg-leaf', at))}
    />
    <p className="font-medium text-note max-sm:col-span-2">{row.registry}</p>
    <p className="font-mono text-sm tabular-nums max-sm:col-span-2 max-sm:col-start-2 sm:text-right">
      {writeCount(sumOf(row), 'credit')}
      <span className="inline-block text-muted max-sm:ml-4 sm:w-20">{writeShare(sumOf(row), all)}</span>
    </p>
    <p className="col-span-2 col-start-2 text-muted text-sm">
      {row.missing > 0
        ? `${writeWhole(row.missing)} of them not backed`
        : `${writeCount(row.batches, 'block')} of ${writeCount(row.projects, 'project')} brought here${tellsDay && row.asOf ? `, as of ${writeDate(row.asOf)}` : ''}`}
    </p>
  </li>
)

/** Whether what is here stands at its registries: the verdict in numbers, drawn, and what is missing by block. */
export const Backed = () => (
  <Loaded query={useQuery(operatorQueries.unbacked())} what="what is backed" room="h-60">
    {({ batches, backed }) => {
      const { isGood, title, text } = tellBacked(backed, batches)
      const rows = backedRows(backed, batches)
      const all = Math.max(
        1,
        rows.reduce((sum, row) => sum + sumOf(row), 0),
      )
      // Where all records are of one day, the verdict has said it.
      const days = new Set(rows.map(({ asOf }) => asOf))
      const Icon = isGood ? CircleCheck : CircleAlert
      const shown = parts.filter(({ of }) => rows.some((row) => row[of] > 0))
      return (
        <section aria-label="Credits and their registries" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div
            className={cn(
              'grid grid-cols-[minmax(0,1fr)] gap-4 border-t-2 bg-sheet px-5 pt-5 pb-3 sm:px-7',
              isGood ? 'border-edge' : 'border-ochre',
            )}
          >
            <div className="flex items-start gap-3">
              <Icon
                aria-hidden="true"
                className={cn('mt-1 size-6 shrink-0', isGood ? 'text-leaf-strong' : 'text-attention')}
                strokeWidth={1.5}
              />
              <div className="grid min-w-0 gap-1">
                <h2 className="text-balance font-display text-2xl lining-nums leading-tight tracking-tight">
                  {title}
                </h2>
                <p className="max-w-text text-muted text-note">{text}</p>
              </div>
            </div>
            {rows.length > 0 && (
              <>
                <Whole rows={rows} />
                <ul>
                  {rows.map((row, at) => (
                    <Line key={row.registry} row={row} at={at} all={all} tellsDay={days.size > 1} />
                  ))}
                </ul>
              </>
            )}
            {shown.length > 1 && (
              <p className="flex flex-wrap gap-x-6 gap-y-1 pb-2 text-muted text-sm">
                {shown.map(({ of, look, name }) => (
                  <span key={of} className="inline-flex items-center gap-2">
                    <span aria-hidden="true" className={cn('size-3', look)} />
                    {name}
                  </span>
                ))}
              </p>
            )}
          </div>
          {batches.length > 0 && <Unbacked batches={batches} />}
        </section>
      )
    }}
  </Loaded>
)
