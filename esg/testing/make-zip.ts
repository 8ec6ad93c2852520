import { crc32, deflateRawSync } from 'node:zlib'

type Part = { name: string; data: Buffer | string; saysSize?: number }

const crcOf = (data: Buffer) => (typeof crc32 === 'function' ? crc32(data) : 0)

/** A zip written by hand, so that it can lie as well. */
export const makeZip = (parts: Part[]): Uint8Array => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data: source, saysSize } of parts) {
    const data = Buffer.from(source)
    const packed = deflateRawSync(data)
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crcOf(data), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(saysSize ?? data.length, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, title, packed])
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    common.copy(entry, 6)
    entry.writeUInt32LE(offset, 42)
    directory.push(Buffer.concat([entry, title]))
    files.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, central, end])
}
