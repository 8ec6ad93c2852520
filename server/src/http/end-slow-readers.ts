import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

type Pace = {
  /** For how long somebody may take nothing of an answer. */
  silenceMsMax: number
  /** What is to be taken on the average, as much as those who upload have to send. */
  bytesPerSecondMin: number
  /** Connections begin slowly, and pause. */
  graceMs: number
  lookEveryMs: number
}

const usual: Pace = { silenceMsMax: 30_000, bytesPerSecondMin: 4096, graceMs: 15_000, lookEveryMs: 1000 }

type Sending = { before: number; waitedMs: number }

/**
 * Ends connections whose answers nobody takes, or takes so slowly that they keep memory and a connection from others.
 * Only time in which something lies ready counts: whoever waits for us is not slow.
 */
export const endSlowReaders = (app: FastifyInstance, pace: Pace = usual): void => {
  const sending = new Map<ServerResponse, Sending>()
  const end = (answer: ServerResponse) => {
    app.log.info({ code: 'reader-too-slow' }, 'an answer was not taken, and its connection is ended')
    answer.socket?.destroy()
  }
  const isTaken = ({ socket }: ServerResponse) => !socket || socket.writableLength === 0

  app.server.on('request', (request, answer) => {
    sending.set(answer, { before: request.socket.bytesWritten, waitedMs: 0 })
    answer.once('close', () => sending.delete(answer))
    // Node sees every packet that is taken, and sets a limit of its own once all of it was.
    request.socket.setTimeout(pace.silenceMsMax)
    answer.on('timeout', () => {
      if (!isTaken(answer)) end(answer)
    })
  })
  const looking = setInterval(() => {
    for (const [answer, known] of sending) {
      if (isTaken(answer)) continue
      known.waitedMs += pace.lookEveryMs
      // Of a large piece it is not told how much of it was taken: it counts as if all of it were.
      const sent = (answer.socket?.bytesWritten ?? 0) - known.before
      if (known.waitedMs > pace.graceMs + (sent / pace.bytesPerSecondMin) * 1000) end(answer)
    }
  }, pace.lookEveryMs)
  looking.unref()
  app.addHook('onClose', async () => clearInterval(looking))
}
