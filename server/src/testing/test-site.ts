import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import pino from 'pino'
import { apiRoutes } from '../api-routes.ts'
import { chainCheck, type OpenedChain, openChain } from '../chain/index.ts'
import { createCheckout } from '../checkout-parts.ts'
import { serveMailPage } from '../http/development-mail.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { buildServer } from '../http/server.ts'
import { lanesOfTasks } from '../jobs/lane-ages.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { watchLedger } from '../ledger/watch-ledger.ts'
import { serveMcp } from '../mcp/serve-mcp.ts'
import { createIdentity, type Identity } from '../people/identity/index.ts'
import { openPrograms } from '../people/keys/index.ts'
import { serveProviderReturn } from '../people/providers/index.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { closeSocketsTask } from '../platform/live.tasks.ts'
import { type KeptMail, openMail, outboxFolder } from '../platform/mail/open-mail.ts'
import { openPapers } from '../platform/papers.ts'
import { openBucket } from '../platform/store/open-bucket.ts'
import { openStore, type Store } from '../platform/store/open-store.ts'
import { storeCheck } from '../platform/store/store-check.ts'
import { does, type TaskHandler } from '../platform/tasks.ts'
import { openTracer } from '../platform/tracing/tracer.ts'
import { analysisJobs, joinVisitor } from '../reading/analysis/index.ts'
import { type OpenedStanding, openStanding } from '../standing/open-standing.ts'
import { taskHandlers } from '../task-handlers.ts'
import { openTestMarkets } from '../test-market/test-markets.ts'
import { overdueCheck } from '../use/registry-retirements/index.ts'
import { depositCheck } from '../use/wallets/index.ts'
import { v1Routes } from '../v1-routes.ts'
import { verifyDomains } from '../verify-domains.ts'
import { newCookieJar } from './cookie-jar.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

type Send = { body?: unknown; headers?: Record<string, string>; csrf?: boolean }

/** A browser as the server sees one: an address, a cookie jar, and the CSRF token it reads before a change. */
export type Browser = {
  cookies: Map<string, string>
  get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  post: (path: string, send?: Send) => Promise<LightMyRequestResponse>
  put: (path: string, send?: Send) => Promise<LightMyRequestResponse>
  patch: (path: string, send?: Send) => Promise<LightMyRequestResponse>
  delete: (path: string, send?: Send) => Promise<LightMyRequestResponse>
}

export type TestSite = TestDatabase & {
  app: FastifyInstance
  config: Config
  secret: string
  identity: Identity
  closedSessions: string[]
  handlers: readonly TaskHandler[]
  store: Store
  /** Nothing is read until a test asks for it. */
  standing: OpenedStanding
  /** Off, unless a test says otherwise; it starts with the first who asks. */
  chain: OpenedChain
  browser: (ip?: string) => Browser
  /** Waits for the next mail to an address whose subject holds these words, and takes it out of the outbox. */
  mailTo: (to: string, subject: string) => Promise<KeptMail>
  mailsTo: (to: string) => Promise<KeptMail[]>
  close: () => Promise<void>
}

const openBrowser = (app: FastifyInstance, ip: string): Browser => {
  const { cookies, header, take } = newCookieJar()
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { body, headers = {} }: Send,
  ) => {
    const response = await app.inject({
      method,
      url: path,
      remoteAddress: ip,
      headers: { ...header(), ...headers },
      ...(body === undefined ? {} : { payload: body as string | object }),
    })
    take([response.headers['set-cookie'] ?? []].flat())
    return response
  }
  const change =
    (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Browser['post'] =>
    async (path, { csrf = true, headers = {}, ...rest } = {}) => {
      const token = csrf ? (await send('GET', '/api/csrf-token', {})).json().csrfToken : undefined
      return send(method, path, {
        headers: { ...(token ? { 'x-csrf-token': token } : {}), ...headers },
        ...rest,
      })
    }
  return {
    cookies,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: change('POST'),
    put: change('PUT'),
    patch: change('PATCH'),
    delete: change('DELETE'),
  }
}

// The thread that draws papers takes seconds to become quick, and no paper shows who drew it: the sites of a worker share one.
const papers = openPapers()

