import { type ActivityTotals, tonnesOf } from '@ledgerleaf/contract/activity-totals'
import { gradeWords } from '@ledgerleaf/contract/data-quality'
import type { ReactNode } from 'react'
import { GradeMark } from '../../nouns/activity/GradeMark.tsx'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { cn } from '../../ui/cn.ts'

/** Null where no line says anything of it, which is not zero. */
type Row = { name: string; grams: number | null; ink: string; note?: string }

const rowsOf = ({ byMetric, scope1, scope2Location, scope2Market, scope3 }: ActivityTotals): Row[] => {
  const entered = (grams: number, scope: string) =>
    byMetric.some(({ metric }) => metric.startsWith(scope)) ? grams : null
  return [
    { name: 'Scope 1', grams: entered(scope1, 'scope1'), ink: 'var(--scope-1)' },
    scope2Market === null
      ? { name: 'Scope 2, location-based', grams: entered(scope2Location, 'scope2'), ink: 'var(--scope-2)' }
      : {
          name: 'Scope 2, market-based',
          grams: scope2Market,
          ink: 'var(--scope-2)',
          note: `${writeTonnes(tonnesOf(scope2Location))} t by location: kept beside it, never added`,
        },
    { name: 'Scope 3', grams: entered(scope3, 'scope3'), ink: 'var(--scope-3)' },
  ]
}

/** A number never breaks: the longer it is, the smaller it is set. */
const sizeOf = (text: string): string =>
  text.length <= 10 ? 'text-4xl' : text.length <= 14 ? 'text-2xl' : 'text-xl'

/** What the lines come to, as they are typed. */
export const TotalsPanel = ({ totals, children }: { totals: ActivityTotals; children: ReactNode }) => {
  const rows = rowsOf(totals)
  const all = writeTonnes(tonnesOf(totals.all))
  const largest = Math.max(1, ...rows.map(({ grams }) => grams ?? 0))
  return (
    <section
      aria-label="What it comes to"
      // Beside each other above the lines where there is room; on a phone the lines come first.
      className="grid content-start gap-x-10 gap-y-5 border-edge border-t-2 bg-sheet px-5 py-6 @4xl:order-first @4xl:col-span-2 @4xl:grid-cols-3"
    >
      <div className="grid content-start gap-5">
        <p role="status" className="leading-none">
          <span className={cn('whitespace-nowrap font-display lining-nums tabular-nums', sizeOf(all))}>
            {all}
          </span>{' '}
          <span className="whitespace-nowrap text-muted">t CO2e</span>
        </p>
        {totals.grade && (
          <p className="flex items-start gap-3 text-sm">
            <GradeMark grade={totals.grade} />
            <span className="pt-0.5 text-muted">
              {gradeWords[totals.grade]}. Each line weighs what it emits.
            </span>
          </p>
        )}
      </div>
      <div className="grid content-start gap-4">
        <ul className="grid content-start gap-3">
          {rows.map(({ name, grams, ink, note }) => (
            <li key={name} className="grid gap-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
                <span>{name}</span>
                {grams === null ? (
                  <span className="whitespace-nowrap text-muted">nothing entered</span>
                ) : (
                  <span className="whitespace-nowrap font-mono tabular-nums">
                    {writeTonnes(tonnesOf(grams))} t
                  </span>
                )}
              </div>
              <div aria-hidden="true" className="h-1.5 bg-sunken">
                <div
                  className="h-full"
                  style={{ width: `${((grams ?? 0) / largest) * 100}%`, background: ink }}
                />
              </div>
              {note && <p className="text-muted text-sm">{note}</p>}
            </li>
          ))}
        </ul>
        <p className="text-fine text-muted">
          What making and bringing fuels and electricity emits (well to tank, grid losses) is not in it, save
          where a factor says so.
        </p>
      </div>
      <div className="grid content-start justify-items-stretch gap-4">{children}</div>
    </section>
  )
}
