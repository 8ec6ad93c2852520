import { ApiError, messageOf } from '../../api/api-error.ts'

/** The server's words, and how long the wait is where it said so. */
export const refusalText = (error: unknown): string => {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined
  if (!seconds) return messageOf(error)
  const minutes = Math.ceil(seconds / 60)
  return `${messageOf(error)} You can send it in about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
