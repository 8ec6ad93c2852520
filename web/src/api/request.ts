import type { Address, Endpoint, ParamsOf, QueryOf, SentBodyOf } from '@ledgerleaf/contract/endpoint'
import { actingFor, organisationHeader } from './acting.ts'
import { newTrace } from './trace.ts'

type Part<Name extends string, Value> = [Exclude<Value, undefined>] extends [never]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Exclude<Value, undefined> }

/** What a call takes, by its own definition in the contract. */
export type InputOf<E extends Endpoint> = Part<'body', SentBodyOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'params', ParamsOf<E>>

export type CallOptions = {
  /** An identity token that speaks instead of the cookie. */
  bearer?: string
  /** A multipart body, for the calls that take a file. */
  form?: FormData
  /** A file as it is, for the calls whose body is the file. */
  file?: Blob
  /** Names this attempt: however often it is sent, it happens once. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Is sent also when the page is left meanwhile. */
  keepalive?: boolean
}

export type Sending = { body?: unknown; query?: unknown; params?: unknown } & CallOptions

const entriesOf = (value: unknown): [string, string][] =>
  Object.entries(value ?? {})
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => [name, String(part)])

/** The address of a call as it is sent: for the client, which has checked its types already. */
export const addressOf = (endpoint: Address, { params, query }: Sending): string => {
  const named = Object.fromEntries(entriesOf(params))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name] ?? ''))
  const search = new URLSearchParams(entriesOf(query)).toString()
  return search ? `${path}?${search}` : path
}

type Named<E extends Endpoint> = Part<'query', QueryOf<E>> & Part<'params', ParamsOf<E>>

/** Where a link, a picture or a download finds a call of the contract: no address is written by hand. */
export const hrefOf = <E extends Endpoint>(
  endpoint: E | Address<E>,
  ...[named]: Record<never, never> extends Named<E> ? [named?: Named<E>] : [named: Named<E>]
): string => addressOf(endpoint, named ?? {})

export const requestOf = (endpoint: Address, sending: Sending, csrfToken: string): RequestInit => {
  const headers = new Headers({ accept: 'application/json' })
  if (sending.body !== undefined || sending.bearer !== undefined)
    headers.set('content-type', 'application/json')
  if (sending.bearer !== undefined) headers.set('authorization', `Bearer ${sending.bearer}`)
  if (sending.idempotencyKey !== undefined) headers.set('idempotency-key', sending.idempotencyKey)
  if (endpoint.effect === 'change' && csrfToken) headers.set('x-csrf-token', csrfToken)
  if (sending.file) headers.set('content-type', 'application/octet-stream')
  const organisation = actingFor(endpoint.path)
  if (organisation !== undefined) headers.set(organisationHeader, organisation)
  const trace = newTrace()
  if (trace !== undefined) headers.set('traceparent', trace)
  return {
    method: endpoint.method,
    credentials: 'same-origin',
    headers,
    ...(sending.body === undefined ? {} : { body: JSON.stringify(sending.body) }),
    // The browser itself names the type here: only it knows the boundary.
    ...(sending.form ? { body: sending.form } : {}),
    ...(sending.file ? { body: sending.file } : {}),
    ...(sending.keepalive ? { keepalive: true } : {}),
    ...(sending.signal ? { signal: sending.signal } : {}),
  }
}
