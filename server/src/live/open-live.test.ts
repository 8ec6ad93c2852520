import { progressEvents } from '@ledgerleaf/contract/events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Caller } from '../http/route.ts'
import { newId } from '../platform/id.ts'
import { closeSocketsTask } from '../platform/live.tasks.ts'
import { announce, stopTelling } from '../platform/outbox.ts'
import { inTransaction } from '../platform/transaction.ts'
import { doTask } from '../testing/do-task.ts'
import {
  connected,
  cookie,
  type Listener,
  type LiveServer,
  refusal,
  startLiveServer,
} from '../testing/live-server.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { socketsPerHolderMax } from './admit.ts'

const sessions = new Map<string, Caller>()
let database: TestDatabase
let near: LiveServer
let far: LiveServer

beforeAll(async () => {
  database = await testDatabase()
  near = await startLiveServer(database.url, sessions)
  far = await startLiveServer(database.url, sessions, 200)
})
afterAll(async () => {
  await near.close()
  await far.close()
  await database.drop()
})

const signIn = (personId = newId(), roles: Caller['roles'] = ['buyer']) => {
  const token = newId()
  const sessionId = newId()
  sessions.set(token, {
    personId,
    organisationId: personId,
    memberRole: 'owner',
    sessionId,
    email: 'ada@example.com',
    emailVerified: true,
    isLimited: false,
    name: 'Ada',
    company: null,
    roles,
  })
  return { personId, sessionId, token }
}

const listen = async (server: LiveServer, cookies: string): Promise<Listener> => {
  const listener = server.dial({ cookie: cookies, origin: server.origin })
  await connected(listener)
  return listener
}

const step = (analysisId: string) => ({ type: 'parsing_started', analysisId }) as const
const types = ({ heard }: Listener) => heard.map(({ type }) => type)

test('an event announced on one server reaches the person on the other, exactly once', async () => {
  const { personId, token } = signIn()
  const here = await listen(near, cookie('session', token))
  const there = await listen(far, cookie('session', token))
  await inTransaction(near.db, (tx) => announce(tx, { personId }, step('one')))
  await inTransaction(near.db, (tx) => announce(tx, { personId }, { type: 'account.changed' }))
  const expected = [{ type: 'parsing_started', analysisId: 'one' }, { type: 'account.changed' }]
  await vi.waitFor(() => expect(there.heard).toEqual(expected), 20_000)
  await vi.waitFor(() => expect(here.heard).toEqual(expected), 20_000)
})

test('the four steps arrive in their order, in one transaction or in many', async () => {
  const { personId, token } = signIn()
  const listener = await listen(far, cookie('session', token))
  await inTransaction(near.db, async (tx) => {
    for (const type of progressEvents) await announce(tx, { personId }, { type, analysisId: 'a' })
  })
  for (let round = 0; round < 25; round++)
    for (const [index, type] of progressEvents.entries())
      await inTransaction(index % 2 ? near.db : far.db, (tx) =>
        announce(tx, { personId }, { type, analysisId: 'b' }),
      )
  const expected = Array.from({ length: 26 }, () => progressEvents).flat()
  await vi.waitFor(() => expect(types(listener)).toEqual(expected), 20_000)
})

test('a person never hears of the work of another, and a visitor only of their own', async () => {
  const [ada, bea] = [signIn(), signIn()]
  const [vera, vito] = [newId(), newId()]
  const adaHears = await listen(near, `${cookie('session', ada.token)}; ${cookie('visitor', vera)}`)
  const veraHears = await listen(near, cookie('visitor', vera))
  const everyone = [
    { personId: bea.personId },
    { visitorId: vito },
    { visitorId: vera },
    { personId: ada.personId },
  ]
  for (const audience of everyone)
    await inTransaction(far.db, (tx) => announce(tx, audience, step(JSON.stringify(audience))))
  const analyses = ({ heard }: Listener) => heard.map(({ analysisId }) => analysisId)
  await vi.waitFor(
    () => expect(analyses(adaHears)).toEqual([JSON.stringify({ personId: ada.personId })]),
    20_000,
  )
  await vi.waitFor(() => expect(analyses(veraHears)).toEqual([JSON.stringify({ visitorId: vera })]), 20_000)
})

