import { isFigure, type ReportCell, writeCell } from '@ledgerleaf/contract/report-cells'
import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import { ChevronDown } from 'lucide-react'
import type { CSSProperties } from 'react'
import { cn } from '../../ui/cn.ts'
import { useMedia } from '../../ui/use-media.ts'
import { ReportCellView } from './ReportCellView.tsx'
import { RetirementList } from './RetirementList.tsx'
import {
  type Columns,
  groupsOf,
  isSumOf,
  joinSums,
  type ReadingPlan,
  type SummedLine,
  sumWords,
  wordsAt,
} from './reading-plan.ts'
import { SumParts } from './SumParts.tsx'
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
        : 'max-sm:col-start-2 max-sm:row-start-1 max-sm:pr-6 sm:contents',
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
  <div className={cn('grid content-start gap-0.5', writeCell(cell).length > sentence && 'lg:col-span-2')}>
    <dt className="text-fine text-muted">{title}</dt>
    <dd className="text-note [overflow-wrap:anywhere]">
      <ReportCellView cell={cell} />
    </dd>
  </div>
)

const At = ({ row, at }: { row: ReportRow; at: number }) => {
  const cell = row.cells[at]
  return cell ? <ReportCellView cell={cell} /> : null
}

type LineProps = FiguresProps & { parts: SummedLine['parts']; style: CSSProperties }

/** Everything else a line says. */
const Details = ({ row, columns, plan }: FiguresProps) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-3 border-hairline border-t bg-paper/60 px-4 py-4 sm:px-5 lg:grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] lg:border-t-0 lg:bg-transparent lg:pt-0">
    {plan.rest.map((at) => {
      const cell = row.cells[at]
      return cell && writeCell(cell) !== '' ? (
        <Detail key={at} title={columns[at]?.title ?? ''} cell={cell} />
      ) : null
    })}
    {/* Where the line names its certificate itself, that is the way to it. */}
    {row.retirementIds.length > 0 && !plan.rest.some((at) => columns[at]?.title === 'Certificate') && (
      <div className="grid content-start gap-0.5">
        <dt className="text-fine text-muted">{row.retirementIds.length === 1 ? 'Certificate' : 'From'}</dt>
        <dd>
          <RetirementList ids={row.retirementIds} />
        </dd>
      </div>
    )}
  </dl>
)

/** For when it counts and how far it is at the registry: told without opening anything. */
const alwaysTold = new Set(['For the period', 'At the registry'])

const Line = ({ row, columns, plan, style }: LineProps) => {
  const state = wordsAt(row, plan.at.state)
  const told = plan.rest.filter((at) => alwaysTold.has(columns[at]?.title ?? '') && wordsAt(row, at) !== '')
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
        {told.length > 0 && (
          <span className="col-span-full grid gap-0.5 text-muted text-sm">
            {told.map((place) => (
              <span key={place}>
                {columns[place]?.title}: <At row={row} at={place} />
              </span>
            ))}
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className="absolute top-4 right-3 size-5 text-muted transition-transform group-open:rotate-180 sm:static"
        />
      </summary>
      <Details
        row={row}
        columns={columns}
        plan={{ ...plan, rest: plan.rest.filter((at) => !told.includes(at)) }}
      />
    </details>
  )
}

/** Where a page is wide nothing waits behind a line: whoever assures figures reads all of it at once. */
const WholeLine = ({ row, columns, plan, style }: LineProps) => {
  const state = wordsAt(row, plan.at.state)
  const place = columns.findIndex(({ title }) => title === 'No.')
  return (
    <div className={cn(row.tone === 'attention' && 'shadow-[inset_2px_0_0_var(--color-ochre)]')}>
      <div style={style} className={cn(gridOf(plan.figures.length), 'pt-3.5 pb-2')}>
        <span className="grid content-start gap-0.5">
          <span className="font-medium [overflow-wrap:anywhere]">
            {place >= 0 && (
              <span className="mr-3 font-mono font-normal text-muted text-sm">{wordsAt(row, place)}</span>
            )}
            <At row={row} at={plan.at.what} />
          </span>
          {state && (
            <span className={cn('text-sm', row.tone === 'attention' ? 'text-attention' : 'text-muted')}>
              {columns[plan.at.state]?.title}: {state}
            </span>
          )}
        </span>
        <span className="text-note [overflow-wrap:anywhere]">{wordsAt(row, plan.at.who)}</span>
        <Figures row={row} columns={columns} plan={plan} />
      </div>
      <Details row={row} columns={columns} plan={{ ...plan, rest: plan.rest.filter((at) => at !== place) }} />
    </div>
  )
}

/** A sum has words and figures, and nothing behind it but the retirements it was added up from. */
const Sum = ({ row, parts, columns, plan, style }: LineProps) => {
  const words = sumWords(row)
  return (
    <div
      style={style}
      className={cn(
        gridOf(plan.figures.length),
        'py-3',
        row.tone === 'attention' ? 'shadow-[inset_2px_0_0_var(--color-ochre)]' : 'font-medium',
      )}
    >
      <span className="flex flex-wrap items-baseline gap-x-4">
        {words}
        <span className="font-normal">
          <RetirementList ids={row.retirementIds} />
        </span>
      </span>
      <span className="max-sm:hidden" />
      <Figures row={row} columns={columns} plan={plan} />
      <span className="col-span-full">
        <SumParts parts={parts} plan={plan} />
      </span>
    </div>
  )
}

/** Lines of more columns than a screen holds: what, whom it concerns, the figures; the rest behind each line. */
export const ReadingList = ({ section, plan }: { section: ReportSection; plan: ReadingPlan }) => {
  const { columns, rows, title } = section
  const isWide = useMedia('(width >= 64rem)', false)
  const groups = groupsOf(columns, rows, plan)
  if (isWide && groups && plan.figures.length === 1)
    return <WideReading section={section} plan={plan} groups={groups} />
  const style = { '--figures': plan.figures.length } as CSSProperties
  // The notes below speak of columns that the paper has and the screen folds away.
  const behind = plan.rest
    .map((at) => columns[at]?.title ?? '')
    .filter((name) => name !== '' && name !== 'No.' && !alwaysTold.has(name))
  return (
    <div className="min-w-0">
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
          <span key={at} className="text-right max-sm:pr-6">
            {columns[at]?.title}
          </span>
        ))}
      </div>
      <ol
        aria-label={title}
        className={plan.figures.length > 1 ? 'max-lg:border-edge max-lg:border-t-2' : undefined}
      >
        {joinSums(rows, plan).map(({ row, parts }, at) => {
          const Part = isSumOf(row, plan) ? Sum : isWide ? WholeLine : Line
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report is written once and never sorted
            <li key={at} className="border-hairline border-b">
              <Part row={row} parts={parts} columns={columns} plan={plan} style={style} />
            </li>
          )
        })}
      </ol>
      {behind.length > 0 && !isWide && (
        <p className="pt-3 text-fine text-muted print:hidden">
          Behind each line: {new Intl.ListFormat('en').format(behind)}.
        </p>
      )}
    </div>
  )
}
