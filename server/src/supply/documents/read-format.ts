import { documentFormats } from '@ledgerleaf/contract/documents'
import { DomainError } from '../../platform/domain-error.ts'

type Format = (typeof documentFormats)[number]

const begins = (bytes: Buffer, ...head: number[]) => head.every((byte, at) => bytes[at] === byte)
/** The names of its parts stand in a container as they are, also where what they hold is packed. */
const isZipOf = (bytes: Buffer, part: string) => begins(bytes, 0x50, 0x4b, 0x03, 0x04) && bytes.includes(part)
const isOleOf = (bytes: Buffer, ...parts: string[]) =>
  begins(bytes, 0xd0, 0xcf, 0x11, 0xe0) && parts.some((part) => bytes.includes(part, 0, 'utf16le'))

const looksRight: Record<Format, (bytes: Buffer) => boolean> = {
  '.pdf': (bytes) => bytes.subarray(0, 1024).includes('%PDF-'),
  '.docx': (bytes) => isZipOf(bytes, 'word/'),
  '.xlsx': (bytes) => isZipOf(bytes, 'xl/'),
  '.doc': (bytes) => isOleOf(bytes, 'WordDocument'),
  '.xls': (bytes) => isOleOf(bytes, 'Workbook', 'Book'),
}

/** A document is what its name says, by how it begins and what it is made of; the words are the reader's to judge. */
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
