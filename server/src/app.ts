import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { apiRoutes } from './api-routes.ts'
import { forked } from './backup/restore-words.ts'
import { runSafekeeping } from './backup/run-safekeeping.ts'
import { chainCheck, openChain } from './chain/index.ts'
import { createCheckout } from './checkout-parts.ts'
import { isDemoPlanted, seedDemo } from './demo/index.ts'
import { serveMailPage } from './http/development-mail.ts'
import { exportMetrics } from './http/export-metrics.ts'
import { serveHealth } from './http/health.ts'
import { serveMetrics } from './http/metrics.ts'
import { openRenderer } from './http/open-renderer.ts'
import { ownOrigin } from './http/own-origin.ts'
import { openRegistry } from './http/registry.ts'
import { serveLog } from './http/serve-log.ts'
import { readSite, serveSite } from './http/serve-site.ts'
import { buildServer } from './http/server.ts'
import { statementCounters, traceCounters } from './http/watch-counters.ts'
import { laneGauges, lanesOfTasks } from './jobs/lane-ages.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { raiseStop } from './ledger/raise-stop.ts'
import { watchLedger } from './ledger/watch-ledger.ts'
import { openLive } from './live/open-live.ts'
import { runSequencer } from './log/run-sequencer.ts'
import { runWitnessing } from './log/run-witnessing.ts'
import { witnessCheck } from './log/witness-check.ts'
import { createIdentity } from './people/identity/index.ts'
import { serveProviderReturn } from './people/providers/index.ts'
import { publishTerms, readFiles } from './people/terms/index.ts'
import type { Config } from './platform/config.ts'
import { type Database, type Db, openDatabase, sqlState } from './platform/db.ts'
import { keepPostgres } from './platform/embedded-postgres/keep-postgres.ts'
import { findUpward } from './platform/find-upward.ts'
import { openLog } from './platform/log.ts'
import { openMail } from './platform/mail/open-mail.ts'
import { migrate } from './platform/migrate.ts'
import { openPapers } from './platform/papers.ts'
import { readSecret } from './platform/secret.ts'
import { StartError } from './platform/start-error.ts'
import { openBucket } from './platform/store/open-bucket.ts'
import { openStore } from './platform/store/open-store.ts'
import { storeCheck } from './platform/store/store-check.ts'
import { openTracer } from './platform/tracing/tracer.ts'
import { inTransaction } from './platform/transaction.ts'
import { analysisJobs, joinVisitor } from './reading/analysis/index.ts'
import { openStanding } from './standing/open-standing.ts'
import { findProjectIds } from './supply/projects/index.ts'
import { taskHandlers } from './task-handlers.ts'
import { keepCredentialKey } from './use/credentials/index.ts'
import { overdueCheck } from './use/registry-retirements/index.ts'
import { depositCheck, runDeposits, walletChain } from './use/wallets/index.ts'
import { verifyDomains } from './verify-domains.ts'
import { describePublicPage, findPublicPaths } from './views/market/index.ts'

export { StartError }

export type RunningApp = { url: string; greeting: string; close: () => Promise<void> }

/** What was opened, closed again in the opposite order, whether the start succeeds or fails half-way. */
const openedThings = () => {
  const closers: (() => Promise<unknown>)[] = []
  return {
    add: (close: () => Promise<unknown>) => void closers.push(close),
    // One that fails keeps none of the others open.
    closeAll: async () => {
      const failures: unknown[] = []
      for (const close of closers.splice(0).reverse()) await close().catch((error) => failures.push(error))
      if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures)
    },
  }
}

/** Where people and work come in: all are closed at once, since none may take the time of another. */
const openedEdges = () => {
  const closers: (() => Promise<unknown>)[] = []
  return {
    add: (close: () => Promise<unknown>) => void closers.push(close),
    closeAll: async () => {
      const results = await Promise.allSettled(closers.splice(0).map((close) => close()))
      const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
      if (failures.length > 0) throw new AggregateError(failures)
    },
  }
}

