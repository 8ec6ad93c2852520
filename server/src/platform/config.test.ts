import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('needs no setting at all, and then runs the demo on the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    demo: true,
    production: false,
  })
})

test('an empty variable is an unset one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test("demo data stays off another's database unless asked for", () => {
  const DATABASE_URL = 'postgres://someone@db.example.com/app'
  expect(readConfig({ DATABASE_URL }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['DEMO', 'yes'],
  ['DATABASE_URL', 'mysql://someone@db.example.com/app'],
  ['PUBLIC_URL', 'ftp://example.com'],
  ['APP_SECRET', 'too-short-a-secret'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
])('a wrong %s is named, and its value is not repeated', (variable, value) => {
  const read = () => readConfig({ [variable]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^${variable}: `))
  expect(read).not.toThrow(value)
})

test.each(['APP_SECRET', 'PUBLIC_URL'])('production insists on %s', (variable) => {
  const complete = { APP_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://example.com', NODE_ENV: 'production' }
  expect(readConfig(complete).production).toBe(true)
  expect(() => readConfig({ ...complete, [variable]: '' })).toThrow(`${variable}: is required in production`)
})

test('production refuses to be signed in to in the clear, but for one’s own machine', () => {
  const read = (PUBLIC_URL: string) =>
    readConfig({ APP_SECRET: 'x'.repeat(32), NODE_ENV: 'production', PUBLIC_URL })
  expect(() => read('http://ledgerleaf.example')).toThrow('PUBLIC_URL: must be https')
  expect(read('http://localhost:3000').production).toBe(true)
})

test('an OpenID provider is configured whole or not at all', () => {
  const whole = { OIDC_ISSUER: 'https://id.example.com/', OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'secret' }
  expect(readConfig(whole).openId).toEqual({
    issuer: 'https://id.example.com',
    clientId: 'us',
    clientSecret: 'secret',
    name: 'Google',
  })
  for (const variable of Object.keys(whole))
    expect(() => readConfig({ ...whole, [variable]: '' })).toThrow(`${variable}: is required`)
})
