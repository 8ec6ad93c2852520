/** More than a browser can hold, told in words to whoever chose the file. */
export class WorkbookTooLarge extends Error {}

/** What a part of the container says of itself in the directory at its end. */
type PackedPart = { name: string; isPacked: boolean; packedBytes: number; at: number }

const directoryEnd = 0x06054b50
const directoryEntry = 0x02014b50
const endBytes = 22
const commentBytesMax = 65_535

const viewOf = async (file: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await file.slice(Math.max(0, from), to).arrayBuffer())

const findEnd = (tail: DataView): number => {
  for (let at = tail.byteLength - endBytes; at >= 0; at--)
    if (tail.getUint32(at, true) === directoryEnd) return at
  throw new Error('a container without a directory')
}

const findParts = async (file: Blob): Promise<PackedPart[]> => {
  const tail = await viewOf(file, file.size - endBytes - commentBytesMax, file.size)
  const end = findEnd(tail)
  const bytes = tail.getUint32(end + 12, true)
  const from = tail.getUint32(end + 16, true)
  const directory = await viewOf(file, from, from + bytes)
  const parts: PackedPart[] = []
  let at = 0
  while (at + 46 <= directory.byteLength && directory.getUint32(at, true) === directoryEntry) {
    const nameBytes = directory.getUint16(at + 28, true)
    parts.push({
      name: new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameBytes)),
      isPacked: directory.getUint16(at + 10, true) !== 0,
      packedBytes: directory.getUint32(at + 20, true),
      at: directory.getUint32(at + 42, true),
    })
    at += 46 + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
  }
  return parts
}

/** A part piece by piece, so that no more of it is unpacked than is counted. */
const openPart = async (file: Blob, { at, isPacked, packedBytes }: PackedPart) => {
  const head = await viewOf(file, at, at + 30)
  const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const stream = file.slice(from, from + packedBytes).stream()
  return (isPacked ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream).getReader()
}

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)

const rowsMax = 1_048_576
const cellsMax = 10_000_000
const unpackedBytesMax = 100_000_000
const bytesMax = 50_000_000

const tooFar = (cell: string) =>
  `This workbook has something at cell ${cell}, far away from the rest. Delete what stands outside the table, or save the table as .csv.`

/**
 * Adds up the places a reader of whole rows makes for a sheet, the empty ones too: one cell at the end of a sheet is a
 * rectangle of seventeen thousand million.
 */
const countPlaces = () => {
  let [rows, columns, current, width, places] = [0, 0, 0, 0, 0]
  return (text: string): void => {
    for (const [tag, letters = '', digits] of text.matchAll(
      /<(?:\w+:)?(?:c|row)\s(?:[^>]{0,200}?\s)?r\s?=\s?["']([A-Z]{0,3})(\d{1,15})["'][^>]{0,200}>/g,
    )) {
      const row = Number(digits)
      const column = columnOf(letters)
      if (row !== current) {
        places += width + 1
        width = 0
        current = row
      }
      width = Math.max(width, column)
      // An empty cell is dropped again at the end; one that holds something stretches every row.
      if (column > 0 && !tag.endsWith('/>')) {
        rows = Math.max(rows, row)
        columns = Math.max(columns, column)
      }
      if (row > rowsMax || rows * columns > cellsMax || places + width > cellsMax)
        throw new WorkbookTooLarge(tooFar(`${letters}${digits}`))
    }
  }
}

const longestTag = 1000

const measurePart = async (file: Blob, part: PackedPart, bytesLeft: number): Promise<number> => {
  const reader = await openPart(file, part)
  const decoder = new TextDecoder()
  const count = part.name.endsWith('.xml') ? countPlaces() : null
  let left = bytesLeft
  let rest = ''
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      left -= read.value.byteLength
      if (left < 0)
        throw new WorkbookTooLarge(
          'This workbook unpacks to more than 100 MB, which is too much to read here. Save the sheet as .csv, or divide it.',
        )
      if (!count) continue
      const text = rest + decoder.decode(read.value, { stream: true })
      // A tag that is cut in two is read with the next piece.
      const cut = text.lastIndexOf('<')
      const whole = cut >= 0 && text.length - cut < longestTag ? cut : text.length
      count(text.slice(0, whole))
      rest = text.slice(whole)
    }
    count?.(rest)
  } finally {
    await reader.cancel().catch(() => {})
  }
  return left
}

/** Refuses a workbook that would take more than a browser has, before anything of it is read, in words. */
export const measureWorkbook = async (file: Blob): Promise<void> => {
  if (file.size > bytesMax)
    throw new WorkbookTooLarge('This workbook is larger than 50 MB. Save the sheet as .csv, or divide it.')
  let left = unpackedBytesMax
  for (const part of await findParts(file)) left = await measurePart(file, part, left)
}
