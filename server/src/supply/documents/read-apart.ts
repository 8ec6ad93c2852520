import { type ReaderLimits, readerLimits, refusalOf, runReader } from '../../reading/analysis/index.ts'
import type { DocumentReading } from './read-words.ts'
import { withCopy } from './with-copy.ts'

type NotRead = {
  refused: string
  /** Nothing is wrong with the document: the machine had no time for it. */
  wasBusy: boolean
}

/** Reads a document in a process of its own, and forgets the copy it was given. */
export const readApart = (
  name: string,
  bytes: Buffer,
  limits: ReaderLimits = readerLimits(bytes.length),
): Promise<DocumentReading | NotRead> =>
  withCopy(bytes, async (file) => {
    const words = ['words', file, name]
    const end = await runReader<DocumentReading>({ words, limits })
    if (end.end === 'done') return end.result
    // Ended from outside, as at a restart: the job is done again.
    if (end.end === 'killed') throw new Error('the reader was ended from outside; the document is read again')
    return { refused: refusalOf(end).message, wasBusy: end.end === 'deadline' && end.wasBusy }
  })
