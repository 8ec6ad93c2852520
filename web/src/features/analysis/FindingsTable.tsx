import type { Analysis } from '@ledgerleaf/contract/analysis'
import { categoryOf, type Metric, metricName, metrics } from '@ledgerleaf/contract/metrics'
import { cn } from '../../ui/cn.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import type { OnShow } from './shown.ts'
import { shortName, writeTonnes } from './words.ts'

type FindingsTableProps = { analysis: Analysis; onShow: OnShow }

const unitOf = (metric: Metric) => (metric === 'energy_total_mwh' ? 'MWh' : 't')

type CellProps = FindingsTableProps & { metric: Metric; year: number }

const Figure = ({ analysis, metric, year, onShow }: CellProps) => {
  const finding = analysis.results.find((one) => one.metric === metric && one.year === year) ?? null
  const correction = analysis.corrections.find((one) => one.metric === metric && one.year === year)
  const title = `${metricName(metric)}, ${year}`
  if (!finding && !correction)
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">not found</span>
      </span>
    )
  const value = correction?.value ?? finding?.value ?? 0
  return (
    <button
      type="button"
      onClick={() =>
        onShow({ title, evidence: finding?.evidence ?? null, finding, figure: { metric, year } })
      }
      aria-label={`${title}: ${writeTonnes(value)} ${unitOf(metric)}${correction ? ', corrected by you' : ''}${finding?.doubtful ? ', worth checking' : ''}. Show where it stands`}
      className="inline-grid min-h-9 content-center justify-items-end rounded-soft px-2 decoration-leaf/50 underline-offset-4 hover:bg-paper hover:underline"
    >
      <span
        className={cn('inline-flex items-center gap-2', finding?.doubtful && !correction && 'text-attention')}
      >
        {(finding?.doubtful || correction) && (
          <span
            aria-hidden="true"
            className={cn('size-1.5 rounded-full', correction ? 'bg-leaf' : 'bg-ochre')}
          />
        )}
        {writeTonnes(value)}
      </span>
      {correction && finding && <s className="text-[0.75rem] text-muted">{writeTonnes(finding.value)}</s>}
    </button>
  )
}

/** Every figure by metric and year; each opens the place it was read from. */
export const FindingsTable = ({ analysis, onShow }: FindingsTableProps) => {
  const figures = [...analysis.results, ...analysis.corrections]
  const years = [...new Set(figures.map(({ year }) => year))].sort((a, b) => b - a)
  const rows = metrics.filter((metric) => figures.some((figure) => figure.metric === metric))
  return (
    <div className="grid gap-3">
      <Table caption="Figures by year; each opens the place it was read from">
        <thead>
          <TableRow>
            <TableHead className="sticky left-0 z-10 bg-sheet">Figure</TableHead>
            {years.map((year) => (
              <TableHead key={year} numeric>
                {year}
              </TableHead>
            ))}
          </TableRow>
        </thead>
        <tbody>
          {rows.map((metric) => (
            <TableRow key={metric} className="hover:bg-transparent">
              <th
                scope="row"
                className={cn(
                  'sticky left-0 z-10 min-w-36 max-w-72 bg-sheet px-4 py-2 text-left font-medium text-[0.9375rem] leading-snug max-sm:max-w-40',
                  categoryOf(metric) !== null && 'pl-8 font-normal text-muted text-sm',
                )}
              >
                {categoryOf(metric) !== null && (
                  <span className="mr-2 font-mono tabular-nums">{categoryOf(metric)}</span>
                )}
                {shortName(metric)}
                {metric === 'energy_total_mwh' && <span className="font-normal text-muted">, MWh</span>}
              </th>
              {years.map((year) => (
                <TableCell key={year} numeric className="px-2!">
                  <Figure analysis={analysis} metric={metric} year={year} onShow={onShow} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-ochre" /> Worth checking: the reading
          was not sure
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-leaf" /> Corrected by you, what was
          read below it
        </span>
      </p>
    </div>
  )
}
