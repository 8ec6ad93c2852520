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
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['SLOW_QUERY_MS', '0'],
  ['PORT', 'http'],
  ['DEMO', 'yes'],
  ['DATABASE_URL', 'mysql://someone@db.example.com/app'],
  ['ROLE', 'cook'],
  ['ROLE', 'web,all'],
  ['DRAIN_SECONDS', '61'],
  ['PUBLIC_URL', 'ftp://example.com'],
  ['APP_SECRET', 'too-short-a-secret'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['SOCIAL_LINKS', 'http://social.example/us'],
  ['SOCIAL_LINKS', 'https://social.example/us, javascript:alert(1)'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['PLATFORM_FEE_BASIS_POINTS', '10001'],
  ['PLATFORM_FEE_BASIS_POINTS', '2.5'],
  ['STRIPE_SECRET_KEY', 'pk_test_public'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['SANDBOX_CARD_ON_FILE', '4242424242424242'],
  ['DNS_SERVERS', 'dns.example.com'],
  ['OUTSIDE_PRIVATE', 'always'],
  ['LLM_VISION', 'perhaps'],
  ['LLM_PAGES_MAX', '0'],
  ['LLM_TOKENS_MAX', 'plenty'],
  ['LLM_SECONDS_MAX', '3600'],
])('a wrong %s is named, and its value is not repeated', (variable, value) => {
  const read = () => readConfig({ [variable]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^${variable}: `))
  expect(read).not.toThrow(value)
})

test('in production no organisation reaches a private address', () => {
  const complete = { APP_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://example.com', NODE_ENV: 'production' }
  expect(readConfig(complete).outside).toEqual({ dnsServers: [], isPrivateAllowed: false })
  expect(() => readConfig({ ...complete, OUTSIDE_PRIVATE: '1' })).toThrow('OUTSIDE_PRIVATE: must be 0')
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

test('social links are parted by commas, and none is the default', () => {
  const SOCIAL_LINKS = 'https://www.linkedin.com/company/us, https://social.example/@us'
  expect(readConfig({ SOCIAL_LINKS }).socialLinks).toEqual([
    'https://www.linkedin.com/company/us',
    'https://social.example/@us',
  ])
  expect(readConfig({}).socialLinks).toEqual([])
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

test('no language model is asked unless one is named, and then within bounds', () => {
  expect(readConfig({ LLM_VISION: '1' }).languageModel).toBeNull()
  expect(() => readConfig({ LLM_MODEL: 'small' })).toThrow('LLM_BASE_URL: is required')
  const named = { LLM_BASE_URL: 'http://127.0.0.1:8080/v1/', LLM_MODEL: 'small' }
  expect(() => readConfig({ ...named, LLM_MODEL: '' })).toThrow('LLM_MODEL: is required')
  expect(readConfig(named).languageModel).toEqual({
    baseUrl: 'http://127.0.0.1:8080/v1',
    apiKey: null,
    model: 'small',
    vision: false,
    pagesMax: 4,
    tokensMax: 30_000,
    secondsMax: 30,
  })
})

test('live keys leave no sandbox, and production without keys takes no payments unless it shows the demo', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_a, whsec_b' }
  expect(readConfig(stripe).payments).toEqual({
    provider: 'stripe',
    secretKey: 'sk_live_x',
    webhookSecrets: ['whsec_a', 'whsec_b'],
    live: true,
  })
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow('STRIPE_WEBHOOK_SECRET')
  expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_x' })).toThrow('STRIPE_SECRET_KEY')
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://market.example.org',
    APP_SECRET: 'a secret that is long enough for production',
  }
  expect(readConfig({}).payments.provider).toBe('sandbox')
  expect(readConfig(production).payments.provider).toBe('none')
  expect(readConfig({ ...production, DEMO: '1' }).payments.provider).toBe('sandbox')
})

test('documents lie in a folder below DATA_DIR, in another, or in a bucket with its keys', () => {
  expect(readConfig({}).storage).toEqual({ kind: 'folder', folder: null })
  expect(readConfig({ STORAGE_URL: 'file:///srv/documents' }).storage).toEqual({
    kind: 'folder',
    folder: '/srv/documents',
  })
  const keys = { AWS_ACCESS_KEY_ID: 'AK', AWS_SECRET_ACCESS_KEY: 'SK' }
  expect(
    readConfig({ STORAGE_URL: 's3://leaf/docs/', STORAGE_REGION: 'eu-west-1', ...keys }).storage,
  ).toEqual({
    kind: 's3',
    bucket: 'leaf',
    prefix: 'docs/',
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    region: 'eu-west-1',
    keyId: 'AK',
    secret: 'SK',
  })
  const endpoint = { STORAGE_ENDPOINT: 'http://10.0.0.7:9000/' }
  expect(readConfig({ STORAGE_URL: 's3://leaf', ...endpoint, ...keys }).storage).toMatchObject({
    endpoint: 'http://10.0.0.7:9000',
    prefix: '',
  })
})

test.each([
  [{ STORAGE_URL: 's3://leaf' }, 'AWS_ACCESS_KEY_ID'],
  [{ STORAGE_URL: 's3://leaf', AWS_ACCESS_KEY_ID: 'AK' }, 'AWS_SECRET_ACCESS_KEY'],
  [{ STORAGE_URL: 's3://AK:SK@leaf', AWS_ACCESS_KEY_ID: 'AK', AWS_SECRET_ACCESS_KEY: 'SK' }, 'STORAGE_URL'],
  [{ STORAGE_URL: 'https://leaf.example' }, 'STORAGE_URL'],
  [{ STORAGE_URL: 'file://server/folder' }, 'STORAGE_URL'],
  [{ STORAGE_ENDPOINT: 'https://s3.example' }, 'STORAGE_URL'],
])('a store that is half named is refused: %j', (variables, setting) => {
  expect(() => readConfig(variables)).toThrow(setting)
})

test('a process is there for everything, or for what is named, and then shares a secret and documents with the others', () => {
  expect([...readConfig({}).roles]).toEqual(['web', 'worker', 'reader'])
  expect([...readConfig({ ROLE: 'all' }).roles]).toEqual(['web', 'worker', 'reader'])
  const APP_SECRET = 'a secret that is shared by every process'
  const STORAGE_URL = 'file:///srv/documents'
  const shared = { APP_SECRET, STORAGE_URL }
  expect([...readConfig({ ROLE: 'worker, reader', ...shared }).roles]).toEqual(['worker', 'reader'])
  expect(() => readConfig({ ROLE: 'web' })).toThrow(/^APP_SECRET: is required when ROLE is not all/)
  expect(() => readConfig({ ROLE: 'web', APP_SECRET })).toThrow(/^STORAGE_URL: is required when ROLE is not/)
})

test('an address past the pooler needs one of the pooler, and one that only reads needs both', () => {
  const DATABASE_DIRECT_URL = 'postgres://someone@db.example.com/app'
  expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow(/^DATABASE_URL: is required/)
  const DATABASE_URL = 'postgres://someone@pooler.example.com/app'
  expect(() => readConfig({ DATABASE_URL, DATABASE_READ_URL: DATABASE_URL })).toThrow(
    /^DATABASE_DIRECT_URL: is required/,
  )
})
