import type { UploadedRows } from '@ledgerleaf/contract/activity'
import { type DraftLine, linesMax } from '@ledgerleaf/contract/activity-draft'
import { readRow, readTitles, templateTitles } from '@ledgerleaf/contract/activity-template'
import { computeLines, lineKey } from '@ledgerleaf/contract/compute-lines'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { type CsvLine, readCsv } from '../../platform/read-csv.ts'

type RowNote = UploadedRows['refused'][number]

const notesMax = 200

type Sorted = { lines: DraftLine[]; refused: RowNote[]; same: RowNote[] }

const refuseFile = (message: string): never => {
  throw new DomainError('invalid_input', { field: 'csv', message })
}

const sortRow = (
  { line: row }: CsvLine,
  draft: DraftLine,
  known: Map<string, string>,
  year: number,
  into: Sorted,
) => {
  const [problem] = computeLines([draft], year).problems
  if (problem) {
    into.refused.push({ row, reason: problem.message })
    return
  }
  const key = lineKey(draft)
  const before = known.get(key)
  // The same bill twice is the likelier mistake than two bills alike: it is left out, and said.
  if (before !== undefined) into.same.push({ row, reason: `The same as ${before}: left out` })
  else {
    known.set(key, `row ${row}`)
    into.lines.push(draft)
  }
}

/** The rows of a filled template: those that can be used, and of every other one why not. */
export const readRows = (
  csv: string,
  { year, lines }: { year: number; lines: readonly DraftLine[] },
  now: Date,
): Omit<UploadedRows, 'inventory' | 'added'> & { lines: DraftLine[] } => {
  const [head, ...rows] = readCsv(csv)
  const at = head && readTitles(head.cells)
  if (!at)
    return refuseFile(
      `The first row has to name the columns: ${templateTitles.slice(0, 6).join(', ')} … Take the template and fill it.`,
    )
  if (rows.length + lines.length > linesMax)
    return refuseFile(
      `This file has ${rows.length.toLocaleString('en-US')} rows, and an inventory holds ${linesMax.toLocaleString('en-US')} lines. Add up what belongs together.`,
    )
  const known = new Map(lines.map((line, i) => [lineKey(line), `line ${i + 1} of your list`]))
  const into: Sorted = { lines: [], refused: [], same: [] }
  for (const row of rows) sortRow(row, readRow(newId(now.getTime()), row.cells, at), known, year, into)
  return {
    lines: into.lines,
    refused: into.refused.slice(0, notesMax),
    refusedMore: Math.max(0, into.refused.length - notesMax),
    same: into.same.slice(0, notesMax),
    sameMore: Math.max(0, into.same.length - notesMax),
  }
}
