import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { archiveKey } from './archive-key.ts'
import { BackupRefused } from './backup-refused.ts'

const magic = Buffer.from('ledgerleaf backup 1\n')
const saltBytes = 32
const checkBytes = 32
const headBytes = magic.length + saltBytes + checkBytes
const chunkBytes = 65_536
const tagBytes = 16

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
export async function* sealArchive(source: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const { bytes, check } = await archiveKey(key, salt)
  const head = Buffer.concat([magic, salt, check])
  yield head
  let turn = 0
  for await (const { piece, isLast } of inPieces(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', bytes, nonceOf(turn, isLast)).setAAD(head)
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    turn += 1
  }
}

async function* withoutHead(source: AsyncIterable<Buffer>, take: (head: Buffer) => Promise<void>) {
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
  if (!isTaken) throw new BackupRefused('The file is no backup of Ledgerleaf, or it was cut off.')
}

/** Decrypts what sealArchive wrote. No byte comes out that was not authenticated. */
export async function* openArchive(source: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  let opened: { bytes: Buffer; head: Buffer } | null = null
  const take = async (head: Buffer) => {
    if (!head.subarray(0, magic.length).equals(magic))
      throw new BackupRefused('The file is no backup of Ledgerleaf, or of a newer version.')
    const salt = head.subarray(magic.length, magic.length + saltBytes)
    const { bytes, check } = await archiveKey(key, salt)
    if (!check.equals(head.subarray(magic.length + saltBytes)))
      throw new BackupRefused('BACKUP_KEY is not the key of this backup, or its first bytes were changed.')
    opened = { bytes, head }
  }
  let turn = 0
  for await (const { piece, isLast } of inPieces(withoutHead(source, take), chunkBytes + tagBytes)) {
    const refused = `The backup is damaged or was cut off near byte ${headBytes + turn * (chunkBytes + tagBytes)}.`
    if (!opened || piece.length < tagBytes) throw new BackupRefused(refused)
    const { bytes, head }: { bytes: Buffer; head: Buffer } = opened
    const decipher = createDecipheriv('aes-256-gcm', bytes, nonceOf(turn, isLast)).setAAD(head)
    decipher.setAuthTag(piece.subarray(piece.length - tagBytes))
    const plain = decipher.update(piece.subarray(0, piece.length - tagBytes))
    try {
      decipher.final()
    } catch {
      throw new BackupRefused(refused)
    }
    yield plain
    turn += 1
  }
}
