import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The line between a server and its database, which a test may cut and mend: PostgreSQL itself lives on for others. */
export const startDatabaseLink = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  let stallAt: string | undefined
  let onStall = () => {}
  let loseAt: string | undefined
  let onLoss = () => {}

  const server = createServer((client) => {
    client.on('error', () => {})
    if (isCut) return void client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    upstream.on('data', (chunk: Buffer) => {
      if (loseAt === undefined || !chunk.includes(loseAt)) return void client.write(chunk)
      loseAt = undefined
      client.destroy()
      onLoss()
    })
    let isStalled = false
    client.on('data', (chunk: Buffer) => {
      if (stallAt !== undefined && chunk.includes(stallAt)) {
        isStalled = true
        stallAt = undefined
        onStall()
      }
      if (!isStalled) upstream.write(chunk)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)

  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    /** Every connection breaks, and no new one is made until the line is mended. */
    cut: () => {
      isCut = true
      drop()
    },
    /** Every connection breaks; new ones are made at once. */
    drop,
    mend: () => {
      isCut = false
    },
    /** The connection that says these words gets no answer to them, nor to anything after; resolves when it did. */
    stall: (words: string): Promise<void> => {
      stallAt = words
      return new Promise((resolve) => {
        onStall = resolve
      })
    },
    /** The answer that holds these words never arrives and takes its connection with it; resolves when it was lost. */
    lose: (words: string): Promise<void> => {
      loseAt = words
      return new Promise((resolve) => {
        onLoss = resolve
      })
    },
    close: async () => {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
