import { once } from 'node:events'
import { createServer, type Server as HttpServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket as TcpSocket } from 'node:net'
import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { progressEvents, type SocketEvents } from '@ledgerleaf/contract/events'
import { Server } from 'socket.io'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient as client } from '../api/query-client.ts'
import { basketQueries } from '../nouns/basket/queries.ts'
import { dashboardQuery } from '../nouns/dashboard/queries.ts'
import { marketQueries } from '../nouns/market/queries.ts'
import { advance, atRest, createLiveStore, type LiveState } from './live-store.ts'
import { refreshedBy, tellStale } from './refresh.ts'
import { connectLive, type LiveSocket } from './socket.ts'

const timing = { reconnectMsMin: 20, reconnectMsMax: 50, timeoutMs: 2000 }
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const listen = async (server: Pick<HttpServer, 'listen' | 'address' | 'once'>, port = 0) => {
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A real socket.io server; `refusal` is what its handshake says next. */
const startServer = async (port = 0) => {
  const io = new Server<Record<string, never>, SocketEvents>({ transports: ['websocket'] })
  const gate = { refusal: '' }
  io.use((_socket, next) => (gate.refusal ? next(new Error(gate.refusal)) : next()))
  const http = createServer()
  io.attach(http)
  const taken = await listen(http, port)
  const close = () => io.close()
  closing.push(close)
  return { io, gate, port: taken, address: `http://127.0.0.1:${taken}`, close }
}

const connect = (
  address: string,
  { timeoutMs = timing.timeoutMs, onSocket = (_: LiveSocket) => {} } = {},
) => {
  const store = createLiveStore()
  const seen: LiveState[] = []
  store.subscribe(() => seen.push(store.read()))
  const leave = connectLive({ address, timing: { ...timing, timeoutMs }, store, onSocket })
  closing.push(leave)
  return { store, seen, leave }
}

test('is connected on connect and walks through the four steps in order', async () => {
  const { io, address } = await startServer()
  const { store, seen } = connect(address)
  expect(store.read()).toEqual(atRest)
  await vi.waitFor(() => expect(store.read().isConnected).toBe(true), 20_000)
  for (const step of progressEvents) io.emit(step, { analysisId: 'a' })
  await vi.waitFor(() => expect(store.read().step).toBe('completed'), 20_000)
  expect(seen.map(({ step }) => step)).toEqual(['idle', ...progressEvents])
  expect(store.read()).toEqual({ step: 'completed', analysisId: 'a', isConnected: true, error: null })
})

test('uses the websocket and nothing else', async () => {
  const { io, address } = await startServer()
  const connected = once(io, 'connection')
  connect(address)
  const [socket] = await connected
  expect(socket.conn.transport.name).toBe('websocket')
})

test('says what went wrong while there is no server, and clears it once there is', async () => {
  const first = await startServer()
  await first.close()
  const { store } = connect(first.address)
  await vi.waitFor(
    () =>
      expect(store.read()).toMatchObject({ isConnected: false, error: 'Connection error: websocket error' }),
    20_000,
  )
  await startServer(first.port)
  await vi.waitFor(() => expect(store.read()).toMatchObject({ isConnected: true, error: null }), 20_000)
})

test('repeats the words of a refusal and asks again', async () => {
  const { gate, address } = await startServer()
  gate.refusal = 'Please sign in to continue.'
  const { store } = connect(address)
  await vi.waitFor(
    () => expect(store.read().error).toBe('Connection error: Please sign in to continue.'),
    20_000,
  )
  expect(store.read().isConnected).toBe(false)
  gate.refusal = ''
  await vi.waitFor(() => expect(store.read()).toMatchObject({ isConnected: true, error: null }), 20_000)
})

test('says so when the server does not answer in time', async () => {
  const held: TcpSocket[] = []
  const silent = createTcpServer((socket) => held.push(socket))
  const port = await listen(silent as unknown as HttpServer)
  closing.push(() => {
    for (const socket of held) socket.destroy()
    silent.close()
  })
  const { store } = connect(`http://127.0.0.1:${port}`, { timeoutMs: 100 })
  await vi.waitFor(
    () => expect(store.read()).toMatchObject({ isConnected: false, error: 'Connection timeout' }),
    20_000,
  )
})

test('is not connected after the server closed the socket, and comes back', async () => {
  const { io, address } = await startServer()
  const { store, seen } = connect(address)
  await vi.waitFor(() => expect(store.read().isConnected).toBe(true), 20_000)
  io.disconnectSockets(true)
  await vi.waitFor(
    () => expect(seen.map(({ isConnected }) => isConnected)).toEqual([true, false, true]),
    20_000,
  )
})

test('stays away once it was told to leave', async () => {
  const { io, address } = await startServer()
  const { store, leave } = connect(address)
  await vi.waitFor(() => expect(store.read().isConnected).toBe(true), 20_000)
  leave()
  expect(store.read().isConnected).toBe(false)
  await vi.waitFor(async () => expect(await io.fetchSockets()).toEqual([]), 20_000)
})

test('a step never goes back, and an analysis that starts later takes its place', () => {
  const at = (step: LiveState['step'], analysisId: string): LiveState => ({ ...atRest, step, analysisId })
  expect(advance(at('Ai_started', 'a'), 'document_analyzing', 'a')).toEqual(at('Ai_started', 'a'))
  expect(advance(at('completed', 'a'), 'parsing_started', 'b')).toEqual(at('parsing_started', 'b'))
  expect(advance(at('parsing_started', 'b'), 'completed', 'a')).toEqual(at('parsing_started', 'b'))
  expect(advance(atRest, 'Ai_started', 'a')).toEqual(at('Ai_started', 'a'))
})

test('an event makes its own queries stale, and a gap makes all of them', async () => {
  const { io, address } = await startServer()
  const keys = [['identity', 'session'], ['dashboard', 'credits'], ['site']]
  const stale = () => keys.filter((key) => client.getQueryState(key)?.isInvalidated).map(([first]) => first)
  const read = () => keys.forEach((key) => void client.setQueryData(key, 'read'))
  read()
  const { store } = connect(address, { onSocket: tellStale })
  await vi.waitFor(() => expect(store.read().isConnected).toBe(true), 20_000)
  expect(stale()).toEqual(['identity', 'dashboard'])
  read()
  io.emit('account.changed', {})
  await vi.waitFor(() => expect(stale()).toEqual(['identity']), 20_000)
  read()
  io.emit('holdings.changed', {})
  await vi.waitFor(() => expect(stale()).toEqual(['dashboard']), 20_000)
  read()
  io.disconnectSockets(true)
  await vi.waitFor(() => expect(stale()).toEqual(['identity', 'dashboard']), 20_000)
  expect(Object.keys(refreshedBy)).toEqual(expect.arrayContaining([...progressEvents]))
})

test('a change of the market makes stale what shows the project, the lists and what held credits are worth', async () => {
  const { io, address } = await startServer()
  const keys = {
    'its page': marketQueries.project('cedar').queryKey,
    'the page of another': marketQueries.project('spruce').queryKey,
    'the list': marketQueries.projects({}, 'newest').queryKey,
    'a basket line of it': marketQueries.listings(['one']).queryKey,
    'a basket line of another': marketQueries.listings(['two']).queryKey,
    'the facets': marketQueries.facets({}).queryKey,
    'a checkout': basketQueries.one('1').queryKey,
    'what is held is worth': dashboardQuery(dashboardApi.buyerMarketValue, 'ada@example.com').queryKey,
    'how much is held': dashboardQuery(dashboardApi.buyerTotalCredits, 'ada@example.com').queryKey,
  }
  const stale = () =>
    Object.entries(keys).flatMap(([name, key]) => (client.getQueryState(key)?.isInvalidated ? [name] : []))
  const { store } = connect(address, { onSocket: tellStale })
  await vi.waitFor(() => expect(store.read().isConnected).toBe(true), 20_000)
  for (const [name, key] of Object.entries(keys))
    client.setQueryData<unknown>(key, { projectId: name.includes('another') ? 'spruce' : 'cedar' })
  io.emit('market.changed', { projectIds: ['cedar'] })
  await vi.waitFor(
    () =>
      expect(stale()).toEqual([
        'its page',
        'the list',
        'a basket line of it',
        'a checkout',
        'what is held is worth',
      ]),
    20_000,
  )
})
