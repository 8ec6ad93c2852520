import { readerLimits, refusalOf, runReader } from '../../reading/analysis/index.ts'
import type { DocumentReading } from './read-words.ts'
import { withCopy } from './with-copy.ts'

/** Reads a document in a process of its own, and forgets the copy it was given. */
export const readApart = (name: string, bytes: Buffer): Promise<DocumentReading | { refused: string }> =>
  withCopy(bytes, async (file) => {
    const words = ['words', file, name]
    const end = await runReader<DocumentReading>({ words, limits: readerLimits(bytes.length) })
    if (end.end === 'done') return end.result
    // Ended from outside, as at a restart: the job is done again.
    if (end.end === 'killed') throw new Error('the reader was ended from outside; the document is read again')
    return { refused: refusalOf(end).message }
  })
