import { blockColumns, type ImportedRow, NewBlock } from '@ledgerleaf/contract/project-files'
import { readSerial } from '@ledgerleaf/contract/serial-grammar'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { readCsv } from '../../platform/read-csv.ts'
import { readDay } from '../documents/index.ts'
import { addBlock } from './add-block.ts'
import type { OwnFile } from './own-file.ts'

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

/** A day in any way that can be read in one way only; what cannot is left for the schema to refuse. */
const dayOf = (text: string | undefined): string => readDay((text ?? '').trim()) ?? text ?? ''

/** A vintage is a year more often than not. */
const vintageOf = ({ vintage = '', vintage_start, vintage_end }: Record<string, string>, said: Said) => {
  const year = /^(?:19|20)\d\d$/.exec(vintage.trim())?.[0]
  return {
    vintageStartsOn: dayOf(vintage_start) || said?.startsOn || (year ? `${year}-01-01` : ''),
    vintageEndsOn: dayOf(vintage_end) || said?.endsOn || (year ? `${year}-12-31` : ''),
  }
}

type Said = ReturnType<typeof readSerial>

const readBlock = (registry: string, record: Record<string, string>) => {
  // A serial as the registry prints it says all of it.
  const said = record.serial ? readSerial(registry, record.serial) : null
  return NewBlock.safeParse({
    ...vintageOf(record, said),
    serialPrefix: said?.prefix ?? record.serial_prefix ?? '',
    serialStart: said?.first ?? wholeNumber(record.serial_start),
    serialEnd: said?.last ?? wholeNumber(record.serial_end),
  })
}

const columnOf = (field: string | undefined): string | null =>
  blockColumns.find((column) => fields[column] === field) ?? null

const importLine = async (tx: Tx, own: OwnFile, { line, record }: Line, now: Date): Promise<ImportedRow> => {
  if (record.serial && !readSerial(own.project.registry ?? '', record.serial))
    return {
      line,
      added: false,
      message: `“${record.serial.slice(0, 60)}” is no serial of ${own.project.registry ?? 'a registry'}`,
      field: 'serial',
    }
  const parsed = readBlock(own.project.registry ?? '', record)
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
  const hasSerial = header.includes('serial')
  const replaced = new Set([
    ...(hasSerial ? ['serial_prefix', 'serial_start', 'serial_end'] : []),
    ...(hasSerial || header.includes('vintage') ? ['vintage_start', 'vintage_end'] : []),
  ])
  const lacking = blockColumns.filter((column) => !replaced.has(column) && !header.includes(column))
  if (lacking.length > 0)
    throw new DomainError('invalid_input', {
      field: 'csv',
      message: `The first line must name the columns; missing: ${lacking.join(', ')}`,
    })
  const rows: ImportedRow[] = []
  for (const line of lines) rows.push(await importLine(tx, own, line, now))
  return rows
}

/** What an import would do, line by line, with nothing kept of it. */
export const previewBlocks = async (tx: Tx, own: OwnFile, csv: string, now: Date): Promise<ImportedRow[]> => {
  let rows: ImportedRow[] = []
  const undo = new Error('a preview is undone')
  try {
    await tx.transaction(async (inner) => {
      rows = await importBlocks(inner, own, csv, now)
      throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  return rows
}
