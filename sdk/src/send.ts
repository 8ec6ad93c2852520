import { apiVersion, calls } from './generated/calls.ts'
import { LedgerleafUnreachable, readProblem } from './problems.ts'
import type { AnswerOf, BodyOf, CallName, QueryOf } from './types.ts'
import { readRetryAfter, wait, waitBefore } from './wait.ts'

export type ClientOptions = {
  /** Where the market is, such as `https://market.example`. */
  address: string
  /** A key of the organisation, or a token for one; a function is asked before every attempt. */
  key: string | (() => string | Promise<string>)
  /** How often a call that is safe to repeat is repeated; 3 where nothing is said. */
  retriesMax?: number
  /** How long one attempt may take; a minute where nothing is said. */
  timeoutMs?: number
  /** What is called instead of the `fetch` of the platform. */
  fetch?: typeof fetch
}

export type CallOptions = {
  /** Calls the whole off, waits between attempts included. */
  signal?: AbortSignal
}

/** Of what changes something: your own word for this one act. Without it one is made, and kept through the attempts. */
export type ChangeOptions = CallOptions & { idempotencyKey?: string }

/** What goes with a call, as far as it has it. */
export type Words<Name extends CallName> = {
  params?: Record<string, string>
  query?: QueryOf<Name> | undefined
  body?: BodyOf<Name>
  form?: FormData
  /** What is sent as it is. */
  bytes?: Blob
}

export type Send = <Name extends CallName>(
  name: Name,
  words: Words<Name>,
  options?: ChangeOptions,
) => Promise<AnswerOf<Name>>

const addressOf = (base: string, path: string, { params = {}, query = {} }: Words<CallName>): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  ).toString()
  return `${base}${filled}${asked ? `?${asked}` : ''}`
}

/** What is sent, where it does not say so of itself as a form does. */
const typeOf = ({ body, bytes }: Words<CallName>): Record<string, string> => {
  if (bytes) return { 'content-type': 'application/octet-stream' }
  return body === undefined ? {} : { 'content-type': 'application/json' }
}

/** Busy, leaving or in between: what was asked for may well work in a moment. */
const passing = new Set([408, 429, 500, 502, 503, 504])

const signalOf = (timeoutMs: number, signal: AbortSignal | undefined): AbortSignal => {
  const late = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([signal, late]) : late
}

/** How every call is made: by a key, under a version, and again where that is safe. */
export const openSend = ({
  address,
  key,
  retriesMax = 3,
  timeoutMs = 60_000,
  fetch: given,
}: ClientOptions): Send => {
  const base = address.replace(/\/+$/, '')
  const ask: typeof fetch = given ?? ((...words) => fetch(...words))
  return async <Name extends CallName>(
    name: Name,
    words: Words<Name>,
    { signal, idempotencyKey }: ChangeOptions = {},
  ) => {
    const { method, path, repeats, answers } = calls[name]
    const keyed = repeats === 'by key' ? (idempotencyKey ?? crypto.randomUUID()) : undefined
    const attemptsMax = repeats === 'never' ? 1 : retriesMax + 1
    const { body, form, bytes } = words
    const attempt = (shown: string) =>
      ask(addressOf(base, path, words), {
        method,
        headers: {
          authorization: `Bearer ${shown}`,
          'ledgerleaf-version': apiVersion,
          ...(keyed === undefined ? {} : { 'idempotency-key': keyed }),
          ...typeOf(words),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(form ? { body: form } : {}),
        ...(bytes ? { body: bytes } : {}),
        signal: signalOf(timeoutMs, signal),
        // A key is shown to nobody but whom it is for.
        redirect: 'error',
      })
    const read = async (response: Response) =>
      (answers === 'file'
        ? new Uint8Array(await response.arrayBuffer())
        : await response.json()) as AnswerOf<Name>
    for (let made = 1; ; made++) {
      signal?.throwIfAborted()
      const shown = typeof key === 'function' ? await key() : key
      let response: Response
      try {
        response = await attempt(shown)
        if (response.ok) return await read(response)
      } catch (cause) {
        signal?.throwIfAborted()
        if (made >= attemptsMax)
          throw new LedgerleafUnreachable(`${base} did not answer.`, { cause, idempotencyKey: keyed })
        await wait(waitBefore(made, undefined) ?? 0, signal)
        continue
      }
      const retryAfter = readRetryAfter(response.headers.get('retry-after'))
      const problem = await readProblem(response, retryAfter)
      const mayPass = passing.has(problem.status) || problem.code === 'idempotency_in_flight'
      const pause = mayPass && made < attemptsMax ? waitBefore(made, retryAfter) : null
      if (pause === null) throw problem
      await wait(pause, signal)
    }
  }
}
