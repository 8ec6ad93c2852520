import { z } from 'zod'

const address = z.url({ protocol: /^https?$/, error: 'expected an http or https address' })
const exporter = z.enum(['otlp', 'none'], 'expected otlp or none')
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const milliseconds = (usual: number) =>
  z.coerce.number('expected milliseconds').int().min(1).max(600_000).default(usual)
const amount = (usual: number) => z.coerce.number('expected a number').int().min(1).max(65_536).default(usual)

const decodePart = (text: string): string | null => {
  try {
    return decodeURIComponent(text.trim())
  } catch {
    return null
  }
}

/** `name=value`, parted by commas, each of them percent-encoded. */
const pairs = z
  .string()
  .transform((text, refusal) => {
    const read = text
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => [
        decodePart(pair.split('=')[0] ?? ''),
        pair.includes('=') ? decodePart(pair.slice(pair.indexOf('=') + 1)) : null,
      ])
    if (read.every(([name, value]) => name && value !== null))
      return Object.fromEntries(read) as Record<string, string>
    refusal.addIssue('expected name=value, parted by commas')
    return z.NEVER
  })
  .default({})

/** The settings of OpenTelemetry that we know, under the names all of its programs know. */
export const tracingSettings = {
  OTEL_SDK_DISABLED: z
    .enum(['true', 'false'], 'expected true or false')
    .transform((text) => text === 'true')
    .default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_EXPORTER_OTLP_TIMEOUT: milliseconds(10_000),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json', 'only http/json is spoken').default('http/json'),
  OTEL_TRACES_EXPORTER: exporter.default('otlp'),
  OTEL_METRICS_EXPORTER: exporter.default('otlp'),
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_SAMPLER: z.enum(samplers, `expected ${samplers.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('expected a share from 0 to 1').min(0).max(1).default(1),
  OTEL_BSP_MAX_QUEUE_SIZE: amount(2048),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: amount(512),
  OTEL_BSP_SCHEDULE_DELAY: milliseconds(5000),
  OTEL_METRIC_EXPORT_INTERVAL: milliseconds(60_000),
}

type TracingEnvironment = z.infer<z.ZodObject<typeof tracingSettings>>

export type SamplerConfig = { isParentBased: boolean; ratio: number }

/** Where traces and metrics go, and how many of them. */
export type TracingConfig = {
  /** Null: no traces are told. */
  tracesUrl: string | null
  /** Null: metrics are had by asking for them only. */
  metricsUrl: string | null
  headers: Record<string, string>
  timeoutMs: number
  /** What the collector knows this installation by. */
  resource: Record<string, string>
  sampler: SamplerConfig
  queueMax: number
  batchMax: number
  delayMs: number
  metricsEveryMs: number
}

const readSampler = (env: TracingEnvironment): SamplerConfig => {
  const name = env.OTEL_TRACES_SAMPLER
  const ratio = name.endsWith('traceidratio') ? env.OTEL_TRACES_SAMPLER_ARG : name.endsWith('_on') ? 1 : 0
  return { isParentBased: name.startsWith('parentbased'), ratio }
}

/** Null unless a collector is named: OpenTelemetry would look for one on this machine, and we ask nobody unasked. */
export const readTracing = (env: TracingEnvironment): TracingConfig | null => {
  if (env.OTEL_SDK_DISABLED) return null
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')
  const urlOf = (own: string | undefined, kind: string) => own ?? (base ? `${base}/v1/${kind}` : null)
  const traces = urlOf(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, 'traces')
  const metrics = urlOf(env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT, 'metrics')
  const tracesUrl = env.OTEL_TRACES_EXPORTER === 'none' ? null : traces
  const metricsUrl = env.OTEL_METRICS_EXPORTER === 'none' ? null : metrics
  if (tracesUrl === null && metricsUrl === null) return null
  const attributes = env.OTEL_RESOURCE_ATTRIBUTES
  return {
    tracesUrl,
    metricsUrl,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMs: env.OTEL_EXPORTER_OTLP_TIMEOUT,
    resource: {
      ...attributes,
      'service.name': env.OTEL_SERVICE_NAME ?? attributes['service.name'] ?? 'ledgerleaf',
    },
    sampler: readSampler(env),
    queueMax: env.OTEL_BSP_MAX_QUEUE_SIZE,
    batchMax: Math.min(env.OTEL_BSP_MAX_EXPORT_BATCH_SIZE, env.OTEL_BSP_MAX_QUEUE_SIZE),
    delayMs: env.OTEL_BSP_SCHEDULE_DELAY,
    metricsEveryMs: env.OTEL_METRIC_EXPORT_INTERVAL,
  }
}
