import { type ErrorBody, type ErrorCode, errorCatalogue } from '@ledgerleaf/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway, sqlState } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { noteSecurity } from '../platform/security-log.ts'
import { outageNoter } from './note-outage.ts'
import { isOfPrograms, sendProblem } from './problem.ts'
import { contentSecurityPolicy } from './security-headers.ts'

type Refusal = {
  code: ErrorCode
  message?: string | undefined
  field?: string | undefined
  retryAfterSeconds?: number | undefined
  totalCents?: number | undefined
}

const fastifyRefusals: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_REQ_FILE_TOO_LARGE: 'body_too_large',
  FST_PARTS_LIMIT: 'body_too_large',
  FST_FILES_LIMIT: 'body_too_large',
  FST_FIELDS_LIMIT: 'body_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
}

const megabyte = 1024 * 1024

/** Where a file is taken, how large it may be; of anything else a limit would tell a person nothing. */
const sayLimit = (bytesMax: number | undefined): string | undefined =>
  bytesMax !== undefined && bytesMax >= megabyte
    ? `The file is too large: at most ${Math.floor(bytesMax / megabyte)} MB are taken here.`
    : undefined

// As when another holds the row for longer than we wait. Nothing was changed.
const statementTimeout = '57014'

const readRefusal = (error: FastifyError): Refusal => {
  if (error instanceof DomainError) {
    return {
      code: error.code,
      message: error.message,
      field: error.field,
      retryAfterSeconds: error.retryAfterSeconds,
      totalCents: error.totalCents,
    }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    return {
      code: 'invalid_input',
      message: first?.message,
      field: first?.instancePath.replace(/^\//, '') || undefined,
    }
  }
  const known = fastifyRefusals[error.code]
  if (known) return { code: known }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { code: 'malformed_body' }
  if (isDatabaseAway(error) || sqlState(error) === statementTimeout)
    return { code: 'unavailable', retryAfterSeconds: 2 }
  return { code: 'internal_error' }
}

export const errorBody = (request: FastifyRequest, refusal: Refusal): ErrorBody => ({
  error: refusal.message ?? errorCatalogue[refusal.code].message,
  code: refusal.code,
  ...(refusal.field ? { field: refusal.field } : {}),
  ...(refusal.totalCents === undefined ? {} : { totalCents: refusal.totalCents }),
  requestId: request.id,
})

/** Sends a refusal in the shape of whoever asked: a page of ours, or a program. */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply =>
  isOfPrograms(request)
    ? sendProblem(request, reply, refusal)
    : reply.status(errorCatalogue[refusal.code].status).send(errorBody(request, refusal))

/** An address that cannot even be read finds no route, and so no hook: what every answer carries is put on here. */
export const refuseUnroutable = (
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  reply.headers({
    'x-request-id': request.id,
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  sendRefusal(request, reply, { code: 'not_found' })
}

// Somebody tried what is not theirs to do, or came by another way than our pages.
const outOfBounds: ReadonlySet<ErrorCode> = new Set([
  'forbidden',
  'not_permitted',
  'session_limited',
  'scope_missing',
  'foreign_origin',
  'csrf_invalid',
])

const noteRefused = (request: FastifyRequest, code: ErrorCode): void => {
  const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
  noteSecurity(request.log, 'access.refused', {
    refusal: code,
    route,
    personId: request.caller?.personId,
    keyId: request.program?.keyId,
    ip: request.ip,
  })
}

/** Every refusal leaves in the one shape; what broke on our side is logged whole and told in general words. */
export const handleErrors = (app: FastifyInstance): void => {
  const noteOutage = outageNoter(app)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = readRefusal(error)
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      refusal.message = sayLimit(request.routeOptions.bodyLimit)
    const { status } = errorCatalogue[refusal.code]
    // What a verb refuses for now it has said itself, if it is worth saying.
    if (refusal.code === 'unavailable') {
      if (!(error instanceof DomainError)) noteOutage(request.log, error)
    } else if (status >= 500 && refusal.code !== 'not_available')
      request.log.error({ code: 'request-failed', err: error }, 'request failed')
    if (outOfBounds.has(refusal.code)) noteRefused(request, refusal.code)
    if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds)
    return sendRefusal(request, reply, refusal)
  })
}
