import { hkdfSync } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { openChain } from '../chain/index.ts'
import { createCheckout } from '../checkout-parts.ts'
import { openedAt, seedDemo } from '../demo/index.ts'
import type { Elsewhere, Programs } from '../http/guard-program.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { buildServer } from '../http/server.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { watchLedger } from '../ledger/watch-ledger.ts'
import { liveTasks } from '../live/live.jobs.ts'
import { runSequencer } from '../log/run-sequencer.ts'
import { createIdentity } from '../people/identity/index.ts'
import { publishTerms, readFiles } from '../people/terms/index.ts'
import type { Config } from '../platform/config.ts'
import { openedThings } from '../platform/opened.ts'
import type { Papers } from '../platform/papers.ts'
import { openBucket } from '../platform/store/open-bucket.ts'
import { openStore } from '../platform/store/open-store.ts'
import { inTransaction } from '../platform/transaction.ts'
import { analysisJobs } from '../reading/analysis/index.ts'
import { taskHandlers } from '../task-handlers.ts'
import { paymentRoutes } from '../trade/payments/index.ts'
import { keepCredentialKey } from '../use/credentials/index.ts'
import { v1Routes } from '../v1-routes.ts'
import { verifyDomains } from '../verify-domains.ts'
import { keepCounterparts } from './keep-counterpart.ts'
import { aimClock, readClock } from './market-clock.ts'
import { openMarketDatabase } from './market-database.ts'
import { openMover } from './move-clock.ts'
import { testConfig } from './test-config.ts'

export type MarketParts = {
  config: Config
  dataDir: string
  /** Of PostgreSQL itself, with the database of the market beside this one. */
  databaseUrl: string
  secret: string
  log: Logger
  papers: Papers
  /** Of the market beside it: that is where keys are kept, and asked at every call. */
  programs: Pick<Programs, 'authenticate' | 'count'>
}

export type TestMarket = { answer: Elsewhere; close: () => Promise<void> }

/** Nothing that is signed there can be taken for something of the market beside it. */
const ownSecret = (secret: string, organisationId: string): string =>
  Buffer.from(hkdfSync('sha256', secret, organisationId, 'ledgerleaf test market', 32)).toString('base64url')

/** Under which name its log is signed: no address of anybody's. */
const logAddress = (publicUrl: string, organisationId: string): string =>
  `https://${organisationId}.test.${new URL(publicUrl).host}`

/** Mail of a test market is written and sent to nobody. */
const noMail = { send: async () => {} }

const assemble = async (
  parts: MarketParts,
  organisationId: string,
  name: string,
  opened: ReturnType<typeof openedThings>,
): Promise<FastifyInstance> => {
  const { papers } = parts
  const config = testConfig(parts.config, parts.dataDir, organisationId)
  const { dataDir, publicUrl } = config
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const secret = ownSecret(parts.secret, organisationId)
  const log = parts.log.child({ testMarket: organisationId })
  const { database, url } = await openMarketDatabase(parts.databaseUrl, name, log)
  opened.add(database.close)
  const { db, pool, reader } = database
  const clock = async () => (await readClock(db)).now
  const identity = createIdentity({ config, secret, db, pool, log, onArrival: async () => {} })
  const now = await clock()
  await inTransaction(db, (tx) => keepCredentialKey(tx, secret, now))
  const inForceSince = await openedAt(db, now)
  await inTransaction(db, (tx) => publishTerms(tx, readFiles(config), inForceSince))
  const { invoicing } = config
  await seedDemo(db, { now, secret, publicUrl, invoicing, createPerson: identity.createPerson })
  const store = openStore({ db, bucket: openBucket(config.storage, dataDir), secret, log })
  const checkout = createCheckout({ config, secret, db, log, ownOrigin: () => ownOrigin(app.server) })
  const ofLog = { publicUrl: logAddress(publicUrl, organisationId), secret }
  const sequencer = await runSequencer({ db, log, dataDir, ...ofLog })
  opened.add(sequencer.stop)
  const chain = openChain({
    ...{ config: config.chain, databaseUrl: url, publicUrl, logLevel: config.logLevel },
    ...{ mayMirror: false, log },
  })
  const analysis = analysisJobs({ config, dataDir, db, store, log })
  const keepCounterpart = keepCounterparts(db)
  const programs: Programs = {
    mode: 'test',
    count: parts.programs.count,
    // Asked once more, and not taken from whoever handed the call on: this door is guarded by itself.
    authenticate: async (request, at) => {
      const caller = await parts.programs.authenticate(request, at)
      const isOwn = caller?.key.mode === 'test' && caller.organisationId === organisationId
      return caller && isOwn ? keepCounterpart(caller, await clock()) : null
    },
  }
  const testClock = { read: () => readClock(db), aim: aimClock, start: () => mover.start() }
  const app: FastifyInstance = await buildServer({
    ...{ config, secret, log, programs, clock },
    authenticate: async () => null,
    routes: [
      ...v1Routes({
        ...{ config, secret, db, reader, log, papers, store, testClock },
        provider: checkout.provider,
      }),
      ...paymentRoutes({ db, provider: checkout.provider }),
    ],
    extensions: [checkout.mount],
  })
  opened.add(() => app.close())
  const watch = watchLedger({ db, log, refusesToSign: sequencer.refuses, verifyDomains })
  const handlers = taskHandlers({
    ...{ config, db, secret, mail: noMail, papers, store, identity, checkout, analysis, chain, log },
    live: { tasks: liveTasks({ db }) },
    watch,
  })
  const jobs = await runJobs({ pool, handlers, byTheClock: true, log, clock })
  opened.add(jobs.stop)
  opened.add(async () => analysis.close())
  opened.add(watch.stop)
  const mover = openMover({ db, pool, handlers, organisationId, publicUrl, log })
  opened.add(mover.stop)
  // Market and sandbox speak over HTTP, here too; nobody else is told of the port.
  await app.listen({ host: config.host, port: config.port })
  // Whoever moved it may be gone.
  mover.start()
  return app
}

/** A whole market of an organisation's own, over its own database: the same verbs, the same jobs, and nothing outside. */
export const openTestMarket = async (
  parts: MarketParts,
  organisationId: string,
  name: string,
): Promise<TestMarket> => {
  const opened = openedThings()
  try {
    const app = await assemble(parts, organisationId, name, opened)
    return { answer: (request, response) => app.routing(request, response), close: opened.closeAll }
  } catch (error) {
    await opened.closeAll().catch(() => {})
    throw error
  }
}
