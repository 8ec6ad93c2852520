import { writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { chooseUnseen, confidencesUnseen, fitScorer, weighUnseen } from './fit-scorer.ts'
import { tellConfidence } from './measure-confidence.ts'
import { readCorpus } from './read-corpus.ts'
import { readLessons, readMadeReports } from './read-lessons.ts'
import { scoreChoices } from './score-choices.ts'

// npm run train:esg -- [sets]: the labelled reports lie beside the repository, or where ESG_REPORTS says.
const root = path.resolve(import.meta.dirname, '..', '..')
const folder = path.resolve(root, process.env.ESG_REPORTS ?? '../shared/esg')
const named = process.argv.slice(2)
const sets = named.length > 0 ? named : ['.', 'batch-1', 'batch-2', 'batch-3', 'batch-4', 'batch-5']
const parts = Number(process.env.PARTS ?? 6)

const labelled = await readCorpus(folder, sets)
const corpus = [...labelled, ...readLessons(), ...readMadeReports()]
const weighing = weighUnseen(corpus, parts)
const choices = chooseUnseen(corpus, weighing, parts).filter(({ read }) => labelled.includes(read))
console.log(scoreChoices(choices, labelled))
console.log(tellConfidence(confidencesUnseen(choices, parts)))

const text = JSON.stringify(fitScorer(corpus, weighing, choices))
const quoted = text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
const file = path.join(root, 'esg', 'src', 'scoring', 'generated', 'learned.ts')
writeFileSync(
  file,
  `// Made by \`npm run train:esg\` from labelled reports; do not edit.\nexport const readLearned = (): string =>\n  '${quoted}'\n`,
)
console.log(`${path.relative(root, file)}: ${(text.length / 1024).toFixed(0)} kB`)
