import process from 'node:process'
import { asMarkdown, circumstances, keepResults } from '../results-page.ts'
import { runFaults } from './run-faults.ts'
import { strikes } from './strikes.ts'

// npm run faults -- [seconds]: ten minutes unless told otherwise.
const seconds = Number(process.argv[2] ?? 600)
const measured = circumstances()
const { struck, promises, breaches, findings, isSettled, settledSeconds, refusals } = await runFaults(
  { strikes, seconds, quietMs: 5000 },
  (line) => console.log(line),
)

const worst = (values: readonly (number | null)[]): string =>
  values.some((value) => value === null)
    ? 'never'
    : `${Math.max(...values.map((value) => value ?? 0)).toFixed(1)} s`
const faults = strikes.map(({ name, stopsPeople }) => {
  const own = struck.filter((one) => one.name === name)
  if (own.length === 0) return [name, '0', 'cannot be tried here', '-', '-']
  const noticed = stopsPeople ? worst(own.map((one) => one.noticed)) : '-'
  return [name, String(own.length), own.at(-1)?.detail ?? '', noticed, worst(own.map((one) => one.back))]
})
const kept = promises.map(({ what, told, lost, doubled, stuck }) =>
  [what, told, lost, doubled, stuck].map(String),
)
const tables = [
  {
    title: 'Faults: what was broken',
    note: `By \`npm run faults\`, ${seconds} s: two servers on one database, under purchases, retirements, uploads, refunds and subscriptions. Worst of all times.`,
    head: ['Fault', 'Times', 'Last', 'Every server not ready after', 'Ready again after'],
    rows: faults,
  },
  {
    title: 'Faults: what was promised',
    note: `Everything came to its end ${isSettled ? `${settledSeconds.toFixed(0)} s after the last fault` : `NOT within ${settledSeconds.toFixed(0)} s`}; ${breaches.length} broken invariants, ${findings.length} findings of the ledger's replay.`,
    head: ['What', 'Told', 'Lost', 'Doubled', 'Stuck'],
    rows: kept,
  },
]
for (const table of tables) console.log(asMarkdown(table, measured))
keepResults(
  tables.map((table) => asMarkdown(table, measured)),
  { keeping: 'all' },
)
for (const [name, times] of refusals) console.log(`refused ${times} times: ${name}`)
for (const breach of [...breaches, ...findings]) console.error(breach)
const isBroken =
  !isSettled ||
  breaches.length + findings.length > 0 ||
  promises.some(({ lost, doubled, stuck }) => lost + doubled + stuck > 0)
process.exit(isBroken ? 1 : 0)