/** The server with a database, jobs and a file outbox of its own; nothing in it is a stand-in. */
export const testSite = async (variables: NodeJS.ProcessEnv = {}): Promise<TestSite> => {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'ledgerleaf-site-'))
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, CHAIN: 'off', ...variables })
  const secret = 'a secret of forty characters for the test'
  const log = pino({ level: 'silent' })
  const identity = createIdentity({
    config,
    secret,
    log,
    db: database.db,
    pool: database.pool,
    onArrival: joinVisitor({ config, secret }),
  })
  const mail = openMail(config, log)
  const bucket = openBucket(config.storage, dataDir)
  const store = openStore({ db: database.db, bucket, secret, log })
  const closedSessions: string[] = []
  const closeSockets = async ({ sessionIds }: { sessionIds: string[] }) => {
    closedSessions.push(...sessionIds)
  }
  const checkout = createCheckout({
    config,
    secret,
    db: database.db,
    log,
    ownOrigin: () => ownOrigin(app.server),
  })
  const chain = openChain({
    config: config.chain,
    databaseUrl: database.url,
    publicUrl: config.publicUrl,
    logLevel: 'silent',
    mayMirror: true,
    log,
  })
  const analysis = analysisJobs({ config, dataDir, db: database.db, store, log })
  const handlers = taskHandlers({
    config,
    db: database.db,
    secret,
    mail,
    papers,
    store,
    identity,
    checkout,
    analysis,
    chain,
    log,
    live: { tasks: [does(closeSocketsTask, closeSockets)] },
    watch: watchLedger({ db: database.db, log, refusesToSign: () => false, verifyDomains }),
  })
  const standing = openStanding({
    config,
    serving: database.pool,
    direct: database.direct,
    statements: database.statements,
    mail,
    log,
    lanesOf: () => lanesOfTasks(handlers),
    sequencer: { refuses: () => false, trouble: () => null },
    besides: (reader) => [
      overdueCheck(reader, config),
      depositCheck(reader),
      storeCheck(bucket),
      chainCheck({ db: reader, config: config.chain, trouble: chain.trouble }),
    ],
  })
  const tracer = openTracer(config.tracing, log)
  const jobs = await runJobs({ pool: database.pool, handlers, log, tracer })
  const parts = {
    config,
    secret,
    db: database.db,
    reader: database.reader,
    identity,
    provider: checkout.provider,
    log,
    standing,
    papers,
    store,
    chain,
  }
  const programs = openPrograms(parts)
  const testMarkets = openTestMarkets({ ...parts, dataDir, databaseUrl: database.url, programs })
  const app: FastifyInstance = await buildServer({
    config,
    secret,
    log,
    tracer,
    authenticate: identity.authenticate,
    programs: { ...programs, findTestMarket: testMarkets.find },
    routes: [...apiRoutes({ ...parts, makeTestMarket: testMarkets.make }), ...v1Routes(parts)],
    extensions: [
      identity.mount,
      (server) =>
        serveProviderReturn(server, {
          config,
          secret,
          db: database.db,
          authenticate: identity.authenticate,
        }),
      checkout.mount,
      (server) => serveMcp(server, config),
      (server) => serveMailPage(server, config),
    ],
  })
  // Market and sandbox speak over HTTP, here too.
  await app.listen({ host: '127.0.0.1', port: 0 })

  const outbox = outboxFolder(config)
  const readOutbox = async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
    return Promise.all(
      names.map(async (name) => ({
        file: join(outbox, name),
        mail: JSON.parse(await readFile(join(outbox, name), 'utf8')) as KeptMail,
      })),
    )
  }
  return {
    ...database,
    app,
    config,
    secret,
    identity,
    closedSessions,
    handlers,
    store,
    standing,
    chain,
    browser: (ip = '127.0.0.1') => openBrowser(app, ip),
    mailsTo: async (to) => (await readOutbox()).map(({ mail }) => mail).filter((mail) => mail.to === to),
    mailTo: async (to, subject) => {
      for (let attempt = 0; attempt < 400; attempt++) {
        const found = (await readOutbox()).find(
          ({ mail }) => mail.to === to && mail.subject.toLowerCase().includes(subject.toLowerCase()),
        )
        if (found) {
          await rm(found.file)
          return found.mail
        }
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
      throw new Error(`no mail to ${to} about "${subject}" arrived`)
    },
    close: async () => {
      analysis.close()
      await chain.close()
      await jobs.stop()
      await app.close()
      await testMarkets.end()
      await mail.close()
      await tracer?.close()
      await standing.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export const tokenIn = ({ text }: KeptMail): string => {
  const token = /[?&]token=([^\s&]+)/.exec(text)?.[1]
  if (!token) throw new Error('the mail holds no link with a token')
  return decodeURIComponent(token)
}
