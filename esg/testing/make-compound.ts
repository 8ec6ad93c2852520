export const sector = 512
const endOfChain = 0xfffffffe
const nobody = 0xffffffff

/** A small old Office file: a header, a table of sectors, a directory, and one stream of eight sectors, for now empty. */
export const makeCompound = (change: (view: DataView) => void = () => {}): Uint8Array => {
  const bytes = new Uint8Array(sector * 12)
  const view = new DataView(bytes.buffer)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  view.setUint16(30, 9, true)
  view.setUint16(32, 6, true)
  view.setUint32(48, 1, true)
  view.setUint32(60, endOfChain, true)
  view.setUint32(68, endOfChain, true)
  for (let at = 0; at < 109; at++) view.setUint32(76 + 4 * at, at === 0 ? 0 : nobody, true)
  const table = sector
  for (let at = 0; at < 128; at++) view.setUint32(table + 4 * at, nobody, true)
  view.setUint32(table + 4, endOfChain, true)
  for (let at = 2; at < 10; at++) view.setUint32(table + 4 * at, at === 9 ? endOfChain : at + 1, true)
  const entry = (index: number, kind: number, child: number, start: number, size: number) => {
    const at = 2 * sector + 128 * index
    bytes[at + 66] = kind
    view.setUint32(at + 68, nobody, true)
    view.setUint32(at + 72, nobody, true)
    view.setUint32(at + 76, child, true)
    view.setUint32(at + 116, start, true)
    view.setUint32(at + 120, size, true)
  }
  entry(0, 5, 1, endOfChain, 0)
  entry(1, 2, nobody, 2, 4096)
  change(view)
  return bytes
}
