import { DomainError } from '../platform/domain-error.ts'

// What arrives goes to disk as it comes, so that one more costs little.
const placesMax = 60
const placesOfOneNetworkMax = 10

/** How many may be uploading at once: so many in all, and so few from one network that it leaves room for others. */
export const uploadPlaces = () => {
  const taken = new Map<string, number>()
  let all = 0
  const add = (network: string, count: 1 | -1) => {
    const now = (taken.get(network) ?? 0) + count
    if (now === 0) taken.delete(network)
    else taken.set(network, now)
    all += count
  }
  const check = (network: string): void => {
    if ((taken.get(network) ?? 0) >= placesOfOneNetworkMax)
      throw new DomainError('rate_limited', {
        message: 'Some of your files are still being uploaded. Please wait until they have arrived.',
        retryAfterSeconds: 5,
      })
    if (all >= placesMax)
      throw new DomainError('unavailable', {
        message: 'Many files are being uploaded right now. Please try again in a moment.',
        retryAfterSeconds: 5,
      })
  }
  return {
    /** To be asked before the body is read. */
    check,
    hold: async <T>(network: string, work: () => Promise<T>): Promise<T> => {
      check(network)
      add(network, 1)
      try {
        return await work()
      } finally {
        add(network, -1)
      }
    },
  }
}
