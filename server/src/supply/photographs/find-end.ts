const markerAt = (bytes: Buffer, at: number): number | undefined =>
  bytes[at] === 0xff ? bytes[at + 1] : undefined

/** Past the scan that begins here: inside it 0xff is followed by a zero or by a restart. */
const skipScan = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0
    const isInside = next === 0x00 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isInside) return at
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  return bytes.length
}

const findJpegEnd = (bytes: Buffer): number | null => {
  let at = 2
  while (at + 4 <= bytes.length || markerAt(bytes, at) === 0xd9) {
    const marker = markerAt(bytes, at)
    if (marker === undefined) return null
    if (marker === 0xd9) return at + 2
    if (marker === 0xff) {
      at += 1
      continue
    }
    at += 2 + bytes.readUInt16BE(at + 2)
    if (marker === 0xda) at = skipScan(bytes, at)
  }
  return null
}

const findPngEnd = (bytes: Buffer): number | null => {
  let at = 8
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    at += 12 + bytes.readUInt32BE(at)
    if (name === 'IEND') return at
  }
  return null
}

const findWebpEnd = (bytes: Buffer): number | null => {
  const end = 8 + bytes.readUInt32LE(4)
  return end + (end % 2)
}

export type PhotographFormat = 'jpeg' | 'png' | 'webp'

const ends: Record<PhotographFormat, (bytes: Buffer) => number | null> = {
  jpeg: findJpegEnd,
  png: findPngEnd,
  webp: findWebpEnd,
}

/** Where the picture ends by its own account; null where it does not come to an end. */
export const findEnd = (format: PhotographFormat, bytes: Buffer): number | null => {
  const end = ends[format](bytes)
  return end === null || end > bytes.length ? null : end
}

/** Cameras put a second, smaller picture behind the first, and some fill up with zeros. Anything else is no photograph. */
export const holdsMore = (format: PhotographFormat, bytes: Buffer, end: number): boolean => {
  const rest = bytes.subarray(end)
  if (rest.every((byte) => byte === 0)) return false
  if (format !== 'jpeg' || rest[0] !== 0xff || rest[1] !== 0xd8) return true
  const next = findEnd('jpeg', rest)
  return next === null || holdsMore('jpeg', rest, next)
}
