import type { LedgerMove } from '@ledgerleaf/contract/money'

type Postings = LedgerMove['postings']

export type Grouped = { common: 'from' | 'to'; words: string; postings: Postings }

/** What an entry moved, by where it came from; or by where all of it went, where that is one place and the sources are several. */
export const bySource = (postings: Postings): Grouped[] => {
  const goals = new Set(postings.map(({ to }) => to.words))
  const sources = new Set(postings.map(({ from }) => from.words))
  const common = goals.size === 1 && sources.size > 1 ? 'to' : 'from'
  return [...(common === 'to' ? goals : sources)].map((words) => ({
    common,
    words,
    postings: postings.filter((posting) => posting[common].words === words),
  }))
}
