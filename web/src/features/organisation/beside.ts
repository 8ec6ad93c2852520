import { ApiError, type ApiErrorCode } from '../../api/api-error.ts'

/**
 * A refusal that is about one field although it does not name it, made to stand beside that field; so is one that names a field
 * by what it is called in the call, and not in the form.
 */
export const beside = (
  error: unknown,
  fields: Partial<Record<ApiErrorCode, string>>,
  called: Record<string, string> = {},
): unknown => {
  if (!(error instanceof ApiError)) return error
  const { status, code, message, requestId, retryAfterSeconds } = error
  const field = error.field ? (called[error.field] ?? error.field) : fields[code]
  return field ? new ApiError({ status, code, message, field, requestId, retryAfterSeconds }) : error
}