const makeDataDir = (dir: string): string => {
  try {
    mkdirSync(dir, { recursive: true })
    return path.resolve(dir)
  } catch (error) {
    throw new StartError(
      `The data folder ${dir} cannot be made: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

const prepareDatabase = async (database: Database, url: string): Promise<void> => {
  try {
    await migrate(database.pool)
  } catch (error) {
    if (error instanceof StartError) throw error
    const { host, pathname } = new URL(url)
    const reason = sqlState(error) ?? (error instanceof Error ? error.message : String(error))
    throw new StartError(`The database ${host}${pathname} cannot be used (${reason}). Check DATABASE_URL.`)
  }
}

/** A folder that was tried out with the demo does not become a market by setting a variable. */
const refuseDemo = async (db: Db): Promise<void> => {
  if (await isDemoPlanted(db))
    throw new StartError(
      'This database holds the demo, and its passwords are public. Use a new one, or set DEMO=1 to show the demo in production.',
    )
}

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<void> => {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken. Set PORT to a free one.`)
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this account. Set PORT to another.`)
    throw error
  }
}

const greet = (config: Config, demo: boolean): string =>
  `Ledgerleaf is at ${config.publicUrl}${demo ? ' (demo accounts: buyer@example.com, seller@example.com, operator@example.com, operator2@example.com; password ledgerleaf-demo; the page shows the code an operator is asked for)' : ''}`

const assemble = async (
  config: Config,
  log: Logger,
  opened: ReturnType<typeof openedThings>,
): Promise<void> => {
  const dataDir = makeDataDir(config.dataDir)
  const postgres =
    config.databaseUrl === null ? await keepPostgres(path.join(dataDir, 'postgres'), log) : null
  if (postgres) opened.add(postgres.stop)
  const url = config.databaseUrl ?? postgres?.url ?? ''
  const tracer = openTracer(config.tracing, log)
  if (tracer) opened.add(tracer.close)
  const database = openDatabase(url, log, undefined, config.slowStatementMs)
  opened.add(database.close)
  await prepareDatabase(database, url)

  const { db, pool, reader } = database
  const secret = await readSecret(dataDir, config)
  await inTransaction(db, (tx) => keepCredentialKey(tx, secret, new Date()))
  await inTransaction(db, (tx) => publishTerms(tx, readFiles(config), new Date()))
  const identity = createIdentity({
    config,
    secret,
    db,
    pool,
    log,
    onArrival: joinVisitor({ config, secret }),
  })
  if (config.demo)
    await seedDemo(db, {
      now: new Date(),
      secret,
      publicUrl: config.publicUrl,
      invoicing: config.invoicing,
      createPerson: identity.createPerson,
    })
  else if (config.production) await refuseDemo(db)

  const mail = openMail({ ...config, dataDir }, log)
  opened.add(mail.close)
  const papers = openPapers()
  const bucket = openBucket(config.storage, dataDir)
  const store = openStore({ db, bucket, secret, log })
  const site = readSite(findUpward('web/build') ?? 'web/build')
  const checkout = createCheckout({ config, secret, db, log, ownOrigin: () => ownOrigin(app.server) })
  const { publicUrl, checkpointCopy } = config
  const onFork = (says: string) => raiseStop({ db, log }, `${forked}: ${says.replace(/\.$/, '')}`)
  const sequencer = await runSequencer({ db, log, dataDir, checkpointCopy, publicUrl, secret, onFork })
  opened.add(sequencer.stop)
  const witnessing = await runWitnessing({ db, log, witnesses: config.witnesses })
  opened.add(witnessing.stop)
  const watch = watchLedger({ db, log, refusesToSign: sequencer.refuses, verifyDomains })
  const safekeeping = runSafekeeping({ db, pool, log, config: { ...config, dataDir } })
  opened.add(safekeeping.stop)
  const gauges = [...watch.gauges, ...safekeeping.gauges]
  // Nobody asks before it listens, and by then they are known.
  const lanesOf = () => lanesOfTasks(handlers)
  const chain = openChain({
    config: config.chain,
    databaseUrl: url,
    publicUrl,
    logLevel: config.logLevel,
    log,
  })
  opened.add(chain.close)
  const standing = openStanding({
    config: { ...config, dataDir },
    pool,
    statements: database.statements,
    mail,
    log,
    lanesOf,
    sequencer,
    besides: (reader) => [
      overdueCheck(reader, config),
      depositCheck(reader),
      witnessCheck(reader),
      storeCheck(bucket),
      chainCheck({ db: reader, config: config.chain, trouble: chain.trouble }),
    ],
  })
  opened.add(standing.close)
  const registry = openRegistry({
    gauges: [...gauges, ...laneGauges(pool, lanesOf)],
    labelled: standing.labelled,
    counters: [...statementCounters(database.statements), ...traceCounters(tracer)],
  })
  const metrics = exportMetrics(config.tracing, registry, log)
  opened.add(metrics.stop)
  const app: FastifyInstance = await buildServer({
    config,
    secret,
    log,
    tracer,
    authenticate: identity.authenticate,
    routes: apiRoutes({
      config: { ...config, dataDir },
      secret,
      db,
      reader,
      identity,
      provider: checkout.provider,
      log,
      standing,
      papers,
      store,
      chain,
    }),
    extensions: [
      identity.mount,
      (server) => serveProviderReturn(server, { db, config, secret, authenticate: identity.authenticate }),
      checkout.mount,
      (server) => serveHealth(server, pool, standing.findHindrances),
      (server) => serveLog(server, db),
      (server) => serveMetrics(server, config, identity.authenticate, registry),
      (server) => serveMailPage(server, { ...config, dataDir }),
      async (server) => {
        const things = {
          findPaths: () => findPublicPaths(reader),
          describe: (path: string) => describePublicPage(reader, path),
        }
        if (!site) return
        const renderer = openRenderer(site.rendererFile)
        opened.add(renderer.close)
        await serveSite(server, { config, site, things, renderer })
      },
    ],
  })
  const edges = openedEdges()
  opened.add(edges.closeAll)
  edges.add(() => app.leaving.leave())
  const live = await openLive({
    server: app.server,
    pool,
    config,
    secret,
    authenticate: identity.authenticate,
    findProjects: (batchIds) => findProjectIds(db, batchIds),
    log,
  })
  edges.add(live.close)
  const analysis = analysisJobs({ config, dataDir, db, store, log })
  const handlers = taskHandlers({
    config,
    db,
    secret,
    mail,
    papers,
    store,
    live,
    identity,
    checkout,
    watch,
    analysis,
    chain,
    log,
  })
  const jobs = await runJobs({ pool, handlers, byTheClock: true, log, tracer })
  edges.add(jobs.stop)
  // Before the jobs are waited for: a reader may have a minute's work before it.
  opened.add(async () => analysis.close())
  await standing.run()
  await listen(app, config)
  chain.run()
  const deposits = runDeposits({
    ...{ db, log, publicUrl },
    chain: walletChain(chain),
    alertMail: config.alerts.mail,
  })
  edges.add(deposits.stop)
}

/** Puts the parts together. Everything that matters lives in the database, so any number of these may run at once. */
export const startApp = async (config: Config): Promise<RunningApp> => {
  const log = openLog(config.logLevel)
  const opened = openedThings()
  try {
    await assemble(config, log, opened)
    return { url: config.publicUrl, greeting: greet(config, config.demo), close: opened.closeAll }
  } catch (error) {
    await opened
      .closeAll()
      .catch((failure) => log.error({ code: 'close-incomplete', err: failure }, 'not everything was closed'))
    throw error
  }
}