test('only operators hear what is for operators, and no longer than they are one', async () => {
  const [ona, ada] = [signIn(newId(), ['operator']), signIn()]
  const onaHears = await listen(far, cookie('session', ona.token))
  const adaHears = await listen(near, cookie('session', ada.token))
  await inTransaction(near.db, (tx) => announce(tx, { role: 'operator' }, { type: 'operator.changed' }))
  await inTransaction(near.db, (tx) => announce(tx, { personId: ada.personId }, { type: 'account.changed' }))
  await vi.waitFor(() => expect(types(onaHears)).toEqual(['operator.changed']), 20_000)
  await vi.waitFor(() => expect(types(adaHears)).toEqual(['account.changed']), 20_000)
  const caller = sessions.get(ona.token)
  if (caller) sessions.set(ona.token, { ...caller, roles: ['buyer'] })
  await vi.waitFor(() => expect(onaHears.socket.connected).toBe(false), 20_000)
})

test('nothing is heard of a transaction that was rolled back', async () => {
  const { personId, token } = signIn()
  const listener = await listen(near, cookie('session', token))
  const failing = inTransaction(far.db, async (tx) => {
    await announce(tx, { personId }, step('never'))
    await tx.execute(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toThrow()
  await inTransaction(far.db, (tx) => announce(tx, { personId }, step('after')))
  await vi.waitFor(
    () => expect(listener.heard).toEqual([{ type: 'parsing_started', analysisId: 'after' }]),
    20_000,
  )
})

test('refuses a foreign origin, and cookies that come without any', async () => {
  const { token } = signIn()
  const foreign = near.dial({ cookie: cookie('session', token), origin: 'https://evil.example' })
  expect(await refusal(foreign)).toBe('websocket error')
  const unnamed = near.dial({ cookie: cookie('session', token) })
  expect(await refusal(unnamed)).toBe('websocket error')
})

test('refuses a socket that speaks for no one, and one whose session has ended', async () => {
  expect(await refusal(near.dial({ origin: near.origin }))).toBe('Please sign in to continue.')
  const forged = near.dial({ origin: near.origin, cookie: cookie('session', 'forged') })
  expect(await refusal(forged)).toBe('Please sign in to continue.')
})

test('a visitor’s cookie that we did not sign opens nothing', async () => {
  const visitorId = newId()
  const [, signature = ''] = cookie('visitor', newId()).split('.').slice(1)
  for (const forged of [visitorId, `${visitorId}.`, `${visitorId}.${signature}`, `${visitorId}.x.y`]) {
    const dialled = near.dial({ origin: near.origin, cookie: `ledgerleaf.visitor=${forged}` })
    expect(await refusal(dialled)).toBe('Please sign in to continue.')
  }
})

test('refuses polling', async () => {
  const { token } = signIn()
  const headers = { cookie: cookie('session', token), origin: near.origin }
  expect(await refusal(near.dial(headers, ['polling']))).toBe('xhr poll error')
  const answer = await fetch(`${near.origin}/socket.io/?EIO=4&transport=polling`, { headers })
  expect(answer.status).toBe(400)
})

test('the end of a session closes its sockets on every server and no other', async () => {
  const laptop = signIn()
  const phone = signIn(laptop.personId)
  const onLaptop = [
    await listen(near, cookie('session', laptop.token)),
    await listen(far, cookie('session', laptop.token)),
  ]
  const onPhone = await listen(far, cookie('session', phone.token))
  const others = Array.from({ length: 250 }, () => newId())
  await doTask(near.tasks, closeSocketsTask, { sessionIds: [...others, laptop.sessionId] })
  await vi.waitFor(
    () => expect(onLaptop.map(({ socket }) => socket.connected)).toEqual([false, false]),
    20_000,
  )
  await inTransaction(near.db, (tx) => announce(tx, { personId: laptop.personId }, step('still here')))
  await vi.waitFor(() => expect(types(onPhone)).toEqual(['parsing_started']), 20_000)
  expect(onLaptop.flatMap(types)).toEqual([])
})

test('whoever no longer belongs to an organisation hears nothing more of it at once; who stays does', async () => {
  const [removed, stays] = [signIn(), signIn()]
  const organisationId = newId()
  for (const { token } of [removed, stays]) {
    const caller = sessions.get(token)
    if (caller) sessions.set(token, { ...caller, organisationId })
  }
  const out = await listen(near, cookie('session', removed.token))
  const stay = await listen(far, cookie('session', stays.token))
  await inTransaction(far.db, (tx) => announce(tx, { organisationId }, step('both')))
  await vi.waitFor(
    () => expect([types(out), types(stay)].map((heard) => heard.length)).toEqual([1, 1]),
    20_000,
  )
  await inTransaction(near.db, (tx) => stopTelling(tx, removed.personId, organisationId))
  await inTransaction(far.db, (tx) => announce(tx, { organisationId }, step('one')))
  await inTransaction(far.db, (tx) =>
    announce(tx, { personId: removed.personId }, { type: 'account.changed' }),
  )
  await vi.waitFor(() => expect(types(out)).toEqual(['parsing_started', 'account.changed']), 20_000)
  expect(types(stay)).toEqual(['parsing_started', 'parsing_started'])
})

test('a session that runs out by itself closes its sockets too', async () => {
  const { token } = signIn()
  const { socket } = await listen(far, cookie('session', token))
  sessions.delete(token)
  await vi.waitFor(() => expect(socket.connected).toBe(false), 20_000)
})

test('whoever sends much, or much at once, is cut off; what a client sends reaches no one', async () => {
  const [ada, bea] = [signIn(), signIn()]
  const beaHears = await listen(near, cookie('session', bea.token))
  const many = await listen(near, cookie('session', ada.token))
  const large = await listen(near, cookie('session', ada.token))
  const quiet = await listen(near, cookie('session', ada.token))
  quiet.socket.emit('completed', { analysisId: 'forged' })
  for (let count = 0; count < 200; count++) many.socket.emit('completed', { analysisId: 'flood' })
  large.socket.emit('completed', 'x'.repeat(64 * 1024 + 1))
  await vi.waitFor(
    () => expect([many.socket.connected, large.socket.connected]).toEqual([false, false]),
    20_000,
  )
  await inTransaction(near.db, (tx) => announce(tx, { personId: bea.personId }, step('real')))
  await vi.waitFor(
    () => expect(beaHears.heard).toEqual([{ type: 'parsing_started', analysisId: 'real' }]),
    20_000,
  )
  expect(quiet.socket.connected).toBe(true)
})

test('a burst of sockets beyond the limit of one person is refused', async () => {
  const { token } = signIn()
  const headers = { cookie: cookie('session', token), origin: near.origin }
  const dialled = Array.from({ length: socketsPerHolderMax + 10 }, () => connected(near.dial(headers)))
  const outcomes = await Promise.allSettled(dialled)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(socketsPerHolderMax)
})

test('a server that stopped listening for a moment makes its sockets come again', async () => {
  const { personId, token } = signIn()
  const before = await listen(near, cookie('session', token))
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  )
  await vi.waitFor(() => expect(before.socket.connected).toBe(false), 20_000)
  const after = await listen(near, cookie('session', token))
  await inTransaction(far.db, (tx) => announce(tx, { personId }, step('again')))
  await vi.waitFor(() => expect(types(after)).toEqual(['parsing_started']), 20_000)
})
