import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { measureDashboardCall } from './dashboard-call.ts'
import { measureLedger } from './ledger.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMarketSearch } from './market-search.ts'
import { measureScriptSizes } from './script-sizes.ts'
import { measureStartUp } from './start-up.ts'

type Table = { title: string; note: string; head: string[]; rows: string[][] }

const asMarkdown = ({ title, note, head, rows }: Table) =>
  [
    `## ${title}`,
    '',
    note,
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n')

const [cpu] = os.cpus()
const machine = `${os.cpus().length} × ${cpu?.model || os.arch()}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release().split('-')[0]}, Node ${process.version}`
const page = [
  `# Measured`,
  '',
  `By \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.`,
  '',
  'Absolute figures drift with the machine; the ratios come from alternating slices of one run.',
  '',
]

for (const measure of [
  measureStartUp,
  measureScriptSizes,
  measureLighthouse,
  measureDashboardCall,
  measureMarketSearch,
  measureLedger,
]) {
  const table = asMarkdown(await measure())
  process.stdout.write(`${table}\n`)
  page.push(table)
}
writeFileSync(path.resolve(import.meta.dirname, '../RESULTS.md'), page.join('\n'))
