import { channel } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { activeSpan } from './active-span.ts'
import type { OpenSpan, Tracer } from './span.ts'

type Fetched = { request: { origin: string | URL; method: string } }
type FetchAnswered = Fetched & { response: { statusCode: number } }
type Asked = { request: ClientRequest; response?: IncomingMessage }

/**
 * Each call to another server as a span, whoever makes it: Node tells of its own `fetch` and `http` on channels made for
 * that. Method and host alone are told; what follows may hold a name or a secret. The other server is told nothing.
 */
export const traceOutwardCalls = (tracer: Tracer) => {
  const open = new WeakMap<object, { span: OpenSpan; host: string; method: string }>()
  const begin = (request: object, method: string, host: string) => {
    const around = activeSpan()
    if (around?.tracer !== tracer) return
    open.set(request, { span: tracer.begin(`${method} ${host}`, 'client', around.context), host, method })
  }
  const end = (request: object, status: number | null) => {
    const known = open.get(request)
    known?.span.end({
      hasFailed: status === null || status >= 400,
      attributes: {
        'http.request.method': known.method,
        'server.address': known.host,
        ...(status === null ? {} : { 'http.response.status_code': status }),
      },
    })
    open.delete(request)
  }
  const listeners = {
    'undici:request:create': (told) => {
      const { request } = told as Fetched
      begin(request, request.method, new URL(request.origin).host)
    },
    'undici:request:headers': (told) => {
      const { request, response } = told as FetchAnswered
      end(request, response.statusCode)
    },
    'undici:request:error': (told) => end((told as Fetched).request, null),
    'http.client.request.start': (told) => {
      const { request } = told as Asked
      begin(request, request.method, request.host)
      request.once('close', () => end(request, null))
    },
    'http.client.response.finish': (told) => {
      const { request, response } = told as Asked
      end(request, response?.statusCode ?? null)
    },
  } satisfies Record<string, (told: unknown) => void>
  for (const [name, listen] of Object.entries(listeners)) channel(name).subscribe(listen)
  return {
    stop: () => {
      for (const [name, listen] of Object.entries(listeners)) channel(name).unsubscribe(listen)
    },
  }
}
