import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { io, type Socket } from 'socket.io-client'
import { cookieName } from '../http/cookies.ts'
import type { Caller } from '../http/route.ts'
import { sealVisitor } from '../http/visitor.ts'
import { liveTasks } from '../live/live.jobs.ts'
import { openLive } from '../live/open-live.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { findProjectIds } from '../supply/projects/index.ts'

export type Listener = {
  socket: Socket
  heard: { type: string; analysisId?: string; projectIds?: string[] }[]
}

const log = pino({ level: 'silent' })
const secret = 'a secret of forty characters for the test'

/** One HTTP server with sockets on it and a pool of its own, as each process has. Sessions are whatever is put in. */
export const startLiveServer = async (
  databaseUrl: string,
  sessions: Map<string, Caller>,
  recheckMs?: number,
) => {
  const server = http.createServer((_request, response) => response.end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const config = readConfig({ PORT: String(port) })
  const { pool, db, close } = openDatabase(databaseUrl, log)
  const live = await openLive({
    server,
    pool,
    config,
    secret,
    authenticate: async (cookies) => sessions.get(cookies[cookieName(config, 'session')] ?? '') ?? null,
    findProjects: (batchIds) => findProjectIds(db, batchIds),
    log,
    ...(recheckMs === undefined ? {} : { recheckMs }),
  })
  const origin = `http://127.0.0.1:${port}`
  const opened: Socket[] = []

  return {
    origin,
    db,
    pool,
    tasks: liveTasks({ db }),
    dial: (headers: Record<string, string>, transports = ['websocket']): Listener => {
      const socket = io(origin, { transports, extraHeaders: headers, reconnection: false, forceNew: true })
      opened.push(socket)
      const heard: Listener['heard'] = []
      socket.onAny((type: string, facts: object) => heard.push({ type, ...facts }))
      return { socket, heard }
    },
    close: async () => {
      for (const socket of opened) socket.disconnect()
      await live.close()
      await close()
      server.close()
      await once(server, 'close')
    },
  }
}
export type LiveServer = Awaited<ReturnType<typeof startLiveServer>>

export const cookie = (name: 'session' | 'visitor', value: string): string =>
  `ledgerleaf.${name}=${name === 'visitor' ? sealVisitor(secret, value) : value}`

export const connected = async ({ socket }: Listener): Promise<void> => {
  if (socket.connected) return
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
}

/** The words a handshake is refused with. */
export const refusal = ({ socket }: Listener): Promise<string> =>
  new Promise((resolve, reject) => {
    socket.once('connect', () => reject(new Error('the socket was admitted')))
    socket.once('connect_error', (error) => resolve(error.message))
  })
