import pino from 'pino'
import { Counter, Histogram, Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { testCollector } from '../testing/test-collector.ts'
import { exportMetrics } from './export-metrics.ts'

test('a collector is told counters as they stand and histograms by what lies between two bounds', async () => {
  const collector = await testCollector()
  const { tracing } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: '20',
    OTEL_SERVICE_NAME: 'market',
  })
  const registry = new Registry()
  const registers = [registry]
  new Counter({ name: 'sold_total', help: 'Sold', labelNames: ['kind'], registers }).inc(
    { kind: 'forward' },
    3,
  )
  const took = new Histogram({ name: 'took_seconds', help: 'Took', buckets: [0.1, 1], registers })
  for (const seconds of [0.05, 0.5, 0.6, 5]) took.observe(seconds)
  const metrics = exportMetrics(tracing, registry, pino({ level: 'silent' }))
  const post = await vi.waitUntil(() => collector.posts[0], { timeout: 30_000 })
  await metrics.stop()
  await collector.close()
  expect(post.path).toBe('/v1/metrics')
  expect(JSON.parse(post.body).resourceMetrics[0].scopeMetrics[0].metrics).toMatchObject([
    {
      name: 'sold_total',
      sum: {
        isMonotonic: true,
        dataPoints: [{ asDouble: 3, attributes: [{ key: 'kind', value: { stringValue: 'forward' } }] }],
      },
    },
    {
      name: 'took_seconds',
      histogram: {
        dataPoints: [{ count: '4', sum: 6.15, explicitBounds: [0.1, 1], bucketCounts: ['1', '2', '1'] }],
      },
    },
  ])
})

test('where no collector is configured nobody is told anything', async () => {
  const { tracing } = readConfig({})
  expect(tracing).toBeNull()
  const disabled = readConfig({
    OTEL_SDK_DISABLED: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  })
  expect(disabled.tracing).toBeNull()
})
