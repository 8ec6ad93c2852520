import type { ErrorBody } from '@ledgerleaf/contract/errors'
import { ApiError } from './api-error.ts'
import { organisationChanged, roleRefused } from './signals.ts'

const unreadable = 'The answer of the server could not be read. Please try again.'

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

const readSeconds = (header: string | null): number | undefined => {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

const isObject = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null

/** The answer's JSON, or the refusal as an error. A proxy's HTML page is a refusal too, told by its status text. */
export const readAnswer = async (response: Response): Promise<unknown> => {
  const body = await readJson(response)
  if (response.ok) {
    if (body === undefined)
      throw new ApiError({ status: response.status, code: 'unreadable', message: unreadable })
    return body
  }
  const refusal: Partial<ErrorBody> = isObject(body) ? body : {}
  // Whoever called shows the refusal where it was asked; that the whole page is of another organisation is told once.
  if (refusal.code === 'organisation_changed') organisationChanged.send()
  if (refusal.code === 'not_permitted') roleRefused.send()
  throw new ApiError({
    status: response.status,
    // Words without a code are still the server's words.
    code: refusal.code ?? (refusal.error ? 'internal_error' : 'unreadable'),
    message: refusal.error || response.statusText || unreadable,
    field: refusal.field,
    requestId: refusal.requestId ?? response.headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: readSeconds(response.headers.get('retry-after')),
  })
}
