import { activeTraceparent } from './active-span.ts'

const isRecord = (payload: unknown): payload is Record<string, unknown> =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload)

/** What is written down to be done later, with the trace it belongs to, where there is one. */
export const withTrace = <Payload>(payloads: readonly Payload[]): readonly Payload[] => {
  const traceparent = activeTraceparent()
  if (traceparent === undefined) return payloads
  return payloads.map((payload) => (isRecord(payload) ? { ...payload, traceparent } : payload))
}

/** Both apart again. A row of an older release, or of a server without traces, has none. */
export const takeTrace = (payload: unknown): { traceparent: unknown; told: unknown } => {
  if (!isRecord(payload) || !('traceparent' in payload)) return { traceparent: undefined, told: payload }
  const { traceparent, ...told } = payload
  return { traceparent, told }
}
