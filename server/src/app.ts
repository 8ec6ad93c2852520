import type { FastifyInstance } from 'fastify'
import { forked } from './backup/restore-words.ts'
import { runSafekeeping } from './backup/run-safekeeping.ts'
import { chainCheck, openChain } from './chain/index.ts'
import { createCheckout } from './checkout-parts.ts'
import { isDemoPlanted, openedAt, seedDemo } from './demo/index.ts'
import { exportMetrics } from './http/export-metrics.ts'
import { type Hindrance, serveHealth } from './http/health.ts'
import { serveMetrics } from './http/metrics.ts'
import { ownOrigin } from './http/own-origin.ts'
import { openRegistry } from './http/registry.ts'
import { buildServer } from './http/server.ts'
import { statementCounters, traceCounters } from './http/watch-counters.ts'
import { laneGauges, lanesOfTasks } from './jobs/lane-ages.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { raiseStop } from './ledger/raise-stop.ts'
import { watchLedger } from './ledger/watch-ledger.ts'
import { liveTasks } from './live/live.jobs.ts'
import { openLive } from './live/open-live.ts'
import { runSequencer } from './log/run-sequencer.ts'
import { runWitnessing } from './log/run-witnessing.ts'
import { witnessCheck } from './log/witness-check.ts'
import { type Begun, beginStart } from './open-ground.ts'
import { openStorage } from './open-storage.ts'
import { createIdentity } from './people/identity/index.ts'
import { publishTerms, readFiles } from './people/terms/index.ts'
import type { Config, ServerRole } from './platform/config.ts'
import type { Db } from './platform/db.ts'
import { openMail } from './platform/mail/open-mail.ts'
import { type OpenedThings, openedEdges, openedThings } from './platform/opened.ts'
import { openPapers } from './platform/papers.ts'
import { readSecret } from './platform/secret.ts'
import { StartError } from './platform/start-error.ts'
import { openBucket } from './platform/store/open-bucket.ts'
import { openStore } from './platform/store/open-store.ts'
import { storeCheck } from './platform/store/store-check.ts'
import type { Lane } from './platform/tasks.ts'
import { openTracer } from './platform/tracing/tracer.ts'
import { inTransaction } from './platform/transaction.ts'
import { analysisJobs, joinVisitor } from './reading/analysis/index.ts'
import { openStanding } from './standing/open-standing.ts'
import { findProjectIds } from './supply/projects/index.ts'
import { taskHandlers } from './task-handlers.ts'
import { paymentRoutes } from './trade/payments/index.ts'
import { keepCredentialKey } from './use/credentials/index.ts'
import { overdueCheck } from './use/registry-retirements/index.ts'
import { depositCheck, runDeposits, walletChain } from './use/wallets/index.ts'
import { verifyDomains } from './verify-domains.ts'
import { webParts } from './web-parts.ts'

export { StartError }

export type RunningApp = { url: string; greeting: string; close: () => Promise<void> }

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
  !config.roles.has('web')
    ? `Ledgerleaf does its work as ${[...config.roles].join(' and ')}, and tells how it stands on port ${config.port}`
    : `Ledgerleaf is at ${config.publicUrl}${demo ? ' (demo accounts: buyer@example.com, seller@example.com, operator@example.com, operator2@example.com; password ledgerleaf-demo; the page shows the code an operator is asked for)' : ''}`

/** It answers before its jobs run; whoever is sent here by then would wait for them, and a start may still fail. */
const starting: Hindrance[] = [{ name: 'starting', says: 'This process is starting.' }]

/** A process that does no jobs places and signs nothing: it tells of the log what is in the database. */
const noSequencer = { refuses: () => false, trouble: () => null }

/** In which lanes a process works, by what it is there for. */
const lanesOfRoles = (roles: ReadonlySet<ServerRole>): ReadonlySet<Lane> =>
  new Set<Lane>([
    ...(roles.has('worker') ? (['quick', 'slow', 'outside'] as const) : []),
    ...(roles.has('reader') ? (['heavy'] as const) : []),
  ])

