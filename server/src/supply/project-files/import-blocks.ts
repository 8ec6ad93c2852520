import { blockColumns, type ImportedRow, NewBlock } from '@ledgerleaf/contract/project-files'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { addBlock } from './add-block.ts'
import type { OwnFile } from './own-file.ts'
import { readCsv } from './read-csv.ts'

const rowsMax = 2000

const fields = {
  vintage_start: 'vintageStartsOn',
  vintage_end: 'vintageEndsOn',
  serial_prefix: 'serialPrefix',
  serial_start: 'serialStart',
  serial_end: 'serialEnd',
} as const satisfies Record<(typeof blockColumns)[number], keyof NewBlock>

type Line = { line: number; record: Record<string, string> }

const readLines = (csv: string): { header: string[]; lines: Line[] } => {
  const [head, ...rest] = readCsv(csv)
  const header = (head?.cells ?? []).map((name) => name.toLowerCase().replace(/[\s-]+/g, '_'))
  const lines = rest.map(({ line, cells }) => ({
    line,
    record: Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])),
  }))
  return { header, lines }
}

const wholeNumber = (text: string | undefined) =>
  /^\d[\d,\s]*$/.test(text ?? '') ? Number((text ?? '').replace(/[,\s]/g, '')) : Number.NaN

const readBlock = (record: Record<string, string>) =>
  NewBlock.safeParse({
    vintageStartsOn: record.vintage_start ?? '',
    vintageEndsOn: record.vintage_end ?? '',
    serialPrefix: record.serial_prefix ?? '',
    serialStart: wholeNumber(record.serial_start),
    serialEnd: wholeNumber(record.serial_end),
  })

const columnOf = (field: string | undefined): string | null =>
  blockColumns.find((column) => fields[column] === field) ?? null

const importLine = async (tx: Tx, own: OwnFile, { line, record }: Line, now: Date): Promise<ImportedRow> => {
  const parsed = readBlock(record)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return {
      line,
      added: false,
      message: issue?.message ?? 'Not readable',
      field: columnOf(String(issue?.path[0])),
    }
  }
  try {
    await addBlock(tx, own, parsed.data, now)
    const quantity = parsed.data.serialEnd - parsed.data.serialStart + 1
    return { line, added: true, message: `${quantity.toLocaleString('en-US')} credits`, field: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { line, added: false, message: error.message, field: columnOf(error.field) }
  }
}

/** Enters the good lines and says of each bad one what is wrong with it, and where. */
export const importBlocks = async (tx: Tx, own: OwnFile, csv: string, now: Date): Promise<ImportedRow[]> => {
  const { header, lines } = readLines(csv.replaceAll('\u0000', ''))
  if (lines.length === 0)
    throw new DomainError('invalid_input', { field: 'csv', message: 'The file has no lines' })
  if (lines.length > rowsMax)
    throw new DomainError('invalid_input', { field: 'csv', message: `At most ${rowsMax} lines at once` })
  const lacking = blockColumns.filter((column) => !header.includes(column))
  if (lacking.length > 0)
    throw new DomainError('invalid_input', {
      field: 'csv',
      message: `The first line must name the columns; missing: ${lacking.join(', ')}`,
    })
  const rows: ImportedRow[] = []
  for (const line of lines) rows.push(await importLine(tx, own, line, now))
  return rows
}
