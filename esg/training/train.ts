import { writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { calibrate } from '../src/scoring/scorer.ts'
import { calibrationOf, chooseUnseen, fitScorer } from './fit-scorer.ts'
import { readCorpus } from './read-corpus.ts'
import { scoreChoices } from './score-choices.ts'

// npm run train:esg -- [sets]: the labelled reports lie beside the repository, or where ESG_REPORTS says.
const root = path.resolve(import.meta.dirname, '..', '..')
const folder = path.resolve(root, process.env.ESG_REPORTS ?? '../shared/esg')
const sets = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const parts = Number(process.env.PARTS ?? 10)

const corpus = await readCorpus(folder, sets.length > 0 ? sets : ['.', 'batch-1', 'batch-2'])
const choices = chooseUnseen(corpus, parts)
console.log(scoreChoices(choices, corpus))
const calibration = calibrationOf(choices)
const known = choices.filter(({ right }) => right !== null)
console.log(
  `calibrated on ${known.length} choices; ${known.filter(({ settled }) => calibrate({ calibration }, settled.odds) < 0.9).length} of them below 0.9`,
)
const scorer = fitScorer(corpus, choices, parts)
const file = path.join(root, 'esg', 'src', 'scoring', 'generated', 'learned.ts')
const text = JSON.stringify(scorer)
writeFileSync(
  file,
  `// Made by \`npm run train:esg\` from labelled reports; do not edit.\nexport const readLearned = (): string =>\n  '${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'\n`,
)
console.log(`${path.relative(root, file)}: ${(text.length / 1024).toFixed(0)} kB`)
