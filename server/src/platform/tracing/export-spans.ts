import type { Logger } from 'pino'
import type { TracingConfig } from '../tracing-config.ts'
import { inSpan } from './active-span.ts'
import { postTelemetry } from './post-telemetry.ts'
import type { FinishedSpan } from './span.ts'
import { writeSpans } from './write-spans.ts'

const closeMsMax = 2000

type Parts = Pick<
  TracingConfig,
  'headers' | 'timeoutMs' | 'resource' | 'queueMax' | 'batchMax' | 'delayMs'
> & {
  url: string
}

/**
 * Keeps finished spans for a moment and sends them together. The queue has an end: while the collector is away or slow, what
 * does not fit is dropped and counted, and whoever is served notices nothing of it.
 */
export const openSpanExporter = (parts: Parts, log: Logger) => {
  const { url, headers, timeoutMs, resource, queueMax, batchMax, delayMs } = parts
  let waiting: FinishedSpan[] = []
  let sending: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  const counts = { sent: 0, dropped: 0 }
  let isAway = false

  const sendBatch = async (batch: readonly FinishedSpan[], msMax: number): Promise<void> => {
    try {
      await postTelemetry({ url, headers, timeoutMs: msMax }, writeSpans(resource, batch))
      counts.sent += batch.length
      isAway = false
    } catch (error) {
      counts.dropped += batch.length
      // Once for each time it goes away: a collector is no reason to fill the log.
      if (!isAway) log.warn({ code: 'traces-not-sent', error }, 'the collector of traces did not take them')
      isAway = true
    }
  }
  const drain = async (msMax: number): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchMax)
      waiting = waiting.slice(batchMax)
      await sendBatch(batch, msMax)
    }
  }
  const send = (msMax = timeoutMs): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    // Outside of whatever request ended the last span: sending is no part of it.
    sending ??= inSpan(undefined, () => drain(msMax)).finally(() => {
      sending = null
    })
    return sending
  }
  return {
    add: (span: FinishedSpan): void => {
      if (waiting.length >= queueMax) {
        counts.dropped += 1
        return
      }
      waiting.push(span)
      if (waiting.length >= batchMax) void send()
      else timer ??= setTimeout(() => void send(), delayMs).unref()
    },
    counts: () => ({ ...counts }),
    /** What waits is sent, if that is quick. */
    close: async (): Promise<void> => {
      const endsAt = Date.now() + closeMsMax
      const late = new Promise<void>((resolve) => setTimeout(resolve, closeMsMax).unref())
      await Promise.race([sending ?? Promise.resolve(), late])
      if (waiting.length > 0 && Date.now() < endsAt && !sending) await send(Math.max(1, endsAt - Date.now()))
      clearTimeout(timer)
    },
  }
}
