import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { readPages } from '../src/formats/read-pages.ts'
import { dropFurniture } from '../src/layout/drop-furniture.ts'
import type { Page } from '../src/layout/page.ts'
import { settleSize } from '../src/layout/settle-size.ts'
import { choose } from '../src/scoring/choose.ts'
import { collect } from '../src/values/collect.ts'
import { verifyEvidence } from '../src/values/verify-evidence.ts'
import { reportYear } from '../src/years/report-year.ts'
import { perturbations } from './perturb.ts'

// `npm run bench:robust [-- words]`: the labelled reports set and worded otherwise, and what is still read right in them.
type Score = { tp: number; fp: number; fn: number; p: number; r: number }

const reports = path.resolve(import.meta.dirname, '..', '..', process.env.ESG_REPORTS ?? '../shared/esg')
if (!existsSync(path.join(reports, 'truth.json'))) {
  process.stdout.write(`No labelled reports in ${reports}: nothing to score.\n`)
  process.exit(0)
}

const names = readdirSync(reports).filter((name) => /\.(pdf|csv|xlsx|xls|docx|doc)$/.test(name))
const latest = new Date().getFullYear()

const predict = (file: string, pages: Page[]) => {
  settleSize(pages)
  const year = reportYear(pages, file, latest)
  dropFurniture(pages)
  return choose(collect(pages, year, latest).filter(verifyEvidence)).map(
    ({ metric, year: of, value, best }) => ({
      file,
      metric,
      year: of,
      value,
      page: best.page.number,
    }),
  )
}

const score = (predictions: unknown[], folder: string): Record<string, Score> => {
  const written = path.join(folder, 'predictions.json')
  writeFileSync(written, JSON.stringify(predictions))
  const words = [path.join(reports, 'score.mjs'), written, path.join(reports, 'truth.json'), '--json']
  const { stdout, stderr, status } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0) throw new Error(stderr)
  return (JSON.parse(stdout) as { groups: Record<string, Score> }).groups
}

const percent = (share: number) => (100 * share).toFixed(1).padStart(5)
const shown = ({ tp, fp, fn, p, r }: Score) =>
  `${String(tp).padStart(4)} right ${String(fp).padStart(3)} wrong ${String(fn).padStart(3)} missing  P ${percent(p)}  R ${percent(r)}`

const wanted = new RegExp(process.argv[2] ?? '.')
const folder = mkdtempSync(path.join(tmpdir(), 'bench-robust-'))
try {
  const documents = new Map<string, Page[]>()
  for (const name of names) {
    const bytes = new Uint8Array(readFileSync(path.join(reports, name)))
    documents.set(name, (await readPages({ name, bytes })).pages)
  }
  for (const [name, perturb] of Object.entries(perturbations)) {
    if (!wanted.test(name)) continue
    const predictions = [...documents].flatMap(([file, pages]) => {
      const changed = structuredClone(pages)
      perturb(changed)
      return predict(file, structuredClone(changed))
    })
    const groups = score(predictions, folder)
    const of = (start: string) => Object.entries(groups).find(([group]) => group.startsWith(start))?.[1]
    const [core, all] = [of('CORE (scope1'), of('OVERALL')]
    if (core && all) process.stdout.write(`${name.padEnd(34)} core ${shown(core)}   all ${shown(all)}\n`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
