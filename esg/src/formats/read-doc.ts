import WordExtractor from 'word-extractor'
import { DocumentRefused } from '../document-refused.ts'
import type { Page } from '../layout/page.ts'
import type { GridCell } from './grid-cell.ts'
import { gridPage } from './grid-page.ts'
import { guardCompound } from './guard-compound.ts'

const sectorBytes = 512
const words = [0xa5ec, 0xa5dc]
const lockedBit = 0x0100

/** The stream of a Word document begins with its mark and a few flags, which are readable even when the text is not. */
const isLocked = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = sectorBytes; at + 12 <= bytes.length; at += sectorBytes)
    if (words.includes(view.getUint16(at, true))) return (view.getUint16(at + 10, true) & lockedBit) !== 0
  return false
}

const locked = () =>
  new DocumentRefused(
    'encrypted',
    'This Word document is password-protected. Remove the password and upload it again.',
  )

/** Word 97: the text comes with a tab after each cell of a table and a line for each row. */
export const readDoc = async (bytes: Uint8Array): Promise<Page[]> => {
  // The parser does not ask, and takes what it cannot understand for damage.
  if (isLocked(bytes)) throw locked()
  guardCompound(bytes)
  let body: string
  try {
    const document = await new WordExtractor().extract(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    )
    body = document.getBody()
  } catch (error) {
    throw /encrypt|password/i.test(String(error))
      ? locked()
      : new DocumentRefused('damaged', 'This Word document is damaged and cannot be opened.')
  }
  const cells: GridCell[] = []
  body.split(/\r\n|\r|\n/).forEach((line, row) => {
    const parts = line.split('\t')
    const table = parts.length > 1
    parts.forEach((text, column) => {
      if (text.trim() !== '')
        cells.push({
          text,
          row,
          column,
          span: table ? 1 : 20,
          ref: table ? `line ${row + 1}, column ${column + 1}` : `line ${row + 1}`,
        })
    })
  })
  return [gridPage(1, null, cells)]
}
