import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Lends a document as a file in a folder of its own; both are gone afterwards, whatever happened. */
export const withCopy = async <T>(bytes: Buffer, work: (file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ledgerleaf-document-'))
  try {
    const file = path.join(folder, 'document')
    await writeFile(file, bytes, { mode: 0o600 })
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
