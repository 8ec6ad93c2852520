import { inSpan } from '../platform/tracing/active-span.ts'
import { takeTrace } from '../platform/tracing/job-trace.ts'
import type { Tracer } from '../platform/tracing/span.ts'
import { readTraceparent } from '../platform/tracing/trace-context.ts'

/** Does one thing a job is for, as part of the trace of whoever asked for it. By the clock, it is a trace of its own. */
export const traceJob = async (
  tracer: Tracer | null,
  task: string,
  payload: unknown,
  work: (told: unknown) => Promise<void>,
): Promise<void> => {
  const { traceparent, told } = takeTrace(payload)
  if (!tracer) return work(told)
  const span = tracer.begin(`job ${task}`, 'consumer', readTraceparent(traceparent))
  const attributes = { 'messaging.system': 'graphile-worker', 'messaging.destination.name': task }
  try {
    await inSpan(span, () => work(told))
    span.end({ attributes })
  } catch (error) {
    span.end({ attributes, hasFailed: true })
    throw error
  }
}
