import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { analyse } from '../src/index.ts'
import { judge } from '../training/label-candidates.ts'
import { tellConfidence } from '../training/measure-confidence.ts'
import { truthOf } from '../training/read-corpus.ts'

// npm run bench:first-sight -- batch-3 [--errors]: labelled reports, as a person's upload would be read, with the score.
const root = path.resolve(import.meta.dirname, '..', '..')
const reports = path.resolve(root, process.env.ESG_REPORTS ?? '../shared/esg')
const [set = '.', ...options] = process.argv.slice(2)
const { documents, entries } = truthOf(reports, set)

const predictions: Record<string, unknown>[] = []
const judged: { confidence: number; right: boolean }[] = []
const seconds: Record<string, number> = {}
for (const document of documents) {
  const before = process.cpuUsage()
  const own = entries.filter(({ file }) => file === document.file)
  const bytes = readFileSync(path.join(reports, set, document.file))
  const { findings } = await analyse({ name: document.file, bytes })
  for (const { metric, year, value, confidence, evidence } of findings) {
    predictions.push({ file: document.file, metric, year, value, page: evidence.page, confidence })
    const right = judge({ metric, year, value }, document, own)
    if (right !== null) judged.push({ confidence, right })
  }
  const { user, system } = process.cpuUsage(before)
  seconds[document.file] = (user + system) / 1e6
}

const folder = mkdtempSync(path.join(tmpdir(), 'first-sight-'))
try {
  const file = path.join(folder, 'predictions.json')
  const times = path.join(folder, 'times.json')
  writeFileSync(file, JSON.stringify(predictions))
  writeFileSync(times, JSON.stringify(seconds))
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(reports, 'score.mjs'),
      file,
      path.join(reports, set, 'truth.json'),
      `--times=${times}`,
      ...options,
    ],
    { encoding: 'utf8' },
  )
  console.log(stdout || stderr)
  console.log(tellConfidence(judged))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
