import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newCookieJar } from './cookie-jar.ts'
import { freePort } from './free-port.ts'
import { spawnServer, waitForStatus } from './start-up/server-process.ts'
import { enterprise } from './test-checkout.ts'

/** The built server as a process that takes orders, behind a proxy, so that each buyer can have a network of their own. */
export const startMarketProcess = async (databaseUrl: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledgerleaf-market-'))
  const server = spawnServer({
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    APP_SECRET: 'the same secret for every process of the test',
    TRUST_PROXY: '1',
  })
  await waitForStatus(server, '/readyz', 200)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.child.kill(signal)
    await server.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { origin: server.origin, end, kill: () => server.child.kill('SIGKILL') }
}

/** One guest with a cookie jar and a network of their own, who may ask any of the processes. */
export const newGuest = (network: string) => {
  const jar = newCookieJar()
  const call = async (origin: string, path: string, body?: object, key?: string) => {
    const response = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': network,
        ...jar.header(),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(60_000),
    })
    jar.take(response.headers.getSetCookie())
    return { status: response.status, answer: (await response.json()) as Record<string, string> }
  }
  const key = randomUUID()
  return {
    greet: (origin: string) => call(origin, '/api/csrf-token'),
    basket: async (origin: string, listingId: string, quantity: number) =>
      (await call(origin, '/api/baskets', { lines: [{ listingId, quantity }] })).answer.id ?? '',
    /** Always under the same key, as a browser that is not sure whether it was heard, or is asked to come back. */
    order: async (origin: string, basketId: string, expectedTotalCents: number) => {
      const body = { basketId, expectedTotalCents, enterprise, pay: 'card_on_file' }
      for (let attempt = 1; ; attempt++) {
        const reply = await call(origin, '/api/orders', body, key)
        if (reply.status !== 503 || attempt === 10) return reply
      }
    },
  }
}
