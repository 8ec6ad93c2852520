import path from 'node:path'
import type { Readable } from 'node:stream'
import { registryFileBytesMax } from '@ledgerleaf/contract/registry-records-api'
import { DomainError } from '../../platform/domain-error.ts'

type Part =
  | { type: 'file'; fieldname: string; filename: string; file: Readable & { truncated?: boolean } }
  | { type: 'field' }

type Form = { parts: (options: { limits: Record<string, number> }) => AsyncIterable<Part> }

const limits = {
  files: 1,
  fields: 2,
  parts: 3,
  fieldSize: 1024,
  fileSize: registryFileBytesMax,
  headerPairs: 20,
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: nobody names a file with these
const unprintable = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

const readName = (text: string): string =>
  path.basename(text.replaceAll('\\', '/')).replace(unprintable, '').trim().slice(-200) || 'Unnamed'

/** The file of a form, given on as it arrives: it is read while it is sent and never whole in memory. */
export const receiveFile = async <T>(
  form: Form,
  read: (name: string, bytes: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T> => {
  for await (const part of form.parts({ limits })) {
    if (part.type !== 'file') continue
    const answer = await read(readName(part.filename ?? ''), part.file)
    if (part.file.truncated) throw new DomainError('body_too_large')
    return answer
  }
  throw new DomainError('invalid_input', { field: 'file', message: 'Choose a file' })
}
