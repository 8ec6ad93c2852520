import { acceptedTypes } from '@ledgerleaf/contract/uploads'
import { DomainError } from '../../platform/domain-error.ts'

export type Extension = (typeof acceptedTypes)[number]

/** How much of a file's beginning is enough to know it by. */
export const headBytes = 4096

const startsWith = (head: Buffer, ...bytes: number[]): boolean => bytes.every((byte, i) => head[i] === byte)
const text = (head: Buffer) => head.toString('latin1')

/** Windows, Linux, macOS and Java programs, and scripts that name their interpreter. */
const isProgram = (head: Buffer): boolean =>
  (startsWith(head, 0x4d, 0x5a) && !/^MZ[\x20-\x7e]*[,;\t]/.test(text(head))) ||
  startsWith(head, 0x7f, 0x45, 0x4c, 0x46) ||
  [0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe, 0xcafebabe].includes(
    head.length >= 4 ? head.readUInt32BE(0) : 0,
  ) ||
  /^#!\s*\//.test(text(head)) ||
  startsWith(head, 0x00, 0x61, 0x73, 0x6d)

const isZip = (head: Buffer) => startsWith(head, 0x50, 0x4b, 0x03, 0x04)
const isOle = (head: Buffer) => startsWith(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const isPdf = (head: Buffer) => text(head.subarray(0, 1024)).includes('%PDF-')
const isMarkup = (head: Buffer) => /^\s*(<\?xml|<!doctype|<html|<svg|<script)/i.test(text(head))
const isUtf16 = (head: Buffer) => startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff)

const isPlainText = (head: Buffer): boolean =>
  isUtf16(head) ||
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters no table is written with
  (!/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text(head)) && !isMarkup(head) && !isPdf(head))

// Office files of an old name may have been saved in the new format and the other way round; both are read.
const looksRight: Record<Extension, (head: Buffer) => boolean> = {
  '.pdf': isPdf,
  '.csv': isPlainText,
  '.xlsx': (head) => isZip(head) || isOle(head),
  '.xls': (head) => isZip(head) || isOle(head),
  '.docx': (head) => isZip(head) || isOle(head),
  '.doc': (head) => isZip(head) || isOle(head),
}

export const extensionOf = (name: string): Extension => {
  const found = acceptedTypes.find((type) => name.toLowerCase().endsWith(type))
  if (found) return found
  throw new DomainError('unsupported_media_type', {
    field: 'file',
    message: `This is not a type we can read. Please choose a ${acceptedTypes.slice(0, -1).join(', ')} or ${acceptedTypes.at(-1)} file.`,
  })
}

/** Refuses what is not what its name says, by how it begins. What is inside is the reader's to judge. */
export const checkContent = (extension: Extension, head: Buffer): void => {
  if (head.length === 0) throw new DomainError('file_empty', { field: 'file' })
  if (isProgram(head)) throw new DomainError('file_executable', { field: 'file' })
  if (!looksRight[extension](head))
    throw new DomainError('file_type_mismatch', {
      field: 'file',
      message: `The content of this file is not that of a ${extension} file. Please choose another.`,
    })
}
