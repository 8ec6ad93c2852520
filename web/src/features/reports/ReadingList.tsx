import { isFigure, type ReportCell, writeCell } from '@ledgerleaf/contract/report-cells'
import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import { ChevronDown } from 'lucide-react'
import type { CSSProperties } from 'react'
import { cn } from '../../ui/cn.ts'
import { useMedia } from '../../ui/use-media.ts'
import { ReportCellView } from './ReportCellView.tsx'
import { RetirementList } from './RetirementList.tsx'
import { type Columns, groupsOf, isSumOf, type ReadingPlan, sumWords, wordsAt } from './reading-plan.ts'
import { seenRows } from './seen-rows.ts'
import { WideReading } from './WideReading.tsx'

/** One grid for head and lines, so that figures stand under figures. */
const gridOf = (figures: number) =>
  cn(
    'grid gap-x-5 gap-y-1 px-4 max-sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5',
    figures > 1
      ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_repeat(var(--figures),5.5rem)]'
      : 'sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_repeat(var(--figures),6rem)_1.25rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_repeat(var(--figures),6rem)]',
  )

type FiguresProps = { row: ReportRow; columns: Columns; plan: ReadingPlan }

const Figures = ({ row, columns, plan }: FiguresProps) => (
  <span
    className={cn(
      'flex flex-wrap gap-x-6 gap-y-1 max-sm:justify-end',
      plan.figures.length > 1
        ? 'max-sm:col-span-full lg:contents'
        : 'max-sm:col-start-2 max-sm:row-start-1 max-sm:group-data-folds/list:pr-6 sm:contents',
    )}
  >
    {plan.figures.map((at) => {
      const cell = row.cells[at]
      return (
        <span key={at} className="sm:text-right">
          {/* One figure stands under its head at every width; several have room for that on a desk only. */}
          <span className={plan.figures.length > 1 ? 'mr-2 text-fine text-muted lg:sr-only' : 'sr-only'}>
            {columns[at]?.title}{' '}
          </span>
          <span className={cn('tabular-nums', cell && isFigure(cell) ? 'font-mono' : 'text-sm')}>
            {wordsAt(row, at)}
          </span>
        </span>
      )
    })}
  </span>
)

/** What is a sentence takes the room of two. */
const sentence = 40

const Detail = ({ title, cell }: { title: string; cell: ReportCell }) => (
  <div
    className={cn(
      'grid content-start gap-0.5 max-sm:group-data-whole/list:contents',
      writeCell(cell).length > sentence && 'lg:col-span-2',
    )}
  >
    <dt className="text-fine text-muted">{title}</dt>
    <dd className="text-note [overflow-wrap:anywhere] max-sm:group-data-whole/list:text-sm">
      <ReportCellView cell={cell} />
    </dd>
  </div>
)

const At = ({ row, at }: { row: ReportRow; at: number }) => {
  const cell = row.cells[at]
  return cell ? <ReportCellView cell={cell} /> : null
}

type LineProps = FiguresProps & { style: CSSProperties }

/** Everything else a line says. */
const Details = ({ row, columns, plan }: FiguresProps) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-3 border-hairline border-t bg-paper/60 px-4 py-4 group-data-whole/list:border-t-0 group-data-whole/list:bg-transparent group-data-whole/list:pt-0 max-sm:group-data-whole/list:grid-cols-[5.75rem_minmax(0,1fr)] max-sm:group-data-whole/list:gap-x-3 max-sm:group-data-whole/list:gap-y-1 sm:px-5 lg:grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))]">
    {plan.rest.map((at) => {
      const cell = row.cells[at]
      return cell && writeCell(cell) !== '' ? (
        <Detail key={at} title={columns[at]?.title ?? ''} cell={cell} />
      ) : null
    })}
    {/* Where the line names its certificate itself, that is the way to it. */}
    {row.retirementIds.length > 0 && !plan.rest.some((at) => columns[at]?.title === 'Certificate') && (
      <div className="grid content-start gap-0.5 max-sm:group-data-whole/list:contents">
        <dt className="text-fine text-muted">{row.retirementIds.length === 1 ? 'Certificate' : 'From'}</dt>
        <dd>
          <RetirementList ids={row.retirementIds} />
        </dd>
      </div>
    )}
  </dl>
)

