import { DocumentRefused } from '../document-refused.ts'
import type { Page } from '../layout/page.ts'
import { limits } from '../limits.ts'
import type { GridCell } from './grid-cell.ts'
import { gridPage } from './grid-page.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const decode = (text: string) =>
  text.replace(/&(#\d+|#x[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16))
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)))
    return entities[name] ?? whole
  })

/** Walks the converter's own, well-formed output; nothing of the document's markup gets this far. */
const toCells = (html: string): GridCell[] => {
  const cells: GridCell[] = []
  let row = 0
  let table = 0
  let tableRow = 0
  let column = 0
  let depth = 0
  let text = ''
  let span = 1
  let down = 1
  /** The columns that a cell of an upper row reaches down into, and for how many rows more. */
  let taken = new Map<number, number>()
  const push = (ref: string) => {
    // A label merged over several rows stands beside each of them.
    if (text.trim() !== '')
      for (let below = 0; below < down; below++)
        cells.push({ text: decode(text), row: row + below, column, span, ref })
    text = ''
  }
  for (const [, tag, attributes, words] of html.matchAll(/<(\/?\w+)([^>]*)>|([^<]+)/g)) {
    if (words !== undefined) {
      text += words
      continue
    }
    if (tag === 'table') {
      depth += 1
      table += 1
      tableRow = 0
      row += 1
      taken = new Map()
    } else if (tag === '/table') {
      depth -= 1
      row += 1
    } else if (tag === 'tr') {
      row += 1
      tableRow += 1
      column = 0
      taken = new Map([...taken].flatMap(([at, rows]) => (rows > 1 ? [[at, rows - 1]] : [])))
    } else if (tag === 'td' || tag === 'th') {
      text = ''
      while (taken.has(column)) column += 1
      span = Math.min(Number(/colspan="(\d+)"/.exec(attributes ?? '')?.[1] ?? 1), 60)
      down = Math.min(Number(/rowspan="(\d+)"/.exec(attributes ?? '')?.[1] ?? 1), 200)
    } else if (tag === '/td' || tag === '/th') {
      push(`table ${table}, row ${tableRow}`)
      if (down > 1) for (let at = column; at < column + span; at++) taken.set(at, down)
      column += span
      span = 1
      down = 1
    } else if (tag === '/p' || tag === 'br' || /^\/h\d$/.test(tag ?? '') || tag === '/li') {
      if (depth > 0) text += ' '
      else {
        row += 1
        column = 0
        span = 20
        push(`paragraph ${row}`)
        span = 1
      }
    }
    if (cells.length > limits.cells)
      throw new DocumentRefused('too_much_text', 'The document holds more text than can be read.')
  }
  return cells
}

export const readDocx = async (bytes: Uint8Array): Promise<Page[]> => {
  try {
    // Most documents are none of Word's, and loading its reader takes as long as reading a short one.
    const { default: mammoth } = await import('mammoth')
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) },
      {
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        externalFileAccess: false,
      } as Parameters<typeof mammoth.convertToHtml>[1],
    )
    return [gridPage(1, null, toCells(value))]
  } catch (error) {
    if (error instanceof DocumentRefused) throw error
    throw new DocumentRefused('damaged', 'This Word document is damaged and cannot be opened.')
  }
}
