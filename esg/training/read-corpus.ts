import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readPages } from '../src/formats/read-pages.ts'
import { isScan, readScans, worthReading } from '../src/formats/read-scans.ts'
import { readCandidates } from '../src/read-candidates.ts'
import type { Candidate } from '../src/values/candidate.ts'
import { type Entry, judgeCandidate, type LabelledDocument } from './label-candidates.ts'

export type ReadDocument = {
  set: string
  document: LabelledDocument
  entries: Entry[]
  /** Reports of one organisation look alike, so they are held out together. */
  organisation: string
  candidates: Candidate[]
  judged: (boolean | null)[]
}

type Truth = { documents: LabelledDocument[]; entries: Entry[] }

export const truthOf = (folder: string, set: string): Truth =>
  JSON.parse(readFileSync(path.join(folder, set, 'truth.json'), 'utf8')) as Truth

/** Every labelled document of these sets with its candidates, each told right from wrong. */
export const readCorpus = async (folder: string, sets: string[]): Promise<ReadDocument[]> => {
  const found: ReadDocument[] = []
  for (const set of sets) {
    const truth = truthOf(folder, set)
    for (const document of truth.documents) {
      const bytes = readFileSync(path.join(folder, set, document.file))
      const { pages, about } = await readPages({ name: document.file, bytes })
      if (isScan(pages)) await readScans(bytes, await worthReading(bytes, pages))
      const entries = truth.entries.filter(({ file }) => file === document.file)
      const { candidates } = readCandidates(pages, document.file, about)
      found.push({
        set,
        document,
        entries,
        organisation: document.company.replace(/ \(.*/, ''),
        candidates,
        judged: candidates.map((candidate) => judgeCandidate(candidate, document, entries)),
      })
    }
  }
  return found
}
