import type { SessionSummary } from '@ledgerleaf/contract/identity'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../platform/id.ts'
import { openBrowser, startServerProcess } from '../testing/server-process.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'

vi.setConfig({ testTimeout: 60_000 })

type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>

let database: TestDatabase
let first: ServerProcess
let second: ServerProcess
const processes: ServerProcess[] = []
const opened: Socket[] = []

beforeAll(async () => {
  database = await testDatabase()
  first = await startServerProcess(database.url)
  processes.push(first)
  second = await startServerProcess(database.url)
  processes.push(second)
}, 120_000)
afterAll(async () => {
  for (const socket of opened) socket.disconnect()
  await Promise.all(processes.map(({ end }) => end('SIGKILL')))
  await database.drop()
})

const listen = async (origin: string, cookie: string) => {
  const socket = io(origin, {
    transports: ['websocket'],
    extraHeaders: { origin, cookie },
    reconnection: false,
    forceNew: true,
  })
  opened.push(socket)
  const heard: string[] = []
  socket.onAny((type: string) => heard.push(type))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, heard }
}

const account = () => ({ email: `${newId()}@example.com`, password: 'a long walk in the spruce' })

test('what a person does on one process is heard on the other, once, and by no one else', async () => {
  const [laptop, phone, stranger] = [openBrowser(), openBrowser(), openBrowser()]
  const ada = account()
  await laptop.post(first.origin, '/api/auth/sign-up', ada)
  await phone.post(second.origin, '/api/auth/sign-in', ada)
  await stranger.post(first.origin, '/api/auth/sign-up', account())
  const onLaptop = await listen(second.origin, laptop.cookie())
  const onPhone = await listen(second.origin, phone.cookie())
  const byStranger = await listen(second.origin, stranger.cookie())

  const { sessions } = await laptop.get(first.origin, '/api/auth/sessions')
  const other = (sessions as SessionSummary[]).find(({ current }) => !current)
  await laptop.post(first.origin, '/api/auth/revoke-session', { id: other?.id })
  await vi.waitFor(() => expect(onPhone.socket.connected).toBe(false), 20_000)
  await vi.waitFor(() => expect(onLaptop.heard).toEqual(['account.changed']), 20_000)
  expect(onLaptop.socket.connected).toBe(true)
  expect(byStranger.heard).toEqual([])

  await laptop.post(first.origin, '/api/auth/sign-out')
  await vi.waitFor(() => expect(onLaptop.socket.connected).toBe(false), 20_000)
  expect(byStranger.socket.connected).toBe(true)
})

test('a server asked to stop lets go of its sockets and ends cleanly', async () => {
  const browser = openBrowser()
  await browser.post(first.origin, '/api/auth/sign-up', account())
  const { socket } = await listen(first.origin, browser.cookie())
  const reason = new Promise((resolve) => socket.once('disconnect', resolve))
  expect(await first.end('SIGTERM')).toBe(0)
  expect(await reason).toBe('transport close')
})
