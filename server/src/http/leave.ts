import type { Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

// What is in flight is answered; what takes longer is cut off, so that the whole process ends within ten seconds.
const inFlightMsMax = 6000
const lookEveryMs = 50
// Whoever came in as the door closed has this long to say what they want.
const firstWordMs = 3000

declare module 'fastify' {
  interface FastifyInstance {
    leaving: Leaving
  }
}

type Leaving = {
  isLeaving: () => boolean
  /** Resolves when everybody has been sent elsewhere who will be: what is still here is to be closed. */
  graceOver: () => Promise<void>
  leave: () => Promise<void>
}

/**
 * How this server leaves: for `graceMs` it goes on answering and says on every answer that the connection ends, while
 * balancers read at /readyz that others are to be asked; then it listens no more and closes each connection as it falls
 * idle. To be called before routes are added.
 */
export const prepareLeaving = (app: FastifyInstance, graceMs: number): void => {
  const sockets = new Map<Socket, number>()
  let isLeaving = false
  let grace: Promise<void> | undefined

  app.server.on('connection', (socket) => {
    sockets.set(socket, performance.now())
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving) reply.header('connection', 'close')
    done()
  })

  const closeIdle = () => {
    app.server.closeIdleConnections()
    // Node counts one that has not said a word yet as busy with its first request.
    const before = performance.now() - firstWordMs
    for (const [socket, cameAt] of sockets) if (socket.bytesRead === 0 && cameAt < before) socket.destroy()
  }
  const leaving: Leaving = {
    isLeaving: () => isLeaving,
    graceOver: () => {
      isLeaving = true
      grace ??= app.server.listening ? setTimeout(graceMs) : Promise.resolve()
      return grace
    },
    leave: async () => {
      await leaving.graceOver()
      // Whoever has just connected is let in before the door closes.
      for (const _ of [1, 2, 3]) await setImmediate()
      const closed = app.close()
      const looking = setInterval(closeIdle, lookEveryMs)
      const late = globalThis.setTimeout(() => app.server.closeAllConnections(), inFlightMsMax)
      await closed.finally(() => {
        clearInterval(looking)
        clearTimeout(late)
      })
    },
  }
  app.decorate('leaving', leaving)
}
