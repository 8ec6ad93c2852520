import { readLayout } from '@ledgerleaf/esg'
import { layoutOf } from '../../supply/documents/page-text.ts'
import { type DocumentReading, readWords } from '../../supply/documents/read-words.ts'
import { writePage } from '../../supply/documents/write-page.ts'
import type { MadePaper, PaperFact } from './paper.ts'

/** Reads a made document as the child process would. */
export const readPaper = async ({ name, make }: MadePaper): Promise<DocumentReading> => {
  const { pages } = await readLayout({ name, bytes: await make() })
  return readWords(
    pages.map((page) => ({
      page: page.page,
      text: writePage(page),
      layout: layoutOf(page),
      blocks: page.blocks,
    })),
  )
}

export type PaperScore = { paper: MadePaper; found: PaperFact[]; missed: PaperFact[]; wrong: PaperFact[] }

const isSame = (a: PaperFact, b: PaperFact) => a.kind === b.kind && a.value === b.value

export const scorePaper = async (paper: MadePaper): Promise<PaperScore> => {
  const { facts } = await readPaper(paper)
  return {
    paper,
    found: paper.facts.filter((fact) => facts.some((one) => isSame(one, fact))),
    missed: paper.facts.filter((fact) => !facts.some((one) => isSame(one, fact))),
    wrong: facts
      .filter((one) => !paper.facts.some((fact) => isSame(fact, one)))
      .map(({ kind, value }) => ({ kind, value })),
  }
}

export type KindScore = {
  kind: string
  facts: number
  found: number
  wrong: number
  recall: number
  precision: number
}

const tally = (
  kind: string,
  scores: readonly PaperScore[],
  counts: (fact: PaperFact) => boolean,
): KindScore => {
  const sum = (pick: (score: PaperScore) => readonly PaperFact[]) =>
    scores.reduce((all, score) => all + pick(score).filter(counts).length, 0)
  const found = sum((score) => score.found)
  const facts = found + sum((score) => score.missed)
  const wrong = sum((score) => score.wrong)
  return {
    kind,
    facts,
    found,
    wrong,
    recall: facts === 0 ? 1 : found / facts,
    precision: found + wrong === 0 ? 1 : found / (found + wrong),
  }
}

/** How many of the facts were found and how many of what was read is wrong, by kind and over all. */
export const scoreKinds = (scores: readonly PaperScore[]): KindScore[] => {
  const kinds = new Set(
    scores.flatMap(({ found, missed, wrong }) => [...found, ...missed, ...wrong].map(({ kind }) => kind)),
  )
  return [
    ...[...kinds].sort().map((kind) => tally(kind, scores, (fact) => fact.kind === kind)),
    tally('all', scores, () => true),
  ]
}
