import { type ErrorCode, errorCatalogue } from '@ledgerleaf/contract/errors'

/** A refusal the person can understand. A broken promise of our own is an assertion, never one of these. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly totalCents: number | undefined

  constructor(
    code: ErrorCode,
    details: { message?: string; field?: string; retryAfterSeconds?: number; totalCents?: number } = {},
  ) {
    super(details.message ?? errorCatalogue[code].message)
    this.code = code
    this.field = details.field
    this.retryAfterSeconds = details.retryAfterSeconds
    this.totalCents = details.totalCents
  }
}
