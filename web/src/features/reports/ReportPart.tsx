import { isFigure, writeCell } from '@ledgerleaf/contract/report-cells'
import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import { cn } from '../../ui/cn.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { ReadingList } from './ReadingList.tsx'
import { ReportCellView } from './ReportCellView.tsx'
import { RetirementList } from './RetirementList.tsx'
import { planColumns } from './reading-plan.ts'

const tones = {
  plain: '',
  total: 'border-edge border-t font-medium',
  attention: 'shadow-[inset_2px_0_0_var(--color-ochre)]',
} as const satisfies Record<ReportRow['tone'], string>

type LineProps = { row: ReportRow; section: ReportSection; hasRetirements: boolean }

/** Folded, the first cell that says something heads the others. */
const headOf = ({ cells }: ReportRow) => cells.findIndex((cell) => writeCell(cell) !== '')

const Line = ({ row, section, hasRetirements }: LineProps) => (
  <TableRow className={tones[row.tone]}>
    {row.cells.map((cell, at) => (
      <TableCell
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have a place and nothing else
        key={at}
        numeric={isFigure(cell)}
        label={at === headOf(row) ? undefined : section.columns[at]?.title}
        className={cn(
          at === 0 && !isFigure(cell) && 'min-w-40 font-medium',
          // A sentence in a column of figures is set as words and wraps, so that it pushes no other column out of sight.
          section.columns[at]?.isNumeric && !isFigure(cell) && 'text-right text-sm',
        )}
      >
        {/* An empty cell stays empty, so that a folded row leaves it out. */}
        {writeCell(cell) === '' ? null : <ReportCellView cell={cell} />}
      </TableCell>
    ))}
    {hasRetirements && (
      <TableCell label="From">
        <RetirementList ids={row.retirementIds} />
      </TableCell>
    )}
  </TableRow>
)

const foldOf = (columns: number) => (columns > 7 ? 'always' : columns > 4 ? 'early' : true)

const Lines = ({ section }: { section: ReportSection }) => {
  const { title, columns, rows } = section
  const hasRetirements = rows.some(({ retirementIds }) => retirementIds.length > 0)
  const hasHeads = columns.some((column) => column.title !== '')
  return (
    <Table caption={title} folds={foldOf(columns.length)} tall={rows.length > 40}>
      <thead className={hasHeads ? undefined : 'sr-only'}>
        <tr>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a title
            <TableHead key={at} numeric={column.isNumeric} className="whitespace-normal align-bottom">
              {column.title || <span className="sr-only">{at === 0 ? 'Item' : 'Value'}</span>}
            </TableHead>
          ))}
          {hasRetirements && <TableHead>From</TableHead>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report is written once and never sorted
          <Line key={at} row={row} section={section} hasRetirements={hasRetirements} />
        ))}
      </tbody>
    </Table>
  )
}

/** A section of a report, as the paper has it; besides, each figure leads to its retirements. */
export const ReportPart = ({ section }: { section: ReportSection }) => {
  const plan = planColumns(section.columns)
  return (
    <section className="grid min-w-0 gap-4">
      <Heading level={3} look="small">
        {section.title}
      </Heading>
      {section.paragraphs.map((text) => (
        <p key={text} className="max-w-text text-note text-muted [overflow-wrap:anywhere]">
          {text}
        </p>
      ))}
      {section.columns.length > 0 && section.rows.length === 0 && (
        <p className="border-edge border-l-2 pl-4 text-note">{section.empty}</p>
      )}
      {section.rows.length > 0 &&
        (plan ? <ReadingList section={section} plan={plan} /> : <Lines section={section} />)}
      {section.notes.map((text) => (
        <p key={text} className="max-w-text text-fine text-muted">
          {text}
        </p>
      ))}
    </section>
  )
}
