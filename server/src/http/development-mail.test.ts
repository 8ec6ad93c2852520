import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('lists the outbox newest first, escaped, with links one can follow', async () => {
  expect((await site.app.inject('/dev/mail')).body).toContain('No mail has been sent yet.')
  const browser = site.browser()
  await browser.post('/api/contact', {
    body: {
      name: '<script>alert(1)</script>',
      email: 'ada@example.org',
      message: 'see https://a.example/?x=1&y=2 "ok"',
    },
  })
  const arrived = async () => {
    expect(await site.mailsTo('ada@example.org')).toHaveLength(1)
    expect(await site.mailsTo(site.config.supportEmail)).toHaveLength(1)
  }
  await vi.waitFor(arrived, 20_000)
  await writeFile(
    join(site.config.dataDir, 'outbox', '2999-01-01-x.json'),
    JSON.stringify({ to: 'z@example.org', subject: 'From the future', text: '', from: '', sentAt: '2999' }),
  )
  const { body, headers } = await site.app.inject('/dev/mail')
  expect(headers['content-type']).toContain('text/html')
  expect(body).not.toContain('<script')
  expect(body).toContain('&#60;script&#62;')
  expect(body).toContain('<a href="https://a.example/?x=1&#38;y=2">')
  expect(body.indexOf('From the future')).toBeLessThan(body.indexOf('We received your message'))
  const file = /href="(\/dev\/mail\/[^"]+)">We received/.exec(body)?.[1] ?? ''
  const one = (await site.app.inject(file)).body
  expect(one).toContain('ada@example.org')
  // The mail as it is drawn, shut off: a whole page inside an attribute, which may run nothing.
  expect(one).toMatch(
    /<iframe [^>]*sandbox="allow-top-navigation-by-user-activation" srcdoc="&#60;!doctype html&#62;/,
  )
  expect((await site.app.inject('/dev/mail/2999-01-01-x.json')).body).not.toContain('<iframe title')
})

test('gives out no file but a mail', async () => {
  for (const path of ['none.json', '..%2F..%2Fsecret', '%2e%2e%2fpackage.json', 'x.txt'])
    expect((await site.app.inject(`/dev/mail/${path}`)).statusCode).toBe(404)
})

test('exists for nobody but whoever sits at the machine', async () => {
  const status = async (words: object) => (await site.app.inject({ url: '/dev/mail', ...words })).statusCode
  expect(await status({ headers: { host: 'localhost:3000' } })).toBe(200)
  expect(await status({ remoteAddress: '::1', headers: { host: '[::1]:3000' } })).toBe(200)
  expect(await status({ remoteAddress: '192.0.2.7' })).toBe(404)
  expect(await status({ headers: { host: 'rebound.evil.example:3000' } })).toBe(404)
})

test.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
  'exists for nobody whom a proxy on the machine brings: %s',
  async (name) => {
    const headers = { host: 'localhost:3000', [name]: name === 'forwarded' ? 'for=127.0.0.1' : '127.0.0.1' }
    expect((await site.app.inject({ url: '/dev/mail', headers })).statusCode).toBe(404)
  },
)

test.each([
  [
    'in production',
    { NODE_ENV: 'production', PUBLIC_URL: 'https://ledgerleaf.example', APP_SECRET: 'x'.repeat(40) },
  ],
  ['where mail goes by SMTP', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['where people come by another address', { PUBLIC_URL: 'https://ledgerleaf.example' }],
  ['where other machines are heard', { HOST: '0.0.0.0' }],
  ['behind a proxy', { TRUST_PROXY: '1' }],
])('does not exist %s', async (_where, variables) => {
  const other = await testSite(variables)
  try {
    expect((await other.app.inject('/dev/mail')).statusCode).toBe(404)
    expect((await other.app.inject('/dev/mail/x.json')).statusCode).toBe(404)
  } finally {
    await other.close()
  }
})
