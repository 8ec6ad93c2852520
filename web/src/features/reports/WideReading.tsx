import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import { cn } from '../../ui/cn.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { ReportCellView } from './ReportCellView.tsx'
import { RetirementList } from './RetirementList.tsx'
import { type Group, isSumOf, joinSums, type ReadingPlan, sumWords, wordsAt } from './reading-plan.ts'
import { SumParts } from './SumParts.tsx'

type WideReadingProps = { section: ReportSection; plan: ReadingPlan; groups: readonly Group[] }

type GroupCellProps = { row: ReportRow; group: Group; plan: ReadingPlan; place: number }

/** What is a name and what is a sentence have room; ids and days take what they need. */
const widths = ['min-w-32', '', 'min-w-44']

const GroupCell = ({ row, group: { places }, plan, place }: GroupCellProps) => (
  <TableCell className={cn('align-baseline!', places.includes(plan.at.state) ? 'min-w-32' : widths[place])}>
    {places.map((at, line) => {
      const cell = row.cells[at]
      return (
        <span
          key={at}
          className={cn(
            'block [overflow-wrap:anywhere]',
            line > 0 && 'text-muted text-sm',
            at === plan.at.what && 'font-medium',
            at === plan.at.state && 'text-sm',
            at === plan.at.state && row.tone === 'attention' && 'text-attention',
          )}
        >
          {cell && <ReportCellView cell={cell} />}
        </span>
      )
    })}
  </TableCell>
)

/** Where a page is wide nothing waits behind a line: whoever assures figures reads all of it at once, under one head. */
export const WideReading = ({ section: { columns, rows, title }, plan, groups }: WideReadingProps) => {
  const hasProof =
    rows.some(({ retirementIds }) => retirementIds.length > 0) &&
    !columns.some((column) => column.title === 'Certificate')
  const edge = groups.length > 5 ? '[&_td]:px-2 [&_th]:px-2' : '[&_td]:px-3 [&_th]:px-3'
  return (
    <Table caption={title} className={edge}>
      <thead>
        <tr>
          {groups.map(({ heads }) => (
            <TableHead key={heads.join()} className="whitespace-normal! align-bottom">
              {heads.map((head, at) => (
                <span key={head} className={cn('block', at > 0 && 'font-normal')}>
                  {head}
                </span>
              ))}
            </TableHead>
          ))}
          {hasProof && <TableHead className="align-bottom">Certificate</TableHead>}
          {plan.figures.map((at) => (
            <TableHead key={at} numeric className="whitespace-normal! align-bottom">
              {columns[at]?.title}
            </TableHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {joinSums(rows, plan).map(({ row, parts }, place) => {
          const isSum = isSumOf(row, plan)
          return (
            <TableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a report is written once and never sorted
              key={place}
              className={cn(
                row.tone === 'attention' && 'shadow-[inset_2px_0_0_var(--color-ochre)]',
                isSum && row.tone !== 'attention' && 'border-edge border-t font-medium',
              )}
            >
              {isSum ? (
                <TableCell colSpan={groups.length + (hasProof ? 1 : 0)} className="align-baseline!">
                  <span className="flex flex-wrap items-baseline gap-x-4">
                    {sumWords(row)}
                    <span className="font-normal">
                      <RetirementList ids={row.retirementIds} />
                    </span>
                  </span>
                  <SumParts parts={parts} plan={plan} />
                </TableCell>
              ) : (
                groups.map((group, nth) => (
                  <GroupCell key={group.heads.join()} row={row} group={group} plan={plan} place={nth} />
                ))
              )}
              {hasProof && !isSum && (
                <TableCell className="align-baseline!">
                  <RetirementList ids={row.retirementIds} />
                </TableCell>
              )}
              {plan.figures.map((at) => (
                <TableCell key={at} numeric className="align-baseline!">
                  {wordsAt(row, at)}
                </TableCell>
              ))}
            </TableRow>
          )
        })}
      </tbody>
    </Table>
  )
}
