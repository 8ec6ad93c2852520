import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import { cn } from '../../ui/cn.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { ReportCellView } from './ReportCellView.tsx'
import { RetirementList } from './RetirementList.tsx'
import { type Group, isSumOf, type ReadingPlan, sumWords, wordsAt } from './reading-plan.ts'
import { seenRows } from './seen-rows.ts'

type WideReadingProps = { section: ReportSection; plan: ReadingPlan; groups: readonly Group[] }

type GroupCellProps = { row: ReportRow; group: Group; plan: ReadingPlan }

const GroupCell = ({ row, group: { places }, plan }: GroupCellProps) => (
  // What is a name or a sentence has room; ids and days take what they need.
  <TableCell
    className={cn(
      'align-baseline!',
      places.includes(plan.at.state) && 'min-w-32',
      places.includes(plan.at.what) && (places.length > 1 ? 'min-w-60' : 'min-w-32'),
    )}
  >
    {places.map((at, line) => {
      const cell = row.cells[at]
      return (
        <span
          key={at}
          className={cn(
            'block [overflow-wrap:anywhere]',
            line > 0 && 'text-sm',
            line > 0 && at !== plan.at.who && 'text-muted',
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
export const WideReading = ({ section, plan, groups }: WideReadingProps) => {
  const { columns, rows, title } = section
  const hasProof =
    rows.some(({ retirementIds }) => retirementIds.length > 0) &&
    !columns.some((column) => column.title === 'Certificate')
  const edge = groups.length > 4 ? '[&_td]:px-2 [&_th]:px-2' : '[&_td]:px-3 [&_th]:px-3'
  return (
    <Table caption={title} className={edge}>
      <thead>
        <tr>
          {groups.map(({ heads }) => (
            <TableHead key={heads.join()} className="whitespace-normal! align-bottom">
              {heads[0]}
              {heads.length > 1 && <span className="block font-normal">{heads.slice(1).join(', ')}</span>}
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
        {seenRows(section).map((row, place) => {
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
                  {sumWords(row)}
                </TableCell>
              ) : (
                groups.map((group) => (
                  <GroupCell key={group.heads.join()} row={row} group={group} plan={plan} />
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
