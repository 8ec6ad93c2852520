import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { median } from './median.ts'

type Stats = { file: string; pages: number; milliseconds: number; peakMegabytes: number; format: string }

const root = path.resolve(import.meta.dirname, '..', '..')
const reports = path.resolve(root, process.env.ESG_REPORTS ?? '../shared/esg')
const command = path.join(root, 'server', 'dist', 'cli', 'analyze.js')

if (!existsSync(path.join(reports, 'truth.json'))) {
  console.log(`No labelled reports in ${reports}: nothing to score.`)
  process.exit(0)
}

const files = readdirSync(reports)
  .filter((name) => /\.(pdf|csv|xlsx|xls|docx|doc)$/.test(name))
  .map((name) => path.join(reports, name))
const pdfs = files.filter((file) => file.endsWith('.pdf'))

/** One core for both sides, where the system lets us say so. */
const pinned = (program: string, words: string[]) =>
  spawnSync('taskset', ['-V']).status === 0
    ? { program: 'taskset', words: ['-c', '0', program, ...words] }
    : { program, words }

const analyse = (targets: string[]) => {
  const { program, words } = pinned(process.execPath, [command, '--json', '--stats', ...targets])
  const { stdout, stderr, status } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(`the analysis failed: ${stderr}`)
  const stats = stderr
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Stats)
  return { findings: stdout, stats }
}

const seconds = (work: () => void) => {
  const begun = performance.now()
  work()
  return (performance.now() - begun) / 1000
}

const yardstick = () => {
  for (const file of pdfs) {
    const { program, words } = pinned('pdftotext', ['-layout', file, '/dev/null'])
    spawnSync(program, words, { stdio: 'ignore' })
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-esg-'))
try {
  const { findings, stats } = analyse(files)
  const predictions = path.join(folder, 'predictions.json')
  writeFileSync(predictions, findings)
  const errors = process.argv.includes('--errors') ? ['--errors'] : []
  const score = spawnSync(
    process.execPath,
    [path.join(reports, 'score.mjs'), predictions, path.join(reports, 'truth.json'), ...errors],
    { encoding: 'utf8' },
  )
  console.log(score.stdout)
  const alone = pdfs.map((file) => analyse([file]).stats[0]).filter((entry) => entry !== undefined)
  const largest = alone.reduce((most, entry) => (entry.peakMegabytes > most.peakMegabytes ? entry : most))
  console.log(
    `memory peak, each file in a process of its own: ${largest.peakMegabytes} MB (${path.basename(largest.file)}); all ${files.length} files in one process: ${stats.at(-1)?.peakMegabytes} MB`,
  )
  if (spawnSync('pdftotext', ['-v']).error)
    console.log('pdftotext is not installed (poppler-utils): no speed to compare with.')
  else {
    const pages = stats.filter(({ format }) => format === 'pdf').reduce((all, entry) => all + entry.pages, 0)
    const ratios: number[] = []
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < 2; round++) {
      // A-B-B-A: whatever else the machine does in the meantime meets both sides alike.
      const a1 = seconds(yardstick)
      const b1 = seconds(() => analyse(pdfs))
      const b2 = seconds(() => analyse(pdfs))
      const a2 = seconds(yardstick)
      ratios.push((a1 + a2) / (b1 + b2))
      ours.push(pages / b1, pages / b2)
      theirs.push(pages / a1, pages / a2)
    }
    console.log(
      `pages a second on one core: ${median(ours).toFixed(1)} for the whole analysis, ${median(theirs).toFixed(1)} for pdftotext -layout; ratio ${median(ratios).toFixed(2)}`,
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
