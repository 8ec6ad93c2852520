import { identityFormats } from '@ledgerleaf/contract/seller-checks'
import { DomainError } from '../../platform/domain-error.ts'

type Format = (typeof identityFormats)[number]

const begins = (bytes: Buffer, ...head: number[]) => head.every((byte, at) => bytes[at] === byte)
const isJpeg = (bytes: Buffer) => begins(bytes, 0xff, 0xd8, 0xff)

const looksRight: Record<Format, (bytes: Buffer) => boolean> = {
  '.pdf': (bytes) => bytes.subarray(0, 1024).includes('%PDF-'),
  '.png': (bytes) => begins(bytes, 0x89, 0x50, 0x4e, 0x47),
  '.jpg': isJpeg,
  '.jpeg': isJpeg,
}

/** An extract is what its name says, by how it begins. */
export const readExtract = (
  given: string,
  bytes: Buffer,
): { name: string; format: string; bytes: Buffer } => {
  const name = given
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
  const refuse = (message: string) => new DomainError('unsupported_media_type', { field: 'file', message })
  const format = identityFormats.find((ending) => name.toLowerCase().endsWith(ending))
  if (!format) throw refuse('Please choose a PDF, PNG or JPEG file.')
  if (!looksRight[format](bytes)) throw refuse(`The content of this file is not that of a ${format} file.`)
  return { name, format: format.slice(1), bytes }
}
