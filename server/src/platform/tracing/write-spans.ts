import type { FinishedSpan, SpanAttributes, SpanKind } from './span.ts'

const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 }
const failed = 2

const writeValue = (value: string | number | boolean) => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

export const writeAttributes = (attributes: SpanAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: writeValue(value) }))

/** Nanoseconds as text: they do not fit into a number. */
export const writeNanos = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n)

const writeSpan = (span: FinishedSpan) => ({
  traceId: span.context.traceId,
  spanId: span.context.spanId,
  ...(span.parentSpanId === null ? {} : { parentSpanId: span.parentSpanId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: writeNanos(span.beganMs),
  endTimeUnixNano: writeNanos(span.endedMs),
  attributes: writeAttributes(span.attributes),
  status: span.hasFailed ? { code: failed } : {},
})

/** Spans as OTLP has them in JSON. */
export const writeSpans = (resource: SpanAttributes, spans: readonly FinishedSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: writeAttributes(resource) },
      scopeSpans: [{ scope: { name: 'ledgerleaf' }, spans: spans.map(writeSpan) }],
    },
  ],
})
