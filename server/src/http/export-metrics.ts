import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { postTelemetry } from '../platform/tracing/post-telemetry.ts'
import type { TracingConfig } from '../platform/tracing-config.ts'
import { writeMetrics } from './write-metrics.ts'

/** Tells a collector the figures of `/metrics` every so often. One that is away or slow is asked again at the next turn. */
export const exportMetrics = (config: TracingConfig | null, registry: Registry, log: Logger) => {
  if (!config?.metricsUrl) return { stop: async () => {} }
  const { metricsUrl: url, headers, timeoutMs, resource, metricsEveryMs } = config
  const beganMs = Date.now()
  let isAway = false
  let telling: Promise<void> = Promise.resolve()
  const tell = async (): Promise<void> => {
    try {
      const figures = await registry.getMetricsAsJSON()
      await postTelemetry({ url, headers, timeoutMs }, writeMetrics(resource, figures, beganMs, Date.now()))
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ code: 'metrics-not-sent', error }, 'the collector of metrics did not take them')
      isAway = true
    }
  }
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const next = () => {
    timer = setTimeout(() => {
      telling = tell().finally(() => {
        if (!isStopped) next()
      })
    }, metricsEveryMs).unref()
  }
  next()
  return {
    stop: async (): Promise<void> => {
      isStopped = true
      clearTimeout(timer)
      // It reads from the database, which is closed after this.
      await telling
    },
  }
}
