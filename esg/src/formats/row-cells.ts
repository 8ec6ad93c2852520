import { figure, nothing, words } from '../sheets/row-kinds.ts'

export type XmlCell = { column: number; type: string; value: string }
/** A row of a sheet's XML: what stands before it, its number from 0, its cells, and itself with its number. */
export type ReadRow = { before: string; row: number; cells: XmlCell[]; written: string }

const openRow = /<((?:\w{1,20}:)?row)\b([^>]*?)(\/?)>/g
const cell = /<(?:\w{1,20}:)?c\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w{1,20}:)?c>)/gs
const shownValue = /<(?:\w{1,20}:)?v\b[^>]*>(.*?)<\/(?:\w{1,20}:)?v>/s
const shownText = /<(?:\w{1,20}:)?t\b[^>]*>(.*?)<\/(?:\w{1,20}:)?t>/gs
const spoken = /<(?:\w{1,20}:)?rPh\b.*?<\/(?:\w{1,20}:)?rPh>/gs
const place = /\br="([A-Z]{1,3})\d+"/
const typeOf = /\bt="(\w+)"/
const numberOf = /\br="(\d{1,7})"/

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (xml: string) =>
  xml.includes('&')
    ? xml.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
        return name ? (entities[name] ?? all) : code < 0x110000 ? String.fromCodePoint(code) : ' '
      })
    : xml

const columnOf = (letters: string) => {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

const cellsOf = (xml: string): XmlCell[] => {
  const cells: XmlCell[] = []
  for (const [, tag = '', body = ''] of xml.matchAll(cell)) {
    const letters = place.exec(tag)?.[1]
    const column = letters ? columnOf(letters) : (cells.at(-1)?.column ?? -1) + 1
    const type = typeOf.exec(tag)?.[1] ?? 'n'
    cells.push({ column, type, value: type === 'inlineStr' ? body : (shownValue.exec(body)?.[1] ?? '') })
  }
  return cells
}

/** The last row that begins in a piece; those before it are closed as they open, and empty. */
export const readRow = (xml: string, before: number): ReadRow => {
  let row = before
  let at = xml.length
  let last: RegExpMatchArray | null = null
  let first = xml.length
  for (const found of xml.matchAll(openRow)) {
    row = Number(numberOf.exec(found[2] ?? '')?.[1] ?? row + 2) - 1
    first = Math.min(first, found.index)
    at = found.index
    last = found
  }
  const own = xml.slice(at)
  const [open = '', name = 'row', attributes = ''] = last ?? []
  const numbered = numberOf.test(attributes)
  const written = numbered ? own : `<${name} r="${row + 1}"${attributes}>${own.slice(open.length)}`
  return { before: xml.slice(0, first), row, cells: cellsOf(own), written }
}

/** What people read of a text that cells share; how it is spoken stands beside it in Japanese sheets. */
export const readShared = (xml: string): string =>
  plain([...xml.replace(spoken, '').matchAll(shownText)].map(([, text = '']) => text).join(''))

/** The kinds of what stands in the columns of a row. */
export const readTexts = (
  cells: readonly XmlCell[],
  shared: readonly number[],
  kindOf: (text: string) => number,
): number[] => {
  const kinds: number[] = []
  for (const { column, type, value } of cells) {
    while (kinds.length < column && kinds.length < 16_384) kinds.push(nothing)
    kinds[column] =
      value === ''
        ? nothing
        : type === 's'
          ? (shared[Number(value)] ?? nothing)
          : type === 'inlineStr'
            ? kindOf(readShared(value))
            : type === 'str'
              ? kindOf(plain(value))
              : type === 'n'
                ? figure
                : words
  }
  return kinds
}
