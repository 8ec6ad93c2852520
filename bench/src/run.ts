import process from 'node:process'
import { measureBankLines } from './bank-lines.ts'
import { measureCertificates } from './certificates.ts'
import { measureChain } from './chain.ts'
import { measureChainGrowth } from './chain-growth.ts'
import { measureDashboardCall } from './dashboard-call.ts'
import { measureHeap } from './heap/measure-heap.ts'
import { measureKeyCall } from './key-call.ts'
import { measureLedger } from './ledger.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMainThread } from './main-thread.ts'
import { measureMarketSearch } from './market-search.ts'
import { measureMigrations } from './migrations/measure-migrations.ts'
import { measureMirror } from './mirror.ts'
import { measureMovingLimits } from './moving-limits.ts'
import { measurePurchases } from './purchases.ts'
import { measureRecommendations } from './recommendations.ts'
import { measureRegistry } from './registry.ts'
import { asMarkdown, circumstances, keepResults, type Table } from './results-page.ts'
import { measureScriptSizes } from './script-sizes.ts'
import { measureSoak, soakTitle } from './soak.ts'
import { measureStartUp } from './start-up.ts'
import { measureUploads } from './uploads.ts'
import { measureWebhooks } from './webhooks.ts'
import { measureUpkeep, upkeepTitle } from './year/measure-upkeep.ts'
import { measureYear, yearTitle } from './year/measure-year.ts'

const measures: Record<string, () => Promise<Table>> = {
  'start-up': measureStartUp,
  'script-sizes': measureScriptSizes,
  lighthouse: measureLighthouse,
  'main-thread': measureMainThread,
  'dashboard-call': measureDashboardCall,
  'key-call': measureKeyCall,
  'market-search': measureMarketSearch,
  migrations: measureMigrations,
  ledger: measureLedger,
  purchases: measurePurchases,
  mirror: measureMirror,
  recommendations: measureRecommendations,
  'moving-limits': measureMovingLimits,
  certificates: measureCertificates,
  registry: measureRegistry,
  uploads: measureUploads,
  'bank-lines': measureBankLines,
  webhooks: measureWebhooks,
  heap: measureHeap,
  chain: measureChain,
  'chain-growth': measureChainGrowth,
}

/** Those that take the better part of an hour are measured when they are named, and stay on the page otherwise. */
const long: Record<string, () => Promise<Table>> = {
  year: measureYear,
  'year-upkeep': measureUpkeep,
  soak: measureSoak,
}
const longTitles = [yearTitle, upkeepTitle, soakTitle]

// `npm run bench -- purchases ledger` measures those alone.
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in measures || name in long))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no ${unknown.join(', ')}; there are ${Object.keys({ ...measures, ...long }).join(', ')}.\n`,
  )
  process.exit(1)
}
const sections: string[] = []
const chosen = Object.entries({ ...measures, ...long }).filter(([name]) =>
  wanted.length > 0 ? wanted.includes(name) : name in measures,
)
for (const [, measure] of chosen) {
  const before = circumstances()
  const section = asMarkdown(await measure(), before)
  process.stdout.write(section)
  sections.push(section)
}
keepResults(sections, wanted.length === 0 ? { keeping: longTitles } : { keeping: 'all' })
