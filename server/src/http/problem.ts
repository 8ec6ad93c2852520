import { type ErrorCode, errorCatalogue } from '@ledgerleaf/contract/errors'
import type { V1Problem } from '@ledgerleaf/contract/v1/shapes'
import { v1Path } from '@ledgerleaf/contract/v1/version'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Refusal = {
  code: ErrorCode
  message?: string | undefined
  field?: string | undefined
  totalCents?: number | undefined
}

/** Whether it is a call of the public API, also one that there is not. */
export const isOfPrograms = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  url.startsWith(v1Path) || url === v1Path.slice(0, -1)

/** A code in the words that explain it, wherever it was met. */
export const explainCode = (code: ErrorCode) => ({
  // Relative to whoever was asked: it leads to the explanation on the same server.
  type: `${v1Path}problems/${code}`,
  title: errorCatalogue[code].message,
  status: errorCatalogue[code].status,
  code,
})

/** Sends a refusal as programs read them (RFC 9457). */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message, field, totalCents }: Refusal,
): FastifyReply => {
  const explained = explainCode(code)
  const problem: V1Problem = {
    ...explained,
    detail: message ?? explained.title,
    ...(field ? { field } : {}),
    ...(totalCents === undefined ? {} : { total: { amount: totalCents, currency: 'usd', unit: 'cent' } }),
    requestId: request.id,
  }
  if (explained.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .status(explained.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}