const Line = ({ row, columns, plan, style }: LineProps) => {
  const state = wordsAt(row, plan.at.state)
  return (
    <details className={cn('group', row.tone === 'attention' && 'shadow-[inset_2px_0_0_var(--color-ochre)]')}>
      <summary
        style={style}
        className={cn(
          gridOf(plan.figures.length),
          'relative cursor-pointer list-none py-3.5 transition-colors hover:bg-paper [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="grid content-start gap-0.5 max-sm:contents">
          <span className="font-medium [overflow-wrap:anywhere] max-sm:col-start-1 max-sm:row-start-1">
            <At row={row} at={plan.at.what} />
          </span>
          {state && (
            <span
              className={cn(
                'text-sm max-sm:col-span-full',
                row.tone === 'attention' ? 'text-attention' : 'text-muted',
              )}
            >
              {columns[plan.at.state]?.title}: {state}
            </span>
          )}
        </span>
        <span className="text-note [overflow-wrap:anywhere] max-sm:col-span-full">
          {wordsAt(row, plan.at.who)}
        </span>
        <Figures row={row} columns={columns} plan={plan} />
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className="absolute top-4 right-3 size-5 text-muted transition-transform group-open:rotate-180 sm:static"
        />
      </summary>
      <Details row={row} columns={columns} plan={plan} />
    </details>
  )
}

/** Nothing waits behind a line where a page is wide, or where it says little enough: whoever assures figures reads all of it at once. */
const WholeLine = ({ row, columns, plan, style }: LineProps) => {
  const state = wordsAt(row, plan.at.state)
  const place = columns.findIndex(({ title }) => title === 'No.')
  return (
    <div className={cn(row.tone === 'attention' && 'shadow-[inset_2px_0_0_var(--color-ochre)]')}>
      <div style={style} className={cn(gridOf(plan.figures.length), 'pt-3.5 pb-2')}>
        <span className="grid content-start gap-0.5">
          <span className="font-medium [overflow-wrap:anywhere]">
            {place >= 0 && (
              <span className="mr-3 font-mono font-normal text-muted text-sm max-sm:hidden">
                {wordsAt(row, place)}
              </span>
            )}
            <At row={row} at={plan.at.what} />
          </span>
          {state && (
            <span className={cn('text-sm', row.tone === 'attention' ? 'text-attention' : 'text-muted')}>
              {columns[plan.at.state]?.title}: {state}
            </span>
          )}
        </span>
        <span className="text-note [overflow-wrap:anywhere] max-sm:col-span-full">
          {wordsAt(row, plan.at.who)}
        </span>
        <Figures row={row} columns={columns} plan={plan} />
      </div>
      <Details row={row} columns={columns} plan={{ ...plan, rest: plan.rest.filter((at) => at !== place) }} />
    </div>
  )
}

/** A sum has words and figures: what it was added up from are the lines above it. */
const Sum = ({ row, columns, plan, style }: LineProps) => (
  <div
    style={style}
    className={cn(
      gridOf(plan.figures.length),
      'py-3',
      row.tone === 'attention' ? 'shadow-[inset_2px_0_0_var(--color-ochre)]' : 'font-medium',
    )}
  >
    <span>{sumWords(row)}</span>
    <span className="max-sm:hidden" />
    <Figures row={row} columns={columns} plan={plan} />
  </div>
)

/** Lines of more columns than a screen holds: what, whom it concerns, the figures; the rest behind each line. */
export const ReadingList = ({ section, plan }: { section: ReportSection; plan: ReadingPlan }) => {
  const { columns, rows, title } = section
  const isWide = useMedia('(width >= 64rem)', false)
  const groups = groupsOf(columns, rows, plan)
  const isShort = groups !== null && plan.figures.length === 1
  if (isWide && isShort) return <WideReading section={section} plan={plan} groups={groups} />
  const isWhole = isWide || isShort
  const style = { '--figures': plan.figures.length } as CSSProperties
  // The notes below speak of columns that the paper has and the screen folds away.
  const behind = plan.rest
    .map((at) => columns[at]?.title ?? '')
    .filter((name) => name !== '' && name !== 'No.')
  return (
    <div
      data-folds={isWhole ? undefined : ''}
      data-whole={isWhole ? '' : undefined}
      className="group/list min-w-0"
    >
      <div
        aria-hidden="true"
        style={style}
        className={cn(
          gridOf(plan.figures.length),
          'items-end border-edge border-b-2 pb-2 text-muted text-sm',
          plan.figures.length > 1 && 'max-lg:hidden',
        )}
      >
        <span>{columns[plan.at.what]?.title}</span>
        <span className="max-sm:hidden">{columns[plan.at.who]?.title}</span>
        {plan.figures.map((at) => (
          <span key={at} className="text-right max-sm:group-data-folds/list:pr-6">
            {columns[at]?.title}
          </span>
        ))}
      </div>
      <ol
        aria-label={title}
        className={plan.figures.length > 1 ? 'max-lg:border-edge max-lg:border-t-2' : undefined}
      >
        {seenRows(section).map((row, at) => {
          const Part = isSumOf(row, plan) ? Sum : isWhole ? WholeLine : Line
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report is written once and never sorted
            <li key={at} className="border-hairline border-b">
              <Part row={row} columns={columns} plan={plan} style={style} />
            </li>
          )
        })}
      </ol>
      {behind.length > 0 && !isWhole && (
        <p className="pt-3 text-fine text-muted print:hidden">
          Behind each line: {new Intl.ListFormat('en').format(behind)}.
        </p>
      )}
    </div>
  )
}
