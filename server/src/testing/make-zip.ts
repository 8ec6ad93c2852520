import { crc32, deflateRawSync } from 'node:zlib'

/** What is in it, or what was packed already; nobody looks at the sum of that. */
type ZipEntry = { name: string } & ({ content: Buffer | string } | { packed: Buffer; bytesCount: number })

const u16 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255])
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}
// crc32 came with Node 20.15 and is missing from the types of Node 20.
const checksum = crc32 as (data: Buffer) => number

/** A zip container, small enough to be written down here, so that a test can put into one whatever it likes. */
export const makeZip = (entries: readonly ZipEntry[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { name } = entry
    const bytes = 'content' in entry ? Buffer.from(entry.content) : Buffer.alloc(0)
    const packed = 'content' in entry ? deflateRawSync(bytes) : entry.packed
    const bytesCount = 'content' in entry ? bytes.length : entry.bytesCount
    const common = Buffer.concat([
      ...[u16(20), u16(0), u16(8), u16(0), u16(0x21)],
      ...[u32(checksum(bytes)), u32(packed.length), u32(bytesCount)],
      ...[u16(Buffer.byteLength(name)), u16(0)],
    ])
    const file = Buffer.concat([u32(0x04034b50), common, Buffer.from(name), packed])
    directory.push(
      Buffer.concat([
        ...[u32(0x02014b50), u16(20), common],
        ...[u16(0), u16(0), u16(0), u32(0), u32(offset), Buffer.from(name)],
      ]),
    )
    files.push(file)
    offset += file.length
  }
  const list = Buffer.concat(directory)
  const end = [u32(0x06054b50), u16(0), u16(0), u16(entries.length), u16(entries.length)]
  return Buffer.concat([...files, list, ...end, u32(list.length), u32(offset), u16(0)])
}
