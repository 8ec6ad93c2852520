import { DocumentRefused } from '../document-refused.ts'

const damaged = () => new DocumentRefused('damaged', 'This Word document is damaged and cannot be opened.')

const lastRegular = 0xfffffffa
const endOfChain = 0xfffffffe
const nobody = 0xffffffff
const headerEntries = 109
const entryBytes = 128

/**
 * An old Office file is a small file system: chains of sectors, and a tree of names. The parser follows both without
 * counting its steps, so that a chain that bites its own tail, or points past the end, is found here first.
 */
export const guardCompound = (bytes: Uint8Array): void => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (bytes.length < 1536) throw damaged()
  const sector = 1 << view.getUint16(30, true)
  const small = 1 << view.getUint16(32, true)
  if ((sector !== 512 && sector !== 4096) || small !== 64) throw damaged()
  const sectors = Math.floor((bytes.length - 1) / sector)
  const perSector = sector / 4
  const offsetOf = (number: number) => {
    if (number >= sectors) throw damaged()
    return (number + 1) * sector
  }
  const wordOf = (number: number, at: number) => {
    const offset = offsetOf(number) + 4 * at
    if (offset + 4 > bytes.length) throw damaged()
    return view.getUint32(offset, true)
  }

  const tables: number[] = []
  for (let at = 0; at < headerEntries; at++) {
    const number = view.getUint32(76 + 4 * at, true)
    if (number <= lastRegular) tables.push(number)
  }
  let more = view.getUint32(68, true)
  for (let steps = 0; more <= lastRegular; steps++) {
    if (steps > sectors) throw damaged()
    for (let at = 0; at < perSector - 1; at++) {
      const number = wordOf(more, at)
      if (number <= lastRegular) tables.push(number)
    }
    more = wordOf(more, perSector - 1)
  }
  if (tables.length === 0 || tables.length > sectors) throw damaged()

  const follow = (start: number): number[] => {
    const chain: number[] = []
    for (let number = start; number !== endOfChain; ) {
      if (number > lastRegular || number >= sectors || chain.length > sectors) throw damaged()
      chain.push(number)
      const table = tables[Math.floor(number / perSector)]
      if (table === undefined) throw damaged()
      number = wordOf(table, number % perSector)
    }
    return chain
  }

  const directory = follow(view.getUint32(48, true))
  const count = (directory.length * sector) / entryBytes
  const entryAt = (index: number) => {
    const home = directory[Math.floor((index * entryBytes) / sector)]
    if (home === undefined) throw damaged()
    return offsetOf(home) + ((index * entryBytes) % sector)
  }
  const seen = new Set<number>()
  const open = [0]
  while (open.length > 0) {
    const index = open.pop() as number
    if (index === nobody) continue
    if (index >= count || seen.has(index)) throw damaged()
    seen.add(index)
    const at = entryAt(index)
    if (at + entryBytes > bytes.length) throw damaged()
    open.push(view.getUint32(at + 68, true), view.getUint32(at + 72, true), view.getUint32(at + 76, true))
    const size = view.getUint32(at + 120, true)
    const isStream = bytes[at + 66] === 2
    if (size > bytes.length) throw damaged()
    // What is smaller than 4096 bytes lives in the stream of the root, which is followed as its own.
    if ((isStream && size >= 4096) || (index === 0 && size > 0)) follow(view.getUint32(at + 116, true))
  }
  const smallTable = view.getUint32(60, true)
  if (smallTable <= lastRegular) follow(smallTable)
}
