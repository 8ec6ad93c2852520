import { randomBytes } from 'node:crypto'
import { openStream, sealStream, withoutHead } from '../platform/seal-stream.ts'
import { archiveKey } from './archive-key.ts'
import { BackupRefused } from './backup-refused.ts'

const magic = Buffer.from('ledgerleaf backup 1\n')
const saltBytes = 32
const checkBytes = 32
const headBytes = magic.length + saltBytes + checkBytes

/** Encrypts an archive under a key of its own, which only the operator's key can grow again. */
export async function* sealArchive(source: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const { bytes, check } = await archiveKey(key, salt)
  const head = Buffer.concat([magic, salt, check])
  yield head
  yield* sealStream(source, { key: bytes, head })
}

/** Decrypts what sealArchive wrote. No byte comes out that was not authenticated. */
export async function* openArchive(source: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  let opened: { key: Buffer; head: Buffer } | null = null
  const take = async (head: Buffer) => {
    if (!head.subarray(0, magic.length).equals(magic))
      throw new BackupRefused('The file is no backup of Ledgerleaf, or of a newer version.')
    const salt = head.subarray(magic.length, magic.length + saltBytes)
    const { bytes, check } = await archiveKey(key, salt)
    if (!check.equals(head.subarray(magic.length + saltBytes)))
      throw new BackupRefused('BACKUP_KEY is not the key of this backup, or its first bytes were changed.')
    opened = { key: bytes, head }
  }
  const cutOff = () => new BackupRefused('The file is no backup of Ledgerleaf, or it was cut off.')
  yield* openStream(
    withoutHead(source, headBytes, take, cutOff),
    () => opened,
    (nearByte) =>
      new BackupRefused(`The backup is damaged or was cut off near byte ${headBytes + nearByte}.`),
  )
}
