import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { browserArguments, findBrowser } from '../../e2e/support/find-browser.ts'
import { median } from './median.ts'
import { findPublicPages } from './public-pages.ts'
import { makeDataDir, startServer } from './server-process.ts'

const runs = 3
const version = '12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Audit = { score: number | null; scoreDisplayMode: string; title: string; numericValue?: number }
type Report = {
  categories: Record<(typeof categories)[number], { score: number; auditRefs: { id: string }[] }>
  audits: Record<string, Audit>
  /** How fast this machine was during the run; below about 1,000 it was too busy for its times to say much. */
  environment: { benchmarkIndex: number }
}

/** Its phone profile is the default: a slow four-core phone on a slow line, simulated. */
const inspect = async (browser: string, address: string, file: string): Promise<Report> => {
  const words = [
    '--yes',
    `lighthouse@${version}`,
    address,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless=new', ...browserArguments].join(' ')}`,
  ]
  await promisify(execFile)('npx', words, { env: { ...process.env, CHROME_PATH: browser } })
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

/** What keeps a page from full marks, apart from speed, which the figures themselves tell. */
const shortcomings = ({ categories, audits }: Report): string[] =>
  Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .map(({ id }) => ({ id, ...audits[id] }))
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id }) => id)

/** The middle of several runs, figure by figure, and everything that one of them missed. */
const describe = (reports: readonly Report[]): string[] => {
  const middle = (read: (report: Report) => number | undefined) =>
    median(reports.map((report) => read(report) ?? Number.NaN))
  const audit = (id: string) => middle(({ audits }) => audits[id]?.numericValue)
  return [
    ...categories.map((name) => (middle((report) => report.categories[name].score) * 100).toFixed(0)),
    audit('cumulative-layout-shift').toFixed(3),
    `${(audit('largest-contentful-paint') / 1000).toFixed(2)} s`,
    `${(audit('total-byte-weight') / 1000).toFixed(1)} kB`,
    [...new Set(reports.flatMap(shortcomings))].join(', '),
  ]
}

export const measureLighthouse = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-lighthouse-'))
  const { dir, remove } = makeDataDir()
  const server = await startServer(dir)
  const browser = await findBrowser()
  const rows: string[][] = []
  const speeds: number[] = []
  try {
    for (const { name, path: address } of await findPublicPages(server.origin)) {
      const reports: Report[] = []
      for (let run = 0; run < runs; run++)
        reports.push(await inspect(browser, server.origin + address, path.join(folder, 'report.json')))
      speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex))
      rows.push([name, ...describe(reports)])
    }
  } finally {
    await server.stop()
    remove()
    rmSync(folder, { recursive: true })
  }
  return {
    title: `Lighthouse ${version}, phone profile, every public page`,
    note: `Median of ${runs} runs each, the built site on this machine; the network and the phone are simulated by Lighthouse. Its index of this machine's speed was ${median(speeds).toFixed(0)}; below 1,000 the machine was busy and performance reads too low.`,
    head: [
      'Page',
      'Performance',
      'Accessibility',
      'Best practices',
      'SEO',
      'CLS',
      'LCP',
      'Transferred',
      'Not met',
    ],
    rows,
  }
}
