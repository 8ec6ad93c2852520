import { type Check, causeOf } from '../check.ts'
import type { Bucket } from './bucket.ts'

const everyMs = 5000

/**
 * Whether documents can be kept and opened. Buying, retiring and proving need none of them, so a store that is away is told
 * and sends nobody elsewhere: every server has the same one.
 */
export const storeCheck = (bucket: Bucket): Check => {
  const away = {
    state: 'late',
    says: `${bucket.says} gives no answer: documents can be neither kept nor opened, and everything else goes on.`,
    advice:
      bucket.where === 's3'
        ? 'See whether STORAGE_ENDPOINT is reached, and whether the keys and the bucket of STORAGE_URL are right. Everything goes on by itself then.'
        : 'See whether the disk of STORAGE_URL is connected and has room. Everything goes on by itself then.',
  } as const
  return {
    name: 'documents',
    title: 'Documents',
    unit: 'milliseconds',
    isShared: true,
    everyMs,
    unread: away,
    read: async () => {
      try {
        const begunAt = performance.now()
        await bucket.probe()
        const figure = Math.round(performance.now() - begunAt)
        return { state: 'good', says: `${bucket.says} answers.`, figure }
      } catch (error) {
        return { ...away, cause: causeOf(error) }
      }
    },
  }
}
