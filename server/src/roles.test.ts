import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newGuest } from './testing/market-process.ts'
import { openBrowser, startServerProcess } from './testing/server-process.ts'
import { statusOf } from './testing/start-up/server-process.ts'
import { type TestDatabase, testDatabase } from './testing/test-database.ts'
import { offerCredits } from './testing/test-market.ts'

// Whole processes start one after the other, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 120_000 })

type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>

let database: TestDatabase
const documents = mkdtempSync(join(tmpdir(), 'ledgerleaf-documents-'))
let webs: [ServerProcess, ServerProcess]
const others: ServerProcess[] = []
const processes: ServerProcess[] = []
const sockets: Socket[] = []

const start = async (role: string): Promise<ServerProcess> => {
  const started = await startServerProcess(database.url, {
    ROLE: role,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'fatal',
    STORAGE_URL: pathToFileURL(documents).href,
  })
  processes.push(started)
  return started
}

beforeAll(async () => {
  database = await testDatabase()
  webs = [await start('web'), await start('web')]
}, 180_000)
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  await Promise.all(processes.map(({ end }) => end('SIGKILL')))
  await database.drop()
  rmSync(documents, { recursive: true, force: true })
})

const account = () => ({ email: `${randomUUID()}@example.com`, password: 'a long walk in the spruce' })

const listen = async (origin: string, cookie: string) => {
  const socket = io(origin, { transports: ['websocket'], extraHeaders: { origin, cookie }, forceNew: true })
  sockets.push(socket)
  const heard: string[] = []
  socket.onAny((type: string) => heard.push(type))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return heard
}

/** How many jobs of a task nobody has done yet. */
const waiting = async (task: string): Promise<number> => {
  const { rows } = await database.pool.query(
    'select count(*)::int as n from graphile_worker.jobs where task_identifier = $1',
    [task],
  )
  return rows[0]?.n
}

const orderStatus = async (id: string): Promise<string> =>
  (await database.pool.query('select status from orders where id = $1', [id])).rows[0]?.status

const buyOne = async (origin: string): Promise<string> => {
  const { listing } = await offerCredits(database.db, { issued: 10, listed: 10, priceCents: 1000 })
  const guest = newGuest('198.51.100.7')
  await guest.greet(origin)
  const { answer } = await guest.order(origin, await guest.basket(origin, listing.id, 1), 1000)
  return String(answer.id)
}

const upload = async (origin: string): Promise<string> => {
  const form = new FormData()
  form.set('companyName', 'Field & Fjord AS')
  form.set('file', new Blob(['Metric,Unit,2023\nScope 1 emissions,tCO2e,1234\n']), 'footprint.csv')
  const { analysisId } = await openBrowser().form(origin, '/api/usersignup/upload', form)
  return String(analysisId)
}

const reportState = async (analysisId: string): Promise<string> => {
  const { rows } = await database.pool.query(
    'select reports.state from analyses join reports on reports.id = analyses.report_id where analyses.id = $1',
    [analysisId],
  )
  return rows[0]?.state
}

test('what is done through one web server is heard by a socket on the other, with nobody there to do jobs', async () => {
  const [laptop, phone] = [openBrowser(), openBrowser()]
  const ada = account()
  await laptop.post(webs[0].origin, '/api/auth/sign-up', ada)
  await phone.post(webs[1].origin, '/api/auth/sign-in', ada)
  const heard = await listen(webs[1].origin, laptop.cookie())
  const { sessions } = await laptop.get(webs[0].origin, '/api/auth/sessions')
  const other = (sessions as { id: string; current: boolean }[]).find(({ current }) => !current)
  await laptop.post(webs[0].origin, '/api/auth/revoke-session', { id: other?.id })
  await vi.waitFor(() => expect(heard).toEqual(['account.changed']), 20_000)
  expect(await waiting('close-sockets')).toBe(1)
})

test('web servers take orders and reports, leave the work to others, and stay ready however long it waits', async () => {
  const orderId = await buyOne(webs[0].origin)
  const analysisId = await upload(webs[1].origin)
  // The lane of payments is told as standing still after twelve seconds, wherever it is read.
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      "select now() - min(run_at) > interval '14 seconds' as late from graphile_worker.jobs where task_identifier = 'charge-order'",
    )
    expect(rows[0]?.late).toBe(true)
  }, 60_000)
  expect(await orderStatus(orderId)).toBe('pending')
  expect(await reportState(analysisId)).not.toBe('completed')
  for (const { origin } of webs) expect(await statusOf(origin, '/readyz')).toBe(200)

  const worker = await start('worker')
  others.push(worker)
  await vi.waitFor(async () => expect(await orderStatus(orderId)).toBe('settled'), 60_000)
  await vi.waitFor(async () => expect(await waiting('close-sockets')).toBe(0), 20_000)
  await vi.waitFor(async () => expect(await statusOf(worker.origin, '/readyz')).toBe(200), 60_000)
  expect(await waiting('analyse-report')).toBe(1)

  const reader = await start('reader')
  others.push(reader)
  await vi.waitFor(async () => expect(await reportState(analysisId)).toBe('completed'), 60_000)
  await vi.waitFor(async () => expect(await statusOf(reader.origin, '/readyz')).toBe(200), 60_000)
})

test('a worker and a reader tell how they stand, and have no page and no call for people', async () => {
  expect(others).toHaveLength(2)
  for (const { origin } of others) {
    expect(await statusOf(origin, '/healthz')).toBe(200)
    for (const path of ['/', '/api/catalogue', '/log/checkpoint', '/socket.io/?EIO=4&transport=websocket'])
      expect({ path, status: await statusOf(origin, path) }).toEqual({ path, status: 404 })
  }
})
