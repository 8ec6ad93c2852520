import process from 'node:process'
import { lastPapers } from '../../server/src/testing/papers/last-papers.ts'
import type { MadePaper } from '../../server/src/testing/papers/paper.ts'
import { freshPapers, measuredPapers, tuningPapers } from '../../server/src/testing/papers/papers.ts'
import { scoreKinds, scorePaper } from '../../server/src/testing/papers/score-papers.ts'

/** How much of what made project documents state is read, and how much is read wrongly. */
const percent = (share: number) => `${(share * 100).toFixed(0)} %`

const print = async (title: string, papers: readonly MadePaper[]) => {
  const scores = []
  for (const paper of papers) scores.push(await scorePaper(paper))
  console.log(`\n${title}: ${papers.length} documents\n`)
  console.log('kind                facts  found  wrong  recall  precision')
  for (const { kind, facts, found, wrong, recall, precision } of scoreKinds(scores))
    console.log(
      `${kind.padEnd(18)} ${String(facts).padStart(6)} ${String(found).padStart(6)} ${String(wrong).padStart(6)} ${percent(recall).padStart(7)} ${percent(precision).padStart(10)}`,
    )
  for (const { paper, missed, wrong } of scores)
    for (const [word, facts] of [
      ['missed', missed],
      ['wrong', wrong],
    ] as const)
      for (const { kind, value } of facts) console.log(`  ${paper.name}: ${word} ${kind} ${value}`)
}

const [half] = process.argv.slice(2)
const halves: Readonly<Record<string, [string, readonly MadePaper[]]>> = {
  tuning: ['Tuned on, so no measurement', tuningPapers],
  measured: ['Held back at first and mended with since, so no measurement', measuredPapers],
  fresh: ['Held back at second and mended with since, so no measurement', freshPapers],
  last: ['Held back at third and mended with since, so no measurement', lastPapers],
}
for (const [name, [title, papers]] of Object.entries(halves))
  if (!half || half === name) await print(title, papers)
