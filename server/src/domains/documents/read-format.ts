import { documentFormats } from '@ledgerleaf/contract/documents'
import { DomainError } from '../../platform/domain-error.ts'

type Format = (typeof documentFormats)[number]

const begins = (bytes: Buffer, ...head: number[]) => head.every((byte, at) => bytes[at] === byte)
const isZip = (bytes: Buffer) => begins(bytes, 0x50, 0x4b, 0x03, 0x04)
const isOle = (bytes: Buffer) => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)

const looksRight: Record<Format, (bytes: Buffer) => boolean> = {
  '.pdf': (bytes) => bytes.subarray(0, 1024).includes('%PDF-'),
  '.docx': isZip,
  '.xlsx': isZip,
  '.doc': isOle,
  '.xls': isOle,
}

/** A document is what its name says, by how it begins; what is inside is the reader's to judge. */
export const readFormat = (name: string, bytes: Buffer): string => {
  const ending = documentFormats.find((format) => name.toLowerCase().endsWith(format))
  if (!ending)
    throw new DomainError('unsupported_media_type', {
      field: 'file',
      message: 'Please choose a PDF, Word or Excel document.',
    })
  if (bytes.length === 0)
    throw new DomainError('invalid_input', { field: 'file', message: 'This file is empty.' })
  if (!looksRight[ending](bytes))
    throw new DomainError('unsupported_media_type', {
      field: 'file',
      message: `The content of this file is not that of a ${ending} file. Please choose another.`,
    })
  return ending.slice(1)
}
