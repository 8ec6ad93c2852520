import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isOfPrograms } from './problem.ts'

const tagOf = (payload: string | Buffer): string =>
  `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`

const names = (header: string, tag: string): boolean =>
  header.split(',').some((one) => ['*', tag, tag.slice(2)].includes(one.trim()))

/** What a program read before and has not changed is not sent again: every read of theirs carries a tag of its bytes. */
export const tagAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' && reply.statusCode === 200
    if (!isRead || !isOfPrograms(request)) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const tag = tagOf(payload)
    // Kept by whoever asked alone, and asked for again each time.
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    if (!names(request.headers['if-none-match'] ?? '', tag)) return payload
    reply.status(304).removeHeader('content-type').removeHeader('content-length')
    return ''
  })
}
