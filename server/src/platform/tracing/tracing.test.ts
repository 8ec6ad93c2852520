import { afterEach, expect, test } from 'vitest'
import { type CollectedSpan, testCollector } from '../../testing/test-collector.ts'
import { type TestSite, testSite, tokenIn } from '../../testing/test-site.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const open = async (variables: Record<string, string> = {}) => {
  const collector = await testCollector()
  const site = await testSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...variables,
  })
  closers.push(collector.close, site.close)
  return { collector, site }
}

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const [, traceId, browserSpan] = traceparent.split('-')

const attributeOf = (span: CollectedSpan, key: string) => {
  const value = span.attributes.find((attribute) => attribute.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

const signUp = async (site: TestSite, headers: Record<string, string> = {}) => {
  const browser = site.browser()
  const body = { email: 'ada@example.com', password: 'a long passphrase of hers', company: 'Ada Ltd' }
  const answer = await browser.post('/api/auth/sign-up', { body, headers })
  expect(answer.statusCode).toBe(200)
  return { browser, token: tokenIn(await site.mailTo('ada@example.com', 'confirm')) }
}

test('one trace runs from the browser through the request and its statements to the job and the statements of that', async () => {
  const { collector, site } = await open()
  const { browser, token } = await signUp(site)
  await browser.post('/api/auth/verify-email', { body: { token }, headers: { traceparent } })

  const ours = (isLike: (span: CollectedSpan) => boolean) =>
    collector.spanLike((span) => span.traceId === traceId && isLike(span))
  const request = await ours(({ name }) => name === 'POST /api/auth/verify-email')
  expect(request.parentSpanId).toBe(browserSpan)
  expect(attributeOf(request, 'http.response.status_code')).toBe('200')
  const asked = await ours(
    ({ name, parentSpanId }) => name.includes('users') && parentSpanId === request.spanId,
  )
  expect(attributeOf(asked, 'db.system.name')).toBe('postgresql')
  const job = await ours(({ name }) => name === 'job person-proved-address')
  expect(job.parentSpanId).toBe(request.spanId)
  const statement = await ours(({ parentSpanId }) => parentSpanId === job.spanId)
  expect(attributeOf(statement, 'db.system.name')).toBe('postgresql')
  expect(BigInt(statement.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request.startTimeUnixNano))
})

test('a mail is sent as part of the trace of whoever made it necessary', async () => {
  const { collector, site } = await open()
  await signUp(site, { traceparent })
  const job = await collector.spanLike(({ name, traceId: id }) => name === 'job send-mail' && id === traceId)
  const sent = await collector.spanLike(
    ({ name, parentSpanId }) => name === 'send mail' && parentSpanId === job.spanId,
  )
  expect(sent.traceId).toBe(traceId)
})

test('nothing that people wrote is in a span, whatever the address they ask for', async () => {
  const { collector, site } = await open()
  const { browser } = await signUp(site)
  const hostile = [
    '/api/projects/ada@example.com?token=hush-hush',
    '/ada@example.com/hush-hush?x=hush-hush',
    "/api/certificates/%3Cscript%3Ehush-hush'--",
    '/api/market?search=hush-hush',
  ]
  for (const path of hostile)
    await browser.get(path, { traceparent, referer: 'https://example.com/hush-hush' })
  await browser.get('/api/site')
  await collector.spanLike(({ name }) => name === 'GET /api/site')
  const told = collector.posts.map(({ body }) => body).join('')
  expect(told).not.toMatch(/hush-hush|ada@example|passphrase|script/)
})

const noTraces = [
  'hello',
  '00-00000000000000000000000000000000-b7ad6b7169203331-01',
  'ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  `00-${'a'.repeat(33)}-b7ad6b7169203331-01`,
]

test('a browser that names what is no trace begins a new one', async () => {
  const { collector, site } = await open()
  for (const named of noTraces) await site.browser().get('/api/site', { traceparent: named })
  await site.browser().get('/api/csrf-token')
  await collector.spanLike(({ name }) => name === 'GET /api/csrf-token')
  const begun = collector.spans().filter(({ name }) => name === 'GET /api/site')
  expect(begun).toHaveLength(noTraces.length)
  for (const span of begun) expect(span.parentSpanId).toBeUndefined()
  expect(new Set(begun.map((span) => span.traceId)).size).toBe(noTraces.length)
})

test('whoever asks does not decide what is sampled', async () => {
  const { collector, site } = await open({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' })
  await signUp(site, { traceparent })
  expect(collector.posts).toEqual([])
})

test('the collector knows the service by the name that is configured, and gets the headers it asks for', async () => {
  const { collector, site } = await open({
    OTEL_SERVICE_NAME: 'market',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=try%20out',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20hush',
  })
  await site.browser().get('/api/site')
  await collector.spanLike(({ name }) => name === 'GET /api/site')
  const attributes = collector.messages()[0]?.resourceSpans[0]?.resource.attributes
  expect(attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'market' } })
  expect(attributes).toContainEqual({
    key: 'deployment.environment.name',
    value: { stringValue: 'try out' },
  })
  expect(collector.posts[0]?.headers.authorization).toBe('Bearer hush')
})
