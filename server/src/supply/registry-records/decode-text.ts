const sniffBytes = 64 * 1024

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    // What is cut off at the end of the piece is no mistake of the file.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** What a file is written in: it says so in its first bytes, or its first letters have a zero in every other byte. */
const encodingOf = (head: Buffer): string => {
  const pairs = Math.floor(Math.min(head.length, 400) / 2)
  const zeros = (odd: 0 | 1) =>
    Array.from({ length: pairs }, (_, at) => head[2 * at + odd]).filter((byte) => byte === 0).length
  if ((head[0] === 0xff && head[1] === 0xfe) || (pairs > 1 && zeros(1) > pairs / 2)) return 'utf-16le'
  if ((head[0] === 0xfe && head[1] === 0xff) || (pairs > 1 && zeros(0) > pairs / 2)) return 'utf-16be'
  return isUtf8(head) ? 'utf-8' : 'windows-1252'
}

const decodeAll = async function* (
  pieces: AsyncIterator<Buffer>,
  first: Buffer,
): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder(encodingOf(first))
  try {
    yield decoder.decode(first, { stream: true })
    for (let next = await pieces.next(); !next.done; next = await pieces.next())
      yield decoder.decode(next.value, { stream: true })
    yield decoder.decode()
  } finally {
    // Whoever stops reading half-way lets the sender go too.
    await pieces.return?.()
  }
}

/** The text of a file, piece by piece, without its byte order mark. */
export const decodeText = async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<string, void, void> {
  const pieces = bytes[Symbol.asyncIterator]()
  let first: Buffer = Buffer.alloc(0)
  while (first.length < sniffBytes) {
    const next = await pieces.next()
    if (next.done) break
    first = Buffer.concat([first, next.value])
  }
  yield* decodeAll(pieces, first)
}
