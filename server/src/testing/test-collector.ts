import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'

type Value = { stringValue?: string; intValue?: string; doubleValue?: number; boolValue?: boolean }
type Attribute = { key: string; value: Value }

export type CollectedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code?: number }
}

type CollectedTraces = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: CollectedSpan[] }[] }[]
}

/** What OpenTelemetry's collector is to us: somebody who takes OTLP over HTTP, in JSON. `answer` may let it hang or refuse. */
export const testCollector = async (answer: () => Promise<number> = async () => 200) => {
  const posts: { path: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = []
  const server = createServer(async (request, response) => {
    posts.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
    response.writeHead(await answer(), { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const messages = () =>
    posts.filter(({ path }) => path === '/v1/traces').map(({ body }) => JSON.parse(body) as CollectedTraces)
  const spans = (): CollectedSpan[] =>
    messages().flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  return {
    url: `http://127.0.0.1:${port}`,
    posts,
    messages,
    spans,
    /** Waits for a span that is like this. */
    spanLike: (isLike: (span: CollectedSpan) => boolean): Promise<CollectedSpan> =>
      vi.waitUntil(() => spans().find(isLike), { timeout: 60_000, interval: 20 }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
