import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const lengthBytes = 4

/** Splits what a client sends to PostgreSQL into its messages; only the first of a connection has no letter. */
const messageReader = () => {
  let waiting = Buffer.alloc(0)
  let isFirst = true
  return (chunk: Buffer): Buffer[] => {
    waiting = Buffer.concat([waiting, chunk])
    const messages: Buffer[] = []
    for (;;) {
      const letter = isFirst ? 0 : 1
      if (waiting.length < letter + lengthBytes) return messages
      const end = letter + waiting.readUInt32BE(letter)
      if (waiting.length < end) return messages
      messages.push(waiting.subarray(0, end))
      waiting = waiting.subarray(end)
      isFirst = false
    }
  }
}

/** Stands between a server and its database, counts every message and, at the one it is told, lets no further through. */
export const startCountingProxy = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let count = 0
  let cutAt = Number.POSITIVE_INFINITY
  let onCut = () => {}

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    const read = messageReader()
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    upstream.pipe(client)
    client.on('data', (chunk: Buffer) => {
      for (const message of read(chunk)) {
        count += 1
        if (count > cutAt) return
        if (count === cutAt) {
          onCut()
          return
        }
        upstream.write(message)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)

  return {
    url: url.href,
    /** Counts from now on, and at the given message calls and stops. */
    arm: (at: number, cut: () => void) => {
      count = 0
      cutAt = at
      onCut = cut
    },
    count: () => count,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
