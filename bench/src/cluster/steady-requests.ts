import { setTimeout as wait } from 'node:timers/promises'

const paths = ['/', '/api/market/projects', '/marketplace', '/api/csrf-token', '/healthz']
const readers = 6
const writers = 2

type Basket = { listingId: string; quantity: number }

/**
 * People who ask once and never again: whatever is not answered as it should be has failed. The writers fill baskets, since a
 * change that is lost may not be sent twice by anything between them and the server.
 */
export const startRequests = (origin: string, basket: Basket) => {
  let over = false
  let networks = 0
  let answered = 0
  let slowestMs = 0
  const failures: string[] = []
  const ask = async (path: string, init: RequestInit = {}): Promise<void> => {
    const from = performance.now()
    const network = `10.9.${(networks >> 8) & 255}.${networks++ & 255}`
    try {
      const response = await fetch(`${origin}${path}`, {
        ...init,
        headers: { origin, 'x-forwarded-for': network, ...(init.headers as Record<string, string>) },
        signal: AbortSignal.timeout(30_000),
      })
      await response.arrayBuffer()
      answered += 1
      slowestMs = Math.max(slowestMs, performance.now() - from)
      if (!response.ok) failures.push(`${path}: ${response.status}`)
    } catch (error) {
      const cause =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
      failures.push(`${path}: ${cause}`)
    }
  }
  const read = async () => {
    for (let turn = 0; !over; turn++) await ask(paths[turn % paths.length] as string)
  }
  const write = async () => {
    while (!over) {
      const body = JSON.stringify({ lines: [basket] })
      await ask('/api/baskets', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      await wait(20)
    }
  }
  const running = [...Array.from({ length: readers }, read), ...Array.from({ length: writers }, write)]
  return {
    stop: async () => {
      over = true
      await Promise.all(running)
      return { answered, failures, slowestMs }
    },
  }
}
