import * as xlsx from '@e965/xlsx'
import yauzl from 'yauzl'
import { DocumentRefused } from '../document-refused.ts'
import { limits } from '../limits.ts'
import { chooseRows } from '../sheets/choose-rows.ts'
import { rowKinds } from '../sheets/row-kinds.ts'
import type { Skim } from '../types.ts'
import { readRow, readShared, readTexts } from './row-cells.ts'
import { type Piece, scanTags } from './scan-tags.ts'

export type SkimmedBook = { bytes: Uint8Array; skims: Map<string, Skim> }

/** So much of a sheet can be read in full whatever it holds; nobody writes a cell in less than twenty bytes. */
const smallBytes = limits.fullCells * 20
const sheetPath = /^xl\/worksheets\/[^/]+\.xml$/i
const sharedPath = /^xl\/sharedstrings\.xml$/i
const usedPath = /\.(?:xml|rels)$/i

type Entries = Map<string, yauzl.Entry>
type Zip = { entries: Entries; open: (name: string) => Promise<AsyncIterable<Buffer>> }

const openZip = (bytes: Uint8Array): Promise<Zip> =>
  new Promise((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    yauzl.fromBuffer(buffer, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const entries: Entries = new Map()
      const open = (name: string) =>
        new Promise<AsyncIterable<Buffer>>((opened, failed) => {
          zip.openReadStream(entries.get(name) as yauzl.Entry, (why, stream) =>
            why ? failed(why) : opened(stream),
          )
        })
      zip.on('entry', (entry: yauzl.Entry) => {
        entries.set(entry.fileName, entry)
        zip.readEntry()
      })
      zip.on('end', () => resolve({ entries, open }))
      zip.on('error', reject)
      zip.readEntry()
    })
  })

const whole = async (source: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const tooMuch = (count: number, what: string) =>
  new DocumentRefused('too_much_text', `The workbook has more than ${count.toLocaleString('en')} ${what}.`)

/** What is behind the last row: merged cells and the like, which go on a long way in a sheet of a machine. */
const tailMax = 2_000_000

/** The texts that cells share are told apart once; a sheet then names them by number. */
const kindsOfShared = async (zip: Zip, path: string | undefined, kindOf: (text: string) => number) => {
  const kinds: number[] = []
  if (path)
    await scanTags(await zip.open(path), 'si', ({ text, closed }) => {
      if (closed) kinds.push(kindOf(readShared(text)))
    })
  return kinds
}

const lookThrough = async (
  zip: Zip,
  path: string,
  shared: readonly number[],
  kindOf: (text: string) => number,
) => {
  const choice = chooseRows()
  let row = -1
  await scanTags(await zip.open(path), 'row', (piece) => {
    if (!piece.closed) return
    const read = readRow(piece.text, row)
    row = read.row
    choice.see(row, readTexts(read.cells, shared, kindOf))
    if (choice.counted.cells > limits.cellsSeen) throw tooMuch(limits.cellsSeen, 'cells')
  })
  return choice
}

/** The sheet with the rows that were chosen, each with its number, and the numbers of the texts they share. */
const thin = async (zip: Zip, path: string, isChosen: (row: number) => boolean, used: Set<number>) => {
  const kept: string[] = []
  let row = -1
  let read = 0
  let cells = 0
  await scanTags(await zip.open(path), 'row', ({ text, closed }: Piece) => {
    if (!closed) {
      kept.push(text.length > tailMax ? text.slice(-tailMax) : text)
      return
    }
    const found = readRow(text, row)
    // Before the first row stands what is said of the whole sheet.
    if (row < 0) kept.push(found.before)
    row = found.row
    if (!isChosen(row) || found.cells.length > limits.skimmedColumns) return
    kept.push(found.written)
    cells += found.cells.length
    if (cells > limits.skimmedCells) throw tooMuch(limits.skimmedCells, 'cells in rows to be read')
    for (const { type, value } of found.cells) if (type === 's') used.add(Number(value))
    if (found.cells.some(({ value }) => value !== '')) read += 1
  })
  return { xml: kept.join(''), read }
}

const thinShared = async (zip: Zip, path: string, used: Set<number>): Promise<string> => {
  const kept: string[] = []
  let at = 0
  await scanTags(await zip.open(path), 'si', ({ text, closed }) => {
    const isUsed = !closed || used.has(at)
    const from = text.search(/<(?:\w{1,20}:)?si\b/)
    kept.push(isUsed ? text : `${text.slice(0, Math.max(from, 0))}<si><t></t></si>`)
    at += 1
  })
  return kept.join('')
}

/**
 * A workbook whose sheets have too many rows to be read, with those that matter, each where it stood; null where it can be
 * read as it is. The parser holds everything at once, so what does not matter must be gone before it begins.
 */
export const skimWorkbook = async (bytes: Uint8Array): Promise<SkimmedBook | null> => {
  const zip = await openZip(bytes)
  const paths = [...zip.entries.keys()]
  const sheets = paths.filter((path) => sheetPath.test(path))
  const size = sheets.reduce((sum, path) => sum + (zip.entries.get(path)?.uncompressedSize ?? 0), 0)
  if (size <= smallBytes) return null
  const kindOf = rowKinds()
  const sharedAt = paths.find((path) => sharedPath.test(path))
  const shared = await kindsOfShared(zip, sharedAt, kindOf)
  const skims = new Map<string, Skim>()
  const parts = new Map<string, string>()
  const used = new Set<number>()
  const choices = new Map<string, Awaited<ReturnType<typeof lookThrough>>>()
  for (const path of sheets) choices.set(path, await lookThrough(zip, path, shared, kindOf))
  if ([...choices.values()].every((choice) => choice.isSmall())) return null
  for (const [path, choice] of choices) {
    const isChosen = choice.isSmall() ? () => true : choice.chosen()
    const { xml, read } = await thin(zip, path, isChosen, used)
    parts.set(path, xml)
    if (!choice.isSmall()) skims.set(path, { rows: choice.counted.rows, read })
  }
  if (sharedAt) parts.set(sharedAt, await thinShared(zip, sharedAt, used))
  const book = xlsx.CFB.utils.cfb_new()
  for (const path of paths.filter((name) => usedPath.test(name)))
    xlsx.CFB.utils.cfb_add(
      book,
      `/${path}`,
      Buffer.from(parts.get(path) ?? (await whole(await zip.open(path)))),
    )
  return { bytes: xlsx.CFB.write(book, { fileType: 'zip', type: 'buffer' }), skims }
}
