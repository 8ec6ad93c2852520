import { ApiError, type ApiErrorCode } from '../../api/api-error.ts'

/** A refusal that is about one field although it does not name it, made to stand beside that field. */
export const beside = (error: unknown, fields: Partial<Record<ApiErrorCode, string>>): unknown => {
  if (!(error instanceof ApiError)) return error
  const { status, code, message, requestId, retryAfterSeconds } = error
  const field = error.field ?? fields[code]
  return field ? new ApiError({ status, code, message, field, requestId, retryAfterSeconds }) : error
}
