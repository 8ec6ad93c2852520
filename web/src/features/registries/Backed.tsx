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

type BarProps = { row: BackedRow; most: number; tellsDay: boolean }

/** One registry: how much of it is here, as long as it is much, and what stands behind it. */
const Bar = ({ row, most, tellsDay }: BarProps) => {
  const all = row.missing + row.byRecords + row.byOperators
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-hairline border-t py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto] sm:items-center">
      <p className="font-medium text-note">{row.registry}</p>
      <div aria-hidden="true" className="h-4">
        <div className="flex h-full min-w-1" style={{ width: `${(all / most) * 100}%` }}>
          {parts.map(
            ({ of, look }) =>
              row[of] > 0 && <span key={of} className={cn('min-w-1', look)} style={{ flexGrow: row[of] }} />,
          )}
        </div>
      </div>
      <p className="text-sm tabular-nums sm:w-64 sm:text-right">
        <span className="font-mono">{writeCount(all, 'credit')}</span>
        <span className="block text-muted">
          {row.missing > 0
            ? `${writeWhole(row.missing)} of them not backed`
            : `${writeCount(row.batches, 'block')}, ${writeCount(row.projects, 'project')}${tellsDay && row.asOf ? `, as of ${writeDate(row.asOf)}` : ''}`}
        </span>
      </p>
    </li>
  )
}

/** Whether what is here stands at its registries: the verdict in numbers, drawn, and what is missing by block. */
export const Backed = () => (
  <Loaded query={useQuery(operatorQueries.unbacked())} what="what is backed" room="h-60">
    {({ batches, backed }) => {
      const { isGood, title, text } = tellBacked(backed, batches)
      const rows = backedRows(backed, batches)
      const most = Math.max(1, ...rows.map((row) => row.missing + row.byRecords + row.byOperators))
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
              <ul>
                {rows.map((row) => (
                  <Bar key={row.registry} row={row} most={most} tellsDay={days.size > 1} />
                ))}
              </ul>
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
