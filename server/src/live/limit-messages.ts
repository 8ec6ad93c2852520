import type { Server } from 'socket.io'

const messagesPerSecondMax = 50

/** Nothing a client sends has a meaning here, so whoever sends much of it is cut off. */
export const limitMessages = (io: Server): void => {
  io.engine.on(
    'connection',
    (connection: { on: (event: 'packet', heard: () => void) => void; close: () => void }) => {
      let second = 0
      let count = 0
      connection.on('packet', () => {
        const now = Math.floor(performance.now() / 1000)
        count = now === second ? count + 1 : 1
        second = now
        if (count > messagesPerSecondMax) connection.close()
      })
    },
  )
}
