import { DocumentRefused } from '../document-refused.ts'
import type { Format } from '../types.ts'
import { guardZip } from './guard-zip.ts'

const starts = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte)
const latin = new TextDecoder('latin1')

const executable = (bytes: Uint8Array) =>
  starts(bytes, 0x4d, 0x5a) ||
  starts(bytes, 0x7f, 0x45, 0x4c, 0x46) ||
  starts(bytes, 0xcf, 0xfa, 0xed, 0xfe) ||
  starts(bytes, 0xca, 0xfe, 0xba, 0xbe) ||
  starts(bytes, 0x23, 0x21)

/** The names of the streams in an old Office file stand in UTF-16 in its directory. */
const hasStream = (bytes: Uint8Array, name: string) => {
  const wide = Buffer.from(name, 'utf16le')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(wide)
}

const ofCompound = (bytes: Uint8Array): Format => {
  if (hasStream(bytes, 'EncryptedPackage'))
    throw new DocumentRefused(
      'encrypted',
      'This document is password-protected. Remove the password and upload it again.',
    )
  if (hasStream(bytes, '_VBA_PROJECT') || hasStream(bytes, 'VBA'))
    throw new DocumentRefused(
      'macros',
      'This document contains macros. Save it without macros and upload it again.',
    )
  if (hasStream(bytes, 'WordDocument')) return 'doc'
  if (hasStream(bytes, 'Workbook') || hasStream(bytes, 'Book')) return 'xls'
  throw new DocumentRefused(
    'unknown_format',
    'This is an old Office file of a kind that is not read. PDF, Excel, Word and CSV are.',
  )
}

const looksLikeText = (bytes: Uint8Array) => {
  if (starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff)) return true
  const sample = bytes.subarray(0, 65_536)
  let odd = 0
  for (const byte of sample) {
    if (byte === 0) return false
    if (byte < 9 || (byte > 13 && byte < 32)) odd += 1
  }
  return odd <= sample.length / 1000
}

const endings: Record<Format, string[]> = {
  pdf: ['pdf'],
  xlsx: ['xlsx'],
  xls: ['xls'],
  csv: ['csv', 'txt', 'tsv'],
  docx: ['docx'],
  doc: ['doc'],
}

const sniff = async (bytes: Uint8Array): Promise<Format> => {
  if (executable(bytes)) throw new DocumentRefused('executable', 'This is a program, not a document.')
  // Some writers put a few bytes before the mark; readers accept it within the first kilobyte.
  if (latin.decode(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf'
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return ofCompound(bytes)
  if (starts(bytes, 0x50, 0x4b)) return guardZip(bytes)
  if (starts(bytes, 0x1f, 0x8b) || starts(bytes, 0x52, 0x61, 0x72, 0x21) || starts(bytes, 0x37, 0x7a))
    throw new DocumentRefused('unknown_format', 'This is an archive. Upload the document itself.')
  if (looksLikeText(bytes)) {
    const begin = latin.decode(bytes.subarray(0, 512)).trimStart().toLowerCase()
    if (
      begin.startsWith('<!doctype') ||
      begin.startsWith('<html') ||
      begin.startsWith('<?xml') ||
      begin.startsWith('<svg') ||
      begin.startsWith('{\\rtf')
    )
      throw new DocumentRefused('unknown_format', 'This file is not a PDF, Excel, Word or CSV document.')
    return 'csv'
  }
  throw new DocumentRefused('unknown_format', 'This file is not a PDF, Excel, Word or CSV document.')
}

/** What the document is, by its content. A name that promises something else is refused: somebody is mistaken. */
export const detectFormat = async (name: string, bytes: Uint8Array): Promise<Format> => {
  if (bytes.length === 0) throw new DocumentRefused('empty', 'The file is empty.')
  const format = await sniff(bytes)
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase()
  const promised = Object.entries(endings).find(([, list]) => list.includes(ending ?? ''))?.[0]
  if (promised && promised !== format)
    throw new DocumentRefused(
      'type_mismatch',
      `The name says .${ending}, the content is ${format.toUpperCase()}. Rename the file or upload the right one.`,
    )
  return format
}
