import process from 'node:process'
import { openDatabase } from '../../../server/src/platform/db.ts'
import { openLog } from '../../../server/src/platform/log.ts'
import { asMarkdown, circumstances, keepResults } from '../results-page.ts'
import { buildRelease } from './build-release.ts'
import { findPrograms } from './find-programs.ts'
import { runDrills } from './run-drills.ts'
import { startCluster } from './start-cluster.ts'
import { built, startMembers } from './start-members.ts'
import { endServices, type Service } from './start-service.ts'

// npm run cluster: starts everything with demo data, until it is told to stop. npm run cluster -- test [words]: breaks it in
// turn, or only as far as the names of drills hold one of the words; with --from and a commit first, everything begins as that
// release and is upgraded under load.
const tell = (line: string) => console.log(line)
const [isTest, older, chosen] =
  process.argv[3] === '--from'
    ? [process.argv[2] === 'test', process.argv[4] ?? 'HEAD', process.argv.slice(5)]
    : [process.argv[2] === 'test', null, process.argv.slice(3)]
const programs = findPrograms()
if ('missing' in programs) {
  console.error(`Some of what the cluster is made of is not installed:\n  ${programs.missing}`)
  process.exit(1)
}

const measured = circumstances()
const running = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => running.abort())
const toldToStop = new Promise<never>((_, reject) => {
  running.signal.addEventListener('abort', () => reject(new Error('told to stop')))
})
toldToStop.catch(() => {})
const services: Service[] = []
const close = () => endServices(services)
const orStop = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([work, toldToStop]).catch(async (error: unknown) => {
    await close()
    throw error
  })

const release = older === null ? null : buildRelease(older, tell)
process.once('exit', () => release?.remove())
const program = release?.program ?? built
const cluster = await orStop(startCluster(programs, services, tell))
const members = await orStop(startMembers({ cluster, services, program, isDemo: !isTest, tell }))

if (!isTest) {
  tell(
    `Ledgerleaf is at ${cluster.siteUrl} (buyer@example.com, password ledgerleaf-demo). Its folder is ${cluster.root}.`,
  )
  tell('Ctrl-C ends it.')
  await toldToStop.catch(close)
  process.exit(0)
}

const database = () => openDatabase(cluster.urls.DATABASE_DIRECT_URL, openLog('silent'), 4)
const { drilled, promises, breaches, findings, isSettled } = await orStop(
  runDrills({ cluster, members, openDatabase: database, isOlder: release !== null, chosen }, tell),
)
await close()
// Kept beside each other: what is broken in turn, and an older release that is upgraded.
const title = release === null ? 'Several machines' : 'Several machines, upgraded from an older release'
const command = release === null ? 'npm run cluster -- test' : 'npm run cluster -- test --from <commit>'
const tables = [
  {
    title: `${title}: what was lost`,
    note: `By \`${command}\`: two web servers, two workers and two readers behind haproxy, with pgbouncer before two PostgreSQL under Patroni and etcd, all on this machine, under purchases, retirements, uploads, refunds and subscriptions.`,
    head: ['Drill', 'Good', 'What was seen'],
    rows: drilled.map(({ name, isGood, says }) => [name, isGood ? 'yes' : 'NO', says]),
  },
  {
    title: `${title}: what was promised`,
    note: `After all drills. Everything came to its end: ${isSettled ? 'yes' : 'NO'}; ${breaches.length} broken invariants, ${findings.length} findings of the ledger's replay.`,
    head: ['What', 'Told', 'Lost', 'Doubled', 'Stuck'],
    rows: promises.map(({ what, told, lost, doubled, stuck }) =>
      [what, told, lost, doubled, stuck].map(String),
    ),
  },
]
for (const table of tables) tell(asMarkdown(table, measured))
keepResults(
  tables.map((table) => asMarkdown(table, measured)),
  { keeping: 'all' },
)
for (const breach of [...breaches, ...findings]) console.error(breach)
const isBroken =
  !isSettled ||
  breaches.length + findings.length > 0 ||
  drilled.some(({ isGood }) => !isGood) ||
  promises.some(({ lost, doubled, stuck }) => lost + doubled + stuck > 0)
process.exit(isBroken ? 1 : 0)
