import type * as xlsx from '@e965/xlsx'

export type Style = { bold: boolean; indent: number; filled: boolean }

/** How a sheet is set: the style of each cell, and what of it nobody is shown. */
export type SheetStyles = {
  of: (row: number, column: number) => Style
  hiddenRow: (row: number) => boolean
  hiddenColumn: (column: number) => boolean
}

/** What the parser has read of the container besides its cells; its types do not say so. */
type Parsed = {
  files?: Record<string, { content?: Uint8Array } | undefined>
  Styles?: {
    Fonts?: { bold?: number | boolean }[]
    Fills?: Fill[]
    CellXf?: { fontId?: number; fillId?: number; alignment?: { indent?: number | string } }[]
  }
  Workbook?: { Sheets?: { id?: string }[] }
}

type Fill = { patternType?: string; fgColor?: { theme?: number; rgb?: string; tint?: number } }

const plain: Style = { bold: false, indent: 0, filled: false }
/** A sheet beyond this size is a table of a machine, which sets nothing in bold. */
const xmlMax = 40_000_000

/** White on white is no ground: many sheets are painted over to hide their lines. */
const isFilled = (fill: Fill | undefined) =>
  fill?.patternType !== undefined &&
  !['none', 'gray125'].includes(fill.patternType) &&
  !/^(?:FF)?FFFFFF$/i.test(fill.fgColor?.rgb ?? '') &&
  !(fill.fgColor?.theme === 0 && !fill.fgColor.tint)

const textOf = (book: Parsed, path: string): string => {
  const content = book.files?.[path]?.content
  return content && content.length <= xmlMax
    ? Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1')
    : ''
}

/** Which part of the container a sheet is. */
export const pathOf = (workbook: xlsx.WorkBook, at: number): string => {
  const book = workbook as Parsed
  const id = book.Workbook?.Sheets?.[at]?.id
  const rels = id ? textOf(book, 'xl/_rels/workbook.xml.rels') : ''
  const rel = [...rels.matchAll(/<Relationship\b[^>]*>/g)].find(([tag]) => tag.includes(`Id="${id}"`))?.[0]
  const target = /Target="([^"]+)"/.exec(rel ?? '')?.[1] ?? ''
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
const isHidden = (tag: string, size: string) =>
  /\bhidden="(?:1|true)"/.test(tag) || Number(attribute(tag, size) ?? 1) === 0

const fromXml = (book: Parsed, xml: string): SheetStyles => {
  const { Fonts = [], Fills = [], CellXf = [] } = book.Styles ?? {}
  const known = CellXf.map(
    ({ fontId, fillId, alignment }): Style => ({
      bold: Boolean(Fonts[fontId ?? -1]?.bold),
      indent: Number(alignment?.indent ?? 0) || 0,
      filled: isFilled(Fills[fillId ?? -1]),
    }),
  )
  const ids = new Map<string, number>()
  for (const [, ref = '', id] of xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*? s="(\d+)"/g)) ids.set(ref, Number(id))
  const rows = new Set<number>()
  for (const [tag] of xml.matchAll(/<row [^>]*(?:hidden|ht="0")[^>]*>/g))
    if (isHidden(tag, 'ht')) rows.add(Number(attribute(tag, 'r')) - 1)
  const columns = [...xml.matchAll(/<col [^>]*>/g)].flatMap(([tag]) =>
    isHidden(tag, 'width') ? [[Number(attribute(tag, 'min')) - 1, Number(attribute(tag, 'max')) - 1]] : [],
  )
  return {
    of: (row, column) => known[ids.get(refOf(row, column)) ?? -1] ?? plain,
    hiddenRow: (row) => rows.has(row),
    hiddenColumn: (column) => columns.some(([from = 0, to = 0]) => column >= from && column <= to),
  }
}

const refOf = (row: number, column: number) => {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  return `${letters}${row + 1}`
}

/** The parser gives a cell no weight and no indent: they are looked up in the parts it has unpacked. */
export const readStyles = (book: xlsx.WorkBook, at: number): SheetStyles => {
  const parsed = book as Parsed
  const xml = textOf(parsed, pathOf(book, at))
  if (xml !== '') return fromXml(parsed, xml)
  // Of an old workbook the parser tells the fill alone.
  const sheet = book.Sheets[book.SheetNames[at] ?? '']
  return {
    of: (row, column) => ({ ...plain, filled: isFilled(sheet?.['!data']?.[row]?.[column]?.s as Fill) }),
    hiddenRow: (row) => sheet?.['!rows']?.[row]?.hidden === true,
    hiddenColumn: (column) => sheet?.['!cols']?.[column]?.hidden === true,
  }
}
