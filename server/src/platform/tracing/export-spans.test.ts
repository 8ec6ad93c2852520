import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { testCollector } from '../../testing/test-collector.ts'
import { readConfig } from '../config.ts'
import { openLog } from '../log.ts'
import { inSpan } from './active-span.ts'
import type { Tracer } from './span.ts'
import { openTracer } from './tracer.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const open = (
  url: string,
  variables: Record<string, string> = {},
  log = pino({ level: 'silent' }),
): Tracer => {
  const { tracing } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_BSP_MAX_QUEUE_SIZE: '20',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '10',
    OTEL_BSP_SCHEDULE_DELAY: '20',
    OTEL_EXPORTER_OTLP_TIMEOUT: '300',
    ...variables,
  })
  const tracer = openTracer(tracing, log)
  if (!tracer) throw new Error('no tracer was opened')
  closers.push(tracer.close)
  return tracer
}

const make = (tracer: Tracer, count: number) => {
  for (let each = 0; each < count; each++) tracer.begin(`span ${each}`, 'internal').end()
}

test('a collector that hangs is not waited for: the queue stays short, and what does not fit is counted', async () => {
  const collector = await testCollector(() => new Promise(() => {}))
  closers.push(collector.close)
  const tracer = open(collector.url)
  // In one turn of the event loop: whoever ends a span waits for nothing.
  make(tracer, 1000)
  expect(tracer.counts()).toEqual({ sent: 0, dropped: 970 })
  await vi.waitFor(() => expect(tracer.counts().dropped).toBe(1000), 30_000)
})

test('a collector that comes back gets what happens from then on, and its absence is told once', async () => {
  const lines: string[] = []
  let status = 503
  const collector = await testCollector(async () => status)
  closers.push(collector.close)
  const tracer = open(collector.url, {}, openLog('warn', { write: (line) => void lines.push(line) }))
  make(tracer, 10)
  await vi.waitFor(() => expect(tracer.counts().dropped).toBe(10), 30_000)
  make(tracer, 10)
  await vi.waitFor(() => expect(tracer.counts().dropped).toBe(20), 30_000)
  status = 200
  make(tracer, 10)
  await vi.waitFor(() => expect(tracer.counts().sent).toBe(10), 30_000)
  expect(lines.filter((line) => line.includes('traces-not-sent'))).toHaveLength(1)
})

test('sending is no part of any trace: it is not told of itself', async () => {
  const collector = await testCollector()
  closers.push(collector.close)
  const tracer = open(collector.url)
  const around = tracer.begin('around', 'internal')
  inSpan(around, () => make(tracer, 10))
  await vi.waitFor(() => expect(tracer.counts().sent).toBe(10), 30_000)
  around.end()
  await vi.waitFor(() => expect(tracer.counts().sent).toBe(11), 30_000)
  expect(collector.spans().some(({ name }) => name.startsWith('POST'))).toBe(false)
})

test('a call to another server is a span by method and host, without its path and without telling the other of it', async () => {
  const collector = await testCollector()
  const other = await testCollector(async () => 404)
  closers.push(collector.close, other.close)
  const tracer = open(collector.url)
  const around = tracer.begin('around', 'internal')
  await inSpan(around, () => fetch(`${other.url}/ada@example.com?key=hush`).then((answer) => answer.text()))
  const { host } = new URL(other.url)
  const span = await collector.spanLike(({ name }) => name === `GET ${host}`)
  expect(span.parentSpanId).toBe(around.context.spanId)
  expect(JSON.stringify(span)).not.toMatch(/ada|hush/)
  expect(other.posts[0]?.headers.traceparent).toBeUndefined()
})

test('what waits is sent when the server closes', async () => {
  const collector = await testCollector()
  closers.push(collector.close)
  const tracer = open(collector.url, { OTEL_BSP_SCHEDULE_DELAY: '60000' })
  make(tracer, 3)
  await tracer.close()
  expect(collector.spans()).toHaveLength(3)
})

test('a share of all traces is sampled, and of each trace all or nothing', () => {
  const tracer = open('http://127.0.0.1:9', {
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  })
  const roots = Array.from({ length: 2000 }, () => tracer.begin('root', 'server').context)
  const sampled = roots.filter(({ isSampled }) => isSampled)
  expect(sampled.length).toBeGreaterThan(350)
  expect(sampled.length).toBeLessThan(650)
  for (const root of roots)
    expect(tracer.begin('child', 'internal', root).context.isSampled).toBe(root.isSampled)
})

test('a line of the log names the trace it was written in, and none where there is none', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const span = open('http://127.0.0.1:9').begin('around', 'internal')
  inSpan(span, () => log.info({ code: 'x' }, 'inside'))
  log.info({ code: 'x' }, 'outside')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    trace_id: span.context.traceId,
    span_id: span.context.spanId,
  })
  expect(lines[1]).not.toContain('trace_id')
})
