import { inflateSync } from 'node:zlib'

const headBytes = 44
const entryBytes = 20

/**
 * A font as a compiler reads it, from the packing a browser is sent: WOFF 1.0 deflates each table of a font by itself and
 * changes nothing else, so unpacking is putting the tables one after the other again.
 */
export const unpackWoff = (packed: Uint8Array): Buffer => {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  if (bytes.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this font is not packed as WOFF 1.0')
  const count = bytes.readUInt16BE(12)
  const steps = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + 16 * count)
  bytes.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** steps * 16, 6)
  head.writeUInt16BE(steps, 8)
  head.writeUInt16BE((count - 2 ** steps) * 16, 10)
  const tables: Buffer[] = []
  let offset = head.length
  for (let at = 0; at < count; at++) {
    const entry = headBytes + at * entryBytes
    const [from, packedLength, length] = [4, 8, 12].map((field) => bytes.readUInt32BE(entry + field))
    const raw = bytes.subarray(from, (from ?? 0) + (packedLength ?? 0))
    const table = Buffer.alloc(((length ?? 0) + 3) & ~3)
    table.set((packedLength ?? 0) < (length ?? 0) ? inflateSync(raw) : raw)
    const place = 12 + 16 * at
    bytes.copy(head, place, entry, entry + 4)
    bytes.copy(head, place + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, place + 8)
    head.writeUInt32BE(length ?? 0, place + 12)
    tables.push(table)
    offset += table.length
  }
  return Buffer.concat([head, ...tables])
}
