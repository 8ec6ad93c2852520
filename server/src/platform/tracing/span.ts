import type { TraceContext } from './trace-context.ts'

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer'
export type SpanAttributes = Record<string, string | number | boolean>

export type FinishedSpan = {
  context: TraceContext
  parentSpanId: string | null
  name: string
  kind: SpanKind
  /** Milliseconds since 1970, with their fractions. */
  beganMs: number
  endedMs: number
  attributes: SpanAttributes
  hasFailed: boolean
}

type Ending = { name?: string; attributes?: SpanAttributes; hasFailed?: boolean }

export type OpenSpan = { tracer: Tracer; context: TraceContext; end: (ending?: Ending) => void }

export type Tracer = {
  /** `isForeign`: the parent was named by a caller from outside, who does not decide what is sampled. */
  begin: (name: string, kind: SpanKind, parent?: TraceContext | null, isForeign?: boolean) => OpenSpan
  /** How many spans were sent, and how many were not because the collector was away or slow. */
  counts: () => { sent: number; dropped: number }
  close: () => Promise<void>
}
