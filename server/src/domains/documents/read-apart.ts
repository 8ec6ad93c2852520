import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readerLimits, refusalOf, runReader } from '../analysis/index.ts'
import type { PageText } from './sentences.ts'

type Reading = { pages: PageText[] } | { refused: string }

/** Reads a document in a process of its own, and forgets the copy it was given. */
export const readApart = async (name: string, bytes: Buffer): Promise<Reading> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ledgerleaf-document-'))
  try {
    const file = path.join(folder, 'document')
    await writeFile(file, bytes, { mode: 0o600 })
    const words = ['words', file, name]
    const end = await runReader<{ pages: PageText[] }>({ words, limits: readerLimits(bytes.length) })
    if (end.end === 'done') return end.result
    // Ended from outside, as at a restart: the job is done again.
    if (end.end === 'killed') throw new Error('the reader was ended from outside; the document is read again')
    return { refused: refusalOf(end).message }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
