import type { Choice } from './fit-scorer.ts'
import { judge } from './label-candidates.ts'
import type { ReadDocument } from './read-corpus.ts'

const isCore = (metric: string) => /^scope1$|^scope2_|^scope3_total$/.test(metric)

/** Precision, recall and their mean for the scopes, as `score.mjs` beside the labelled reports counts them. */
export const scoreChoices = (choices: Choice[], corpus: ReadDocument[]): string => {
  const sets = [...new Set(corpus.map(({ set }) => set)), null]
  return sets
    .map((set) => {
      const own = choices.filter(({ read }) => set === null || read.set === set)
      const core = own.filter(({ settled }) => isCore(settled.metric))
      const wrong = core.filter(({ right }) => right === false).length
      let asked = 0
      let found = 0
      for (const read of corpus.filter((one) => set === null || one.set === set))
        for (const entry of read.entries) {
          if (entry.confidence === 'low' || !isCore(entry.metric)) continue
          asked += 1
          const alone = { file: read.document.file, company: read.document.company }
          const hit = own.some((choice) => choice.read === read && judge(choice.settled, alone, [entry]))
          if (hit) found += 1
        }
      const precision = found / Math.max(found + wrong, 1)
      const recall = found / Math.max(asked, 1)
      const mean = (2 * precision * recall) / Math.max(precision + recall, 1e-9)
      const percent = (share: number) => (100 * share).toFixed(1)
      return `${(set ?? 'all').padEnd(8)} core ${found} of ${asked}, ${wrong} wrong: precision ${percent(precision)}, recall ${percent(recall)}, F1 ${percent(mean)}`
    })
    .join('\n')
}
