import { newCookieJar } from '../../../server/src/testing/cookie-jar.ts'

export type Reply = { status: number; answer: Record<string, unknown> }

/** Nobody answered, or the answer says that it may be asked again: what was asked may have been done or not. */
const unsure = new Set([0, 408, 429, 500, 502, 503, 504])

type Call = { json?: object; form?: FormData; key?: string }

/** A browser that asks whichever server answers, and asks again for as long as it does not know what became of it. */
export const newVisitor = (origins: readonly string[], network: string) => {
  const jar = newCookieJar()
  const once = async (
    origin: string,
    path: string,
    { json, form, key }: Call,
    token: string,
  ): Promise<Reply> => {
    const change = json !== undefined || form !== undefined
    const body = json ? JSON.stringify(json) : form
    const response = await fetch(`${origin}${path}`, {
      method: change ? 'POST' : 'GET',
      headers: {
        origin,
        'x-forwarded-for': network,
        ...jar.header(),
        ...(token ? { 'x-csrf-token': token } : {}),
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body } : {}),
      signal: AbortSignal.timeout(20_000),
    })
    jar.take(response.headers.getSetCookie())
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
  }
  const attempt = async (path: string, call: Call): Promise<Reply> => {
    const origin = origins[Math.floor(Math.random() * origins.length)] ?? ''
    try {
      const { status, answer } = await once(origin, '/api/csrf-token', {}, '')
      // Without a token a change is refused for that alone, and what was asked would never be asked again.
      if (status !== 200) return { status, answer }
      return await once(origin, path, call, String(answer.csrfToken))
    } catch {
      return { status: 0, answer: {} }
    }
  }
  /** Until there is an answer that says what became of it; null when the run ended first. */
  const ask = async (path: string, call: Call, isOver: () => boolean): Promise<Reply | null> => {
    while (!isOver()) {
      const reply = await attempt(path, call)
      if (!unsure.has(reply.status) && reply.answer.code !== 'idempotency_in_flight') return reply
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    return null
  }
  return { ask }
}
export type Visitor = ReturnType<typeof newVisitor>
