import { createReadStream } from 'node:fs'
import { DomainError } from '../../platform/domain-error.ts'
import { readerLimits } from './reader-limits.ts'
import type { Received } from './receive-form.ts'
import { runReader } from './run-reader.ts'

const chunkBytes = 1024 * 1024

/** Words that a locked file holds and few others do: in a PDF, in an old Office file, in a new one that was locked. */
const signs = {
  pdf: [Buffer.from('/Encrypt')],
  office: ['EncryptedPackage', 'EncryptionInfo'].map((name) => Buffer.from(name, 'utf16le')),
}

const holdsOneOf = async (file: string, wanted: readonly Buffer[]): Promise<boolean> => {
  const longest = Math.max(...wanted.map(({ length }) => length))
  let before = Buffer.alloc(0)
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    const window = Buffer.concat([before, chunk as Buffer])
    if (wanted.some((words) => window.includes(words))) return true
    before = window.subarray(-longest)
  }
  return false
}

const isOldOffice = (head: Buffer) => head[0] === 0xd0 && head[1] === 0xcf
/** The first part of a zip says of itself whether it is locked. */
const isLockedZip = (head: Buffer) =>
  head[0] === 0x50 && head[1] === 0x4b && head.length > 7 && ((head[6] ?? 0) & 1) === 1

const mayBeLocked = async ({ file, head, extension }: Received): Promise<boolean> => {
  if (isLockedZip(head)) return true
  if (extension === '.pdf') return holdsOneOf(file, signs.pdf)
  // Word 97 and Excel 97 lock in a way that only their readers see; both open in a moment.
  return isOldOffice(head)
}

// More than these at once are left to their jobs, which refuse them as well, only later.
const openingMax = 4
let opening = 0

/**
 * Whoever uploads a locked document is told at once, and not by a job that fails. Many PDFs are locked against changes
 * and open without a password, so the sign alone is not enough: the reader tries, in its own process.
 */
export const refuseLocked = async (received: Received): Promise<void> => {
  const { file, head, extension, bytesCount } = received
  if (opening >= openingMax || !(await mayBeLocked(received))) return
  const certain = isLockedZip(head) || (isOldOffice(head) && (await holdsOneOf(file, signs.office)))
  if (certain) throw new DomainError('file_encrypted', { field: 'file' })
  opening += 1
  try {
    const words = ['open', file, `report${extension}`]
    const end = await runReader({ words, limits: readerLimits(bytesCount) })
    if (end.end === 'refused' && end.code === 'encrypted')
      throw new DomainError('file_encrypted', { field: 'file' })
  } finally {
    opening -= 1
  }
}
