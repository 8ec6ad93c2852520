import type { Logger } from 'pino'
import type { SamplerConfig, TracingConfig } from '../tracing-config.ts'
import { openSpanExporter } from './export-spans.ts'
import type { Tracer } from './span.ts'
import { newSpanId, newTraceId, type TraceContext } from './trace-context.ts'
import { traceOutwardCalls } from './trace-outward-calls.ts'

/** By the last 56 bits of its id, which W3C calls its randomness: every process decides alike. */
const isWithin = (ratio: number, traceId: string): boolean =>
  Number.parseInt(traceId.slice(-14), 16) < ratio * 2 ** 56

const decide = (sampler: SamplerConfig, traceId: string, parent: TraceContext | null): boolean =>
  sampler.isParentBased && parent ? parent.isSampled : isWithin(sampler.ratio, traceId)

const nowMs = (): number => performance.timeOrigin + performance.now()

const noEnd = (): void => {}

/** Null where no collector is configured: then nobody asks it anything. */
export const openTracer = (config: TracingConfig | null, log: Logger): Tracer | null => {
  if (!config?.tracesUrl) return null
  const exporter = openSpanExporter({ ...config, url: config.tracesUrl }, log)
  const tracer: Tracer = {
    begin: (name, kind, parent = null, isForeign = false) => {
      const traceId = parent?.traceId ?? newTraceId()
      const isSampled = decide(config.sampler, traceId, isForeign ? null : parent)
      const context = { traceId, spanId: newSpanId(), isSampled }
      if (!isSampled) return { tracer, context, end: noEnd }
      const beganMs = nowMs()
      let isOver = false
      return {
        tracer,
        context,
        end: ({ name: better = name, attributes = {}, hasFailed = false } = {}) => {
          if (isOver) return
          isOver = true
          exporter.add({
            ...{ context, kind, beganMs, attributes, hasFailed },
            name: better,
            parentSpanId: parent?.spanId ?? null,
            endedMs: nowMs(),
          })
        },
      }
    },
    counts: exporter.counts,
    close: async () => {
      outward.stop()
      await exporter.close()
    },
  }
  const outward = traceOutwardCalls(tracer)
  return tracer
}
