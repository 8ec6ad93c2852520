import { DomainError } from '../../platform/domain-error.ts'
import { readCsv } from '../../platform/read-csv.ts'

type ListEntry = { names: string[]; country: string | null; sourceId: string | null }

const columns = {
  name: ['name'],
  aliases: ['aliases', 'alias'],
  country: ['country'],
  sourceId: ['sourceid', 'id'],
} as const

const entriesMax = 100_000

const refuse = (message: string) => new DomainError('invalid_input', { field: 'file', message })

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The entries of a list of names: its first line names the columns, aliases are parted by semicolons or bars. */
export const readList = (bytes: Buffer): ListEntry[] => {
  const [head, ...lines] = readCsv(decode(bytes).replaceAll('\u0000', ''))
  const titles = head?.cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, '')) ?? []
  const at = (column: keyof typeof columns) =>
    titles.findIndex((title) => (columns[column] as readonly string[]).includes(title))
  if (at('name') < 0)
    throw refuse(
      'The first line has to name the columns: name, aliases, country, source id. Name is missing.',
    )
  const entries = lines.flatMap(({ cells }): ListEntry[] => {
    const cell = (column: keyof typeof columns) => cells[at(column)] || null
    const names = [cell('name'), ...(cell('aliases') ?? '').split(/[;|]/)].flatMap(
      (name) => name?.trim() || [],
    )
    return cell('name') ? [{ names, country: cell('country'), sourceId: cell('sourceId') }] : []
  })
  if (entries.length === 0) throw refuse('No line of this file holds a name.')
  if (entries.length > entriesMax) throw refuse('This file holds more than 100,000 entries.')
  return entries
}
