import { type MutableToken, OAuth2Server } from 'oauth2-mock-server'
import { expect } from 'vitest'
import type { TestDns } from './test-dns.ts'
import type { Browser } from './test-site.ts'

export const testPassword = 'correct-horse-battery'

export type TestProvider = {
  issuer: string
  /** What its tokens say from now on. */
  says: (claims: Record<string, unknown>) => void
  stop: () => Promise<void>
}

/** An OpenID provider on loopback that asks nobody anything, and says what a test tells it. */
export const testProvider = async (): Promise<TestProvider> => {
  const server = new OAuth2Server()
  let claims: Record<string, unknown> = {}
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  server.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, claims)
  })
  return {
    issuer: server.issuer.url ?? '',
    says: (next) => {
      claims = next
    },
    stop: () => server.stop(),
  }
}

/** Names a domain, puts its record where the name server finds it, and has it checked. */
export const proveDomain = async (owner: Browser, dns: TestDns, domain: string): Promise<void> => {
  expect((await owner.post('/api/organisation/domains', { body: { domain } })).statusCode).toBe(200)
  const { domains } = (await owner.get('/api/organisation/provider')).json()
  const { record } = domains.find((known: { domain: string }) => known.domain === domain)
  dns.texts.set(record.name, ['v=spf1 -all', record.value])
  const answer = await owner.post('/api/organisation/domains/check', { body: { domain } })
  expect(answer.json()).toMatchObject({ isProven: true })
}

export const connectionTo = (issuer: string) => ({
  name: 'Acme Login',
  issuer,
  clientId: 'ledgerleaf-at-acme',
  clientSecret: 'a secret of the provider',
  newcomers: 'viewer',
  isFactorTrusted: false,
  password: testPassword,
})

/** Follows the provider's redirect back, as the popup does. Answers the error it came back with. */
export const makeTrip = async (browser: Browser, url: string): Promise<string | null> => {
  const answer = await fetch(url, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  const returned = await browser.get(`${back.pathname}${back.search}`)
  expect(returned.statusCode).toBe(302)
  return new URL(returned.headers.location ?? '').searchParams.get('error')
}

/** Somebody types an address and continues with the provider it is offered. */
export const signInThrough = async (browser: Browser, email: string): Promise<string | null> => {
  const started = await browser.post('/api/auth/provider/start', { body: { email } })
  expect(started.statusCode, started.body).toBe(200)
  return makeTrip(browser, started.json().url)
}
