const firstWaitMs = 500
const longestWaitMs = 8000
/** Whoever asks for longer than this is told so at once, and decides. */
const patienceSeconds = 60

/** Seconds, or a moment, as the header has either. */
export const readRetryAfter = (header: string | null, now = Date.now()): number | undefined => {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

/**
 * How long to wait before the next attempt: as long as the server asked for, or twice as long as before, up to half of it less
 * by chance, so that those who failed together do not come back together. Null where it is not worth waiting.
 */
export const waitBefore = (
  attempt: number,
  retryAfterSeconds: number | undefined,
  chance: () => number = Math.random,
): number | null => {
  if (retryAfterSeconds !== undefined)
    return retryAfterSeconds > patienceSeconds ? null : retryAfterSeconds * 1000
  const most = Math.min(longestWaitMs, firstWaitMs * 2 ** (attempt - 1))
  return most * (1 - chance() / 2)
}

/** Waits, unless it is called off meanwhile. */
export const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
