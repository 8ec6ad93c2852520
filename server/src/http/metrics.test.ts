import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { serveMetrics } from './metrics.ts'
import { openRegistry } from './registry.ts'
import type { Caller } from './route.ts'
import { buildServer } from './server.ts'

const config = readConfig({ METRICS_TOKEN: 'a token of sixteen or more' })
const person = {
  personId: 'p',
  organisationId: 'o',
  memberRole: 'owner' as const,
  sessionId: 's',
  email: 'a@example.org',
  emailVerified: true,
  isLimited: false,
  name: 'A',
  company: null,
}
const callers: Record<string, Caller> = {
  buyer: { ...person, roles: ['buyer', 'seller'] },
  operator: { ...person, roles: ['operator'] },
}
const authenticate = async (cookies: Record<string, string | undefined>) =>
  callers[cookies['ledgerleaf.session'] ?? ''] ?? null

let app: Awaited<ReturnType<typeof buildServer>>
beforeAll(async () => {
  const log = pino({ level: 'silent' })
  const extensions = [(server: typeof app) => serveMetrics(server, config, authenticate, openRegistry())]
  app = await buildServer({ config, secret: 'x'.repeat(40), log, authenticate, routes: [], extensions })
})
afterAll(() => app.close())

test.each([
  ['nobody', {}],
  ['a person who is no operator', { cookie: 'ledgerleaf.session=buyer' }],
  ['another token', { authorization: 'Bearer a token of sixteen or more!' }],
  ['an empty token', { authorization: 'Bearer ' }],
])('there is no such page for %s', async (_, headers) => {
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
})

test.each([
  ['an operator', { cookie: 'ledgerleaf.session=operator' }],
  ['the holder of the token', { authorization: 'Bearer a token of sixteen or more' }],
])('shows the figures to %s, and no cache keeps them', async (_, headers) => {
  const answer = await app.inject({ url: '/metrics', headers })
  expect(answer.body).toContain('http_request_seconds')
  expect(answer.headers['cache-control']).toBe('no-store')
})
