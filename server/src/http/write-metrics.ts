import type { MetricObjectWithValues, MetricValue, MetricValueWithName } from 'prom-client'
import type { SpanAttributes } from '../platform/tracing/span.ts'
import { writeAttributes, writeNanos } from '../platform/tracing/write-spans.ts'

type Metric = MetricObjectWithValues<MetricValue<string>>
type Told = MetricValueWithName<string>
type Span = { startTimeUnixNano: string; timeUnixNano: string }

const cumulative = 2

const labelsOf = ({ labels }: Told): SpanAttributes =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) =>
      value === undefined || name === 'le' || name === 'quantile' ? [] : [[name, value]],
    ),
  )

const writePoints = (values: readonly Told[], span: Span) =>
  values
    .filter(({ value }) => Number.isFinite(value))
    .map((told) => ({ ...span, attributes: writeAttributes(labelsOf(told)), asDouble: told.value }))

/** Prometheus tells how many are below each bound; OTLP how many are between two. */
const writeHistogram = (name: string, values: readonly Told[], span: Span) => {
  const series = new Map<string, Told[]>()
  for (const told of values) {
    const key = JSON.stringify(labelsOf(told))
    series.set(key, [...(series.get(key) ?? []), told])
  }
  return [...series.values()].map((own) => {
    const below = own
      .filter(({ metricName }) => metricName === `${name}_bucket`)
      .map(({ labels, value }) => ({ bound: Number(String(labels.le).replace('+Inf', 'Infinity')), value }))
      .sort((a, b) => a.bound - b.bound)
    const figureOf = (ending: string) =>
      own.find(({ metricName }) => metricName === name + ending)?.value ?? 0
    const [first] = own
    return {
      ...span,
      attributes: first ? writeAttributes(labelsOf(first)) : [],
      count: String(figureOf('_count')),
      sum: figureOf('_sum'),
      explicitBounds: below.map(({ bound }) => bound).filter(Number.isFinite),
      bucketCounts: below.map(({ value }, index) => String(value - (below[index - 1]?.value ?? 0))),
    }
  })
}

const writeMetric = (metric: Metric, span: Span) => {
  const { name, help: description } = metric
  const kind = String(metric.type)
  const values = metric.values as Told[]
  if (kind === 'histogram')
    return {
      name,
      description,
      histogram: { aggregationTemporality: cumulative, dataPoints: writeHistogram(name, values, span) },
    }
  const dataPoints = writePoints(values, span)
  if (kind === 'counter')
    return { name, description, sum: { aggregationTemporality: cumulative, isMonotonic: true, dataPoints } }
  return { name, description, gauge: { dataPoints } }
}

/** The figures of a registry as OTLP has them in JSON. */
export const writeMetrics = (
  resource: SpanAttributes,
  figures: readonly Metric[],
  beganMs: number,
  nowMs: number,
) => {
  const span = { startTimeUnixNano: writeNanos(beganMs), timeUnixNano: writeNanos(nowMs) }
  return {
    resourceMetrics: [
      {
        resource: { attributes: writeAttributes(resource) },
        scopeMetrics: [
          { scope: { name: 'ledgerleaf' }, metrics: figures.map((metric) => writeMetric(metric, span)) },
        ],
      },
    ],
  }
}
