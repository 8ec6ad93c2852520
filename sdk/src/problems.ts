import type { ErrorCode, Problem } from './types.ts'

type Told = Omit<Problem, 'code'> & { code: ErrorCode }

/** What the server refused, and why: programs go by `code`, people read `message`. */
export class LedgerleafProblem extends Error {
  override readonly name = 'LedgerleafProblem'
  readonly code: ErrorCode
  readonly status: number
  /** What to tell us when you ask about it. */
  readonly requestId: string
  /** Where in what was sent, if it is one place. */
  readonly field: string | undefined
  /** With `price_changed`: what it costs now. */
  readonly total: Problem['total']
  /** Where the code is explained. */
  readonly type: string
  /** After so many seconds it may be asked again, where the server said so. */
  readonly retryAfterSeconds: number | undefined

  constructor(problem: Told, retryAfterSeconds?: number) {
    super(problem.detail)
    this.code = problem.code
    this.status = problem.status
    this.requestId = problem.requestId
    this.field = problem.field
    this.total = problem.total
    this.type = problem.type
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * No answer came. Whether the server did what it was asked is not known: ask again under the same idempotency key, and it is
 * done once.
 */
export class LedgerleafUnreachable extends Error {
  override readonly name = 'LedgerleafUnreachable'
  /** Of the call that was not answered; undefined where it has none. */
  readonly idempotencyKey: string | undefined

  constructor(
    message: string,
    { cause, idempotencyKey }: { cause: unknown; idempotencyKey: string | undefined },
  ) {
    super(message, { cause })
    this.idempotencyKey = idempotencyKey
  }
}

/** It does not come from Ledgerleaf, was changed on its way, or is too old. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'detail', 'requestId'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

/** Reads a refusal. What a proxy in between says is one as well, under a code of its own. */
export const readProblem = async (
  response: Response,
  retryAfterSeconds?: number,
): Promise<LedgerleafProblem> => {
  const told: unknown = await response.json().catch(() => null)
  if (isTold(told)) return new LedgerleafProblem(told, retryAfterSeconds)
  const { status } = response
  return new LedgerleafProblem(
    {
      type: 'about:blank',
      title: 'Not answered by Ledgerleaf',
      status,
      detail: `The answer had status ${status} and was not Ledgerleaf’s: is the address right?`,
      code: 'not_ledgerleaf',
      requestId: response.headers.get('x-request-id') ?? '',
    },
    retryAfterSeconds,
  )
}
