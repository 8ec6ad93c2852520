const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Whether the page came from a server that tells its traces to somebody. */
const isTraced = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('meta[name="tracing"]') !== null

/** The trace that a call begins, as W3C Trace Context writes it; undefined where nobody follows it. */
export const newTrace = (): string | undefined => (isTraced() ? `00-${hex(16)}-${hex(8)}-01` : undefined)
