import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ChainProvider } from '../chain/provider.ts'

type Asked = { id: number; method: string; params?: unknown[] }

/** A chain as a node serves it: JSON-RPC over HTTP, refusals in their own shape. */
export const serveChain = async ({ request }: ChainProvider) => {
  const answer = async ({ id, ...asked }: Asked) => {
    try {
      return { jsonrpc: '2.0', id, result: await request(asked) }
    } catch (error) {
      const { code = -32_603, message, data } = error as { code?: number; message: string; data?: unknown }
      return { jsonrpc: '2.0', id, error: { code, message, data } }
    }
  }
  const server = createServer(async (asked, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(await answer(JSON.parse(Buffer.concat(chunks).toString()))))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
