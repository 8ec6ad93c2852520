import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { fileBytesMax } from '@ledgerleaf/contract/uploads'
import { DomainError } from '../../platform/domain-error.ts'
import { type Extension, extensionOf } from './sniff-content.ts'
import { type Spooled, spoolUpload, tooLarge } from './spool-upload.ts'
import { storable } from './storable.ts'

type Part =
  | { type: 'file'; fieldname: string; filename: string; file: Readable & { truncated?: boolean } }
  | { type: 'field'; fieldname: string; value: unknown }

type Form = { parts: (options: { limits: Record<string, number> }) => AsyncIterable<Part> }

export type Received = Spooled & { extension: Extension; companyName: string; fileName: string }

const limits = { files: 1, fields: 4, parts: 5, fieldSize: 4096, fileSize: fileBytesMax + 1, headerPairs: 20 }
const nameLengthMax = 200

// biome-ignore lint/suspicious/noControlCharactersInRegex: nobody names a file or a company with these
const unprintable = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/** A name as it is shown: without the folders of somebody's machine and without characters that turn a line around. */
const readName = (text: string): string =>
  storable(path.basename(text.replaceAll('\\', '/')).replace(unprintable, '').trim())

const readCompany = (value: unknown): string =>
  storable(String(value ?? ''))
    .replace(unprintable, '')
    .trim()
    .slice(0, nameLengthMax) || 'Unknown'

/** Cut in the middle, so that the ending, which says what it is, stays. */
const shorten = (name: string): string =>
  name.length > nameLengthMax ? `${name.slice(0, nameLengthMax - 20)}…${name.slice(-19)}` : name

// What the reader of forms says of one that is broken has no code, only words.
const brokenForm = /Boundary not found|unexpected end of multipart data|Malformed part header/i

const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  if ('code' in error && error.code === 'FST_FILES_LIMIT')
    return new DomainError('invalid_input', {
      field: 'file',
      message: 'Please upload one report at a time: this form holds several files.',
    })
  return brokenForm.test(error.message) ? new DomainError('malformed_body') : error
}

/** Reads the form as it arrives: the file goes to disk, the rest is two short texts. One file and no more. */
export const receiveForm = async (dataDir: string, form: Form): Promise<Received> => {
  let companyName = 'Unknown'
  let spooled: (Spooled & { extension: Extension; fileName: string }) | null = null
  try {
    for await (const part of form.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldname === 'companyName') companyName = readCompany(part.value)
      } else if (part.fieldname !== 'file' || spooled) part.file.resume()
      else {
        const fileName = readName(part.filename ?? '')
        const extension = extensionOf(fileName)
        spooled = { ...(await spoolUpload(dataDir, part.file)), extension, fileName: shorten(fileName) }
        if (part.file.truncated) throw tooLarge()
      }
    }
    if (!spooled) throw new DomainError('file_missing', { field: 'file' })
    return { ...spooled, companyName }
  } catch (error) {
    if (spooled) await rm(spooled.file, { force: true })
    throw refusalOf(error)
  }
}
