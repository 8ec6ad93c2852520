import { AsyncLocalStorage } from 'node:async_hooks'
import type { OpenSpan, SpanAttributes, SpanKind } from './span.ts'
import { writeTraceparent } from './trace-context.ts'

// Holds what is being done for whom. Nothing is ever put in while tracing is off, and looking into it then costs nothing.
const active = new AsyncLocalStorage<OpenSpan | undefined>()

/** What is being done where this is asked; undefined while tracing is off, or outside of any request and job. */
export const activeSpan = (): OpenSpan | undefined => active.getStore()

/** Goes on under a span, for as long as the work and whatever it begins lasts. */
export const inSpan = <T>(span: OpenSpan | undefined, work: () => T): T =>
  span || active.getStore() ? active.run(span, work) : work()

/** A piece of work as a part of what is being done. Its name and attributes are ours: nothing that people wrote. */
export const withinSpan = async <T>(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  work: () => Promise<T>,
): Promise<T> => {
  const around = active.getStore()
  if (!around) return work()
  const span = around.tracer.begin(name, kind, around.context)
  try {
    const answer = await active.run(span, work)
    span.end({ attributes })
    return answer
  } catch (error) {
    span.end({ attributes, hasFailed: true })
    throw error
  }
}

/** By which a line of the log finds its trace. */
export const traceFields = (): { trace_id?: string; span_id?: string } => {
  const context = active.getStore()?.context
  return context ? { trace_id: context.traceId, span_id: context.spanId } : {}
}

/** What work that is done later, and elsewhere, takes along to be part of the same trace. */
export const activeTraceparent = (): string | undefined => {
  const context = active.getStore()?.context
  return context && writeTraceparent(context)
}
