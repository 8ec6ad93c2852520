import type { ErrorCode } from '@ledgerleaf/contract/errors'

/** The catalogue's codes, and the two things that can happen on the way to and from the server. */
export type ApiErrorCode = ErrorCode | 'network' | 'unreadable'

type Details = {
  status: number
  code: ApiErrorCode
  message: string
  field?: string | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
}

/** A call that did not go well. Its message is written for the person who made it. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  readonly field: string | undefined
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(details: Details) {
    super(details.message)
    this.name = 'ApiError'
    this.status = details.status
    this.code = details.code
    this.field = details.field
    this.requestId = details.requestId
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

export const hasCode = (error: unknown, code: ApiErrorCode): error is ApiError =>
  error instanceof ApiError && error.code === code

/** The words to show for whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.'

/** Whether it may have happened although no answer came: the same key must then be used again. */
export const isInDoubt = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500
