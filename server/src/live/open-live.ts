import type http from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import type { Logger } from 'pino'
import { Server } from 'socket.io'
import type { Authenticate } from '../http/request-guard.ts'
import type { Config } from '../platform/config.ts'
import { admit, isOwnRequest, isStillAdmitted } from './admit.ts'
import { gatherMarket } from './gather-market.ts'
import { limitMessages } from './limit-messages.ts'
import { listeningPool } from './listening-pool.ts'

const messageBytesMax = 64 * 1024
const handshakeMsMax = 10_000

type LiveParts = {
  server: http.Server
  pool: pg.Pool
  config: Config
  secret: string
  authenticate: Authenticate
  log: Logger
  /** The projects these batches are of. */
  findProjects: (batchIds: string[]) => Promise<string[]>
  recheckMs?: number
  marketMs?: number
}

export type Live = { close: () => Promise<void> }

/** The sockets of this process. What is announced on any process reaches the sockets of all. */
export const openLive = async (parts: LiveParts): Promise<Live> => {
  const { server, pool, config, log, findProjects, recheckMs = 60_000, marketMs = 1000 } = parts
  let closed = false
  const sockets = () => [...io.of('/').sockets.values()]
  // Closing the transport, not the socket, makes the browser connect again, be admitted anew and read afresh.
  const renewAll = () => sockets().forEach((socket) => void socket.conn.close())

  const market = gatherMarket({
    everyMs: marketMs,
    findProjects,
    tell: (projectIds) => void io.local.emit('market.changed', { projectIds }),
    log,
  })
  const listener = listeningPool(pool, log, { onReturn: renewAll, onMarket: market.add })
  const io = new Server(server, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: messageBytesMax,
    connectTimeout: handshakeMsMax,
    allowRequest: (request, answer) => answer(null, !closed && isOwnRequest(config, request)),
    adapter: createAdapter(listener.pool, {
      errorHandler: (error) =>
        log.warn({ code: 'live-message-lost', error }, 'a message between processes was lost'),
    }),
  })
  limitMessages(io)
  io.use(admit(parts, log))

  // A session also ends by its time running out, which no one announces.
  const recheck = async () => {
    for (const socket of sockets()) {
      const admitted = await isStillAdmitted(parts, socket).catch(() => true)
      if (!admitted) socket.conn.close()
    }
  }
  const timer = setInterval(recheck, recheckMs)
  await listener.listening

  return {
    // The HTTP server is not ours to close; it can only be once the sockets that were upgraded from it are.
    close: async () => {
      closed = true
      clearInterval(timer)
      market.close()
      io.engine.close()
      await io.of('/').adapter.close()
    },
  }
}
