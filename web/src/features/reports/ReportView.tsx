import { writeExact } from '@ledgerleaf/contract/quantities'
import type { Report, ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import { useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { writeDate, writeSpan } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const days = /^(\d{4}-\d\d-\d\d)(?: to (\d{4}-\d\d-\d\d))?$/

const write = (cell: string | number) => {
  if (typeof cell === 'number') return writeExact(cell)
  // The file says the whole address; here it is one press away.
  const [, certificate] = /\/certificates\/([0-9a-f-]{36})$/.exec(cell) ?? []
  if (certificate) return <TextLink to={`/certificates/${certificate}`}>…{certificate.slice(-8)}</TextLink>
  const [, analysis] = /\/analysis\/([0-9a-f-]{36})$/.exec(cell) ?? []
  if (analysis) return <TextLink to={`/analysis/${analysis}`}>Open the analysis</TextLink>
  // The files keep the days as the ledger has them; a reader gets them as on every other page.
  const [, startsOn = '', endsOn] = days.exec(cell) ?? []
  if (startsOn === '') return cell
  return endsOn ? writeSpan(startsOn, endsOn) : writeDate(startsOn)
}

/** A date or a link, which would be torn at their hyphens. */
const isShort = /^\d{4}-\d\d-\d\d$|^http/

/** A sentence in a column of figures is set as words and wraps, so that it pushes no other column out of sight. */
const isWords = (cell: ReportRow['cells'][number]) =>
  typeof cell === 'string' && !isShort.test(cell) && /\p{L}{3}.* /u.test(cell)

/** The retirements a line was added up from, one press away. */
const Sources = ({ ids }: { ids: readonly string[] }) => {
  const [isOpen, setOpen] = useState(false)
  if (ids.length === 0) return null
  return (
    <div className="grid justify-items-start gap-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-h-8 whitespace-nowrap font-medium text-leaf-strong text-sm hover:underline"
      >
        {ids.length === 1 ? '1 retirement' : `${ids.length} retirements`}
      </button>
      {isOpen && (
        <ul className="grid gap-1">
          {ids.map((id) => (
            <li key={id}>
              <TextLink to={`/certificates/${id}`}>…{id.slice(-8)}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Line = ({ row, section }: { row: ReportRow; section: ReportSection }) => (
  <TableRow>
    {row.cells.map((cell, at) => (
      <TableCell
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have a place and nothing else
        key={at}
        numeric={section.columns[at]?.isNumeric && !isWords(cell)}
        // Folded, the first cell heads the others.
        label={at > 0 ? section.columns[at]?.title : undefined}
        className={cn(
          typeof cell === 'string' && isShort.test(cell) ? 'whitespace-nowrap' : 'break-words',
          at === 0 && 'min-w-40 font-medium',
          section.columns[at]?.isNumeric && isWords(cell) && 'text-right text-sm',
        )}
      >
        {write(cell)}
      </TableCell>
    ))}
    <TableCell label="From">
      <Sources ids={row.retirementIds} />
    </TableCell>
  </TableRow>
)

const foldOf = (columns: number) => (columns > 7 ? 'always' : columns > 4 ? 'early' : true)

const Part = ({ section }: { section: ReportSection }) => (
  <section className="grid gap-4">
    <Heading level={2} look="small">
      {section.title}
    </Heading>
    {section.isUnverified && (
      <p className="border-ochre border-l-2 pl-3 text-attention text-sm">
        The wording of this rule was not checked at its primary source. Check before you rely on it.
      </p>
    )}
    {section.paragraphs.map((text) => (
      <p key={text} className="max-w-text text-note text-muted">
        {text}
      </p>
    ))}
    {section.columns.length > 0 && section.rows.length === 0 && (
      <p className="border-edge border-t-2 bg-sheet px-5 py-6 text-muted">Nothing in this period.</p>
    )}
    {section.rows.length > 0 && (
      <Table caption={section.title} folds={foldOf(section.columns.length)}>
        <thead>
          <tr>
            {section.columns.map(({ title, isNumeric }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a title
              <TableHead key={at} numeric={isNumeric}>
                {title || <span className="sr-only">Item</span>}
              </TableHead>
            ))}
            <TableHead>From</TableHead>
          </tr>
        </thead>
        <tbody>
          {section.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report is written once and never sorted
            <Line key={at} row={row} section={section} />
          ))}
        </tbody>
      </Table>
    )}
  </section>
)

export const ReportView = ({ report }: { report: Report }) => (
  <div className="grid gap-10">
    {report.sections.map((section) => (
      <Part key={section.title} section={section} />
    ))}
    <p className="text-muted text-sm">
      Written from the ledger by template <span className="font-mono">{report.templateVersion}</span>. Every
      figure names the retirements it comes from.
    </p>
  </div>
)
