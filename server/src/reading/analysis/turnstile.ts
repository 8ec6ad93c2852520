import { DomainError } from '../../platform/domain-error.ts'

const insideMax = 2
const waitingMax = 20

/** Lets a few in at a time, in the order they came, and turns away what would wait too long. */
export const turnstile = () => {
  let inside = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= waitingMax) throw new DomainError('unavailable', { retryAfterSeconds: 5 })
    if (inside >= insideMax) await new Promise<void>((resolve) => waiting.push(resolve))
    inside += 1
    try {
      return await work()
    } finally {
      inside -= 1
      waiting.shift()?.()
    }
  }
}
