import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUpward } from '../platform/find-upward.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'

type Panel = { type: string; title: string; targets?: { expr: string }[] }
type Dashboard = { panels: Panel[]; templating: { list: { query: unknown }[] } }

const file = findUpward('deploy/grafana/ledgerleaf.json') ?? ''
const dashboard = JSON.parse(readFileSync(file, 'utf8')) as Dashboard
const panels = dashboard.panels.filter(({ type }) => type !== 'row')

// The server is built first, where nobody did.
const startMsMax = 300_000
const token = 'a token of sixteen or more'
let database: TestDatabase
let server: Awaited<ReturnType<typeof startServerProcess>>
let told: string
beforeAll(async () => {
  database = await testDatabase()
  // Every statement is a slow one, so that those are told too.
  server = await startServerProcess(database.url, {
    METRICS_TOKEN: token,
    SLOW_QUERY_MS: '1',
    LOG_LEVEL: 'error',
  })
  const answer = await fetch(`${server.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  told = await answer.text()
}, startMsMax)
afterAll(async () => {
  await server?.end('SIGTERM')
  await database?.drop()
})

const series = () => told.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
// Prometheus adds who it asked.
const labelsOf = (metric: string) =>
  new Set([
    'instance',
    ...series()
      .filter((line) => line.startsWith(`${metric}{`))
      .flatMap((line) => Array.from(line.matchAll(/(\w+)="/g), ([, label]) => label)),
  ])
const isTold = (metric: string) =>
  series().some((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `))

test('the dashboard shows only what /metrics tells, by labels it has', () => {
  expect(panels.length).toBeGreaterThan(10)
  for (const { title, targets = [] } of panels)
    for (const { expr } of targets) {
      const metrics = Array.from(expr.matchAll(/([a-z_][a-z0-9_]*)\{([^}]*)\}/g))
      expect(metrics.length, title).toBeGreaterThan(0)
      for (const [, metric = '', selector = ''] of metrics) {
        expect(isTold(metric), `${title}: ${metric}`).toBe(true)
        const used = [
          ...Array.from(selector.matchAll(/(\w+)\s*=/g), ([, label]) => label),
          ...Array.from(expr.matchAll(/by \(([^)]*)\)/g), ([, list = '']) => list.split(/,\s*/)).flat(),
        ]
        for (const label of used) expect([...labelsOf(metric)], `${title}: ${metric}`).toContain(label)
      }
    }
})

test('every figure of our own has a place on the dashboard', () => {
  const own = Array.from(told.matchAll(/^# TYPE (\w+) \w+$/gm), ([, name = '']) => name).filter(
    (name) => !/^(process|nodejs)_/.test(name),
  )
  const shown = JSON.stringify(panels)
  const missing = own.filter((name) => !shown.includes(name))
  expect(missing).toEqual(['log_signed_size'])
})
