import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string; at: number }

type Answer = (received: Received, response: ServerResponse) => void

export type TestReceiver = {
  /** Where it is reached, by its address or by a name that leads there. */
  url: (path?: string, host?: string) => string
  /** In the order in which it came. */
  received: Received[]
  /** Resolves once so many came, whatever was answered. */
  atLeast: (count: number) => Promise<Received[]>
  close: () => void
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** A program of somebody else's on loopback that answers as a test tells it; with 204 unless told. */
export const testReceiver = async (
  answer: Answer = (_, response) => response.writeHead(204).end(),
): Promise<TestReceiver> => {
  const received: Received[] = []
  let heard = () => {}
  const server = createServer(async (request, response) => {
    const body = await readBody(request).catch(() => '')
    const one = { path: request.url ?? '', headers: request.headers, body, at: performance.now() }
    received.push(one)
    answer(one, response)
    heard()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (path = '/hooks', host = '127.0.0.1') => `http://${host}:${port}${path}`,
    received,
    atLeast: (count) =>
      new Promise((resolve) => {
        heard = () => {
          if (received.length >= count) resolve(received)
        }
        heard()
      }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
