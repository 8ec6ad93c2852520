import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { readTrees } from './robust/read-trees.ts'
import { f1, type Score, scoreVariations } from './robust/score-variations.ts'
import { variations } from './robust/variations.ts'

// `npm run bench:robust [-- words] [--seed=1]`: the words of real tables with new figures, set in other ways, and what is read.
const reports = path.resolve(import.meta.dirname, '..', '..', process.env.ESG_REPORTS ?? '../shared/esg')
const sets = ['.', 'batch-1', 'batch-2', 'batch-3', 'batch-4', 'batch-5'].filter((set) =>
  existsSync(path.join(reports, set, 'truth.json')),
)
if (sets.length === 0) {
  process.stdout.write(`No labelled reports in ${reports}: nothing to score.\n`)
  process.exit(0)
}

const words = process.argv.slice(2)
const seed = Number(words.find((word) => word.startsWith('--seed='))?.slice(7) ?? 1)
const wanted = new RegExp(words.find((word) => !word.startsWith('--')) ?? '.')
const chosen = Object.fromEntries(Object.entries(variations).filter(([name]) => wanted.test(name)))

const show = (name: string, score: Score) => {
  const { right, wrong, missing } = score
  const share = (of: number) => (of === 0 ? 0 : right / of).toFixed(3)
  process.stdout.write(
    `${name.padEnd(38)} F1 ${f1(score).toFixed(3)}  P ${share(right + wrong)}  R ${share(right + missing)}  ${right} right, ${wrong} wrong, ${missing} missing\n`,
  )
}

const trees = await readTrees(reports, sets)
const files = new Set(trees.map(({ file }) => file)).size
process.stdout.write(`${trees.length} tables of ${files} reports, seed ${seed}\n`)
const scores = [...(await scoreVariations(trees, chosen, seed, show)).values()]
const sum = (of: (score: Score) => number) => scores.reduce((all, score) => all + of(score), 0)
show('all', {
  right: sum(({ right }) => right),
  wrong: sum(({ wrong }) => wrong),
  missing: sum(({ missing }) => missing),
})
