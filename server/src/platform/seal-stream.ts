import { createCipheriv, createDecipheriv } from 'node:crypto'

const chunkBytes = 65_536
const tagBytes = 16

/** One key seals one stream: the nonces only count. */
type StreamKey = {
  key: Buffer
  /** What is not secret and belongs to it: of another stream nothing opens. */
  head: Buffer
}

/** Counts the chunks, so that none can be moved, and marks the last, so that none can be cut off. */
const nonceOf = (turn: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(turn, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Cuts a stream into pieces of one size; only the last may be shorter, and there is always a last. */
async function* inPieces(source: AsyncIterable<Buffer>, size: number) {
  let waiting: Buffer[] = []
  let length = 0
  for await (const part of source) {
    waiting.push(part)
    length += part.length
    if (length <= size) continue
    let all = Buffer.concat(waiting)
    // A full piece is held back until more is seen: it may be the last.
    for (; all.length > size; all = all.subarray(size)) yield { piece: all.subarray(0, size), isLast: false }
    waiting = [all]
    length = all.length
  }
  yield { piece: Buffer.concat(waiting), isLast: true }
}

/** Encrypts chunk by chunk (AES-256-GCM): the whole is never in memory, and every byte of it is authenticated. */
export async function* sealStream(
  source: AsyncIterable<Buffer>,
  { key, head }: StreamKey,
): AsyncGenerator<Buffer> {
  let turn = 0
  for await (const { piece, isLast } of inPieces(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(turn, isLast)).setAAD(head)
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    turn += 1
  }
}

/** Decrypts what sealStream wrote. No byte comes out that was not authenticated; what is not as it was is refused. */
export async function* openStream(
  source: AsyncIterable<Buffer>,
  keyOf: () => StreamKey | null,
  refuse: (nearByte: number) => Error,
): AsyncGenerator<Buffer> {
  let turn = 0
  for await (const { piece, isLast } of inPieces(source, chunkBytes + tagBytes)) {
    const nearByte = turn * (chunkBytes + tagBytes)
    // Known once the first bytes have come.
    const opened = keyOf()
    if (!opened || piece.length < tagBytes) throw refuse(nearByte)
    const decipher = createDecipheriv('aes-256-gcm', opened.key, nonceOf(turn, isLast)).setAAD(opened.head)
    decipher.setAuthTag(piece.subarray(piece.length - tagBytes))
    const plain = decipher.update(piece.subarray(0, piece.length - tagBytes))
    try {
      decipher.final()
    } catch {
      throw refuse(nearByte)
    }
    yield plain
    turn += 1
  }
}

/** Gives the first bytes to whoever asked for them, and the rest on. */
export async function* withoutHead(
  source: AsyncIterable<Buffer>,
  headBytes: number,
  take: (head: Buffer) => Promise<void> | void,
  refuse: () => Error,
): AsyncGenerator<Buffer> {
  let begun = Buffer.alloc(0)
  let isTaken = false
  for await (const part of source) {
    if (isTaken) {
      yield part
      continue
    }
    begun = Buffer.concat([begun, part])
    if (begun.length < headBytes) continue
    await take(begun.subarray(0, headBytes))
    isTaken = true
    yield begun.subarray(headBytes)
  }
  if (!isTaken) throw refuse()
}