const assemble = async (config: Config, { log, ground }: Begun, opened: OpenedThings): Promise<void> => {
  const { roles, publicUrl, checkpointCopy } = config
  const tracer = openTracer(config.tracing, log)
  if (tracer) opened.add(tracer.close)
  const { dataDir, database, url } = await openStorage(config, { log, ground }, opened)
  const { db, pool, direct, reader } = database
  const secret = await readSecret(dataDir, config)
  await inTransaction(db, (tx) => keepCredentialKey(tx, secret, new Date()))
  const inForceSince = config.demo ? await openedAt(db, new Date()) : new Date()
  await inTransaction(db, (tx) => publishTerms(tx, readFiles(config), inForceSince))
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
      publicUrl,
      invoicing: config.invoicing,
      createPerson: identity.createPerson,
    })
  else if (config.production) await refuseDemo(db)

  const mail = openMail({ ...config, dataDir }, log)
  opened.add(mail.close)
  const papers = openPapers()
  const bucket = openBucket(config.storage, dataDir)
  const store = openStore({ db, bucket, secret, log })
  const checkout = createCheckout({ config, secret, db, log, ownOrigin: () => ownOrigin(app.server) })
  const isWorker = roles.has('worker')
  const onFork = (says: string) => raiseStop({ db, log }, `${forked}: ${says.replace(/\.$/, '')}`)
  const sequencer = isWorker
    ? await runSequencer({ db, log, dataDir, checkpointCopy, publicUrl, secret, onFork })
    : null
  if (sequencer) opened.add(sequencer.stop)
  const { refuses: refusesToSign } = sequencer ?? noSequencer
  const watch = watchLedger({ db, log, refusesToSign, verifyDomains })
  const gauges = [...watch.gauges]
  if (isWorker) {
    const witnessing = await runWitnessing({ db, log, witnesses: config.witnesses })
    opened.add(witnessing.stop)
    const safekeeping = runSafekeeping({ db, pool: direct, log, config: { ...config, dataDir } })
    opened.add(safekeeping.stop)
    gauges.push(...safekeeping.gauges)
  }
  const chain = openChain({
    config: config.chain,
    databaseUrl: url,
    publicUrl,
    logLevel: config.logLevel,
    mayMirror: isWorker,
    log,
  })
  opened.add(chain.close)
  const analysis = analysisJobs({ config, dataDir, db, store, log })
  const handlers = taskHandlers({
    config,
    db,
    secret,
    mail,
    papers,
    store,
    live: { tasks: liveTasks({ db }) },
    identity,
    checkout,
    watch,
    analysis,
    chain,
    log,
  })
  const lanesOf = () => lanesOfTasks(handlers)
  const standing = openStanding({
    config: { ...config, dataDir },
    serving: pool,
    direct,
    statements: database.statements,
    mail,
    log,
    lanesOf,
    sequencer: sequencer ?? noSequencer,
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
  const web = roles.has('web')
    ? webParts({
        config: { ...config, dataDir },
        ...{ secret, db, reader, identity, provider: checkout.provider, log, standing, papers, store, chain },
        opened,
        databaseUrl: url,
      })
    : { routes: [], extensions: [] }
  let isStarted = false
  // Jobs charge cards over HTTP, and are told by webhook: a sandbox is reached where they are done.
  const isAlone = config.payments.provider === 'sandbox' && !roles.has('web')
  const app: FastifyInstance = await buildServer({
    config,
    secret,
    log,
    tracer,
    authenticate: identity.authenticate,
    ...('programs' in web ? { programs: web.programs } : {}),
    routes: isAlone ? paymentRoutes({ db, provider: checkout.provider }) : web.routes,
    extensions: [
      checkout.mount,
      (server) => serveHealth(server, pool, () => (isStarted ? standing.findHindrances() : starting)),
      (server) => serveMetrics(server, config, identity.authenticate, registry),
      ...web.extensions,
    ],
  })
  const edges = openedEdges()
  opened.add(edges.closeAll)
  edges.add(() => app.leaving.leave())
  if (roles.has('web')) {
    const live = await openLive({
      server: app.server,
      pool: direct,
      config,
      secret,
      authenticate: identity.authenticate,
      findProjects: (batchIds) => findProjectIds(db, batchIds),
      log,
    })
    // A browser connects again at once: not before there is another server it is sent to.
    edges.add(async () => {
      await app.leaving.graceOver()
      await live.close()
    })
  }
  // Before the jobs are waited for: a reader may have a minute's work before it.
  opened.add(async () => analysis.close())
  opened.add(watch.stop)
  await standing.run()
  await listen(app, config)
  // Some of them ask this server itself, so it answers first.
  const lanes = lanesOfRoles(roles)
  if (lanes.size > 0) {
    const jobs = await runJobs({ pool: direct, handlers, lanes, byTheClock: true, log, tracer })
    edges.add(jobs.stop)
  }
  isStarted = true
  if (!isWorker) return
  chain.run()
  const deposits = runDeposits({
    ...{ db, log, publicUrl },
    chain: walletChain(chain),
    alertMail: config.alerts.mail,
  })
  edges.add(deposits.stop)
}

/** Puts the parts together. Everything that matters lives in the database, so any number of these may run at once. */
export const startApp = async (config: Config, begun = beginStart(config)): Promise<RunningApp> => {
  const { log } = begun
  const opened = openedThings()
  try {
    await assemble(config, begun, opened)
    return { url: config.publicUrl, greeting: greet(config, config.demo), close: opened.closeAll }
  } catch (error) {
    await opened
      .closeAll()
      .catch((failure) => log.error({ code: 'close-incomplete', err: failure }, 'not everything was closed'))
    throw error
  }
}
