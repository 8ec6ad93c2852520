import { randomBytes } from 'node:crypto'

/** Where in which trace something happens, as W3C Trace Context writes it down. */
export type TraceContext = {
  traceId: string
  spanId: string
  /** Whether what happens there is told to a collector. */
  isSampled: boolean
}

const written = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/

/** Null for whatever is no context: anybody may send anything. */
export const readTraceparent = (text: unknown): TraceContext | null => {
  const [, traceId, spanId, flags] = (typeof text === 'string' && written.exec(text)) || []
  if (traceId === undefined || spanId === undefined || flags === undefined) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

export const newTraceId = (): string => randomBytes(16).toString('hex')
export const newSpanId = (): string => randomBytes(8).toString('hex')
