import { Refusal } from '@ledgerleaf/provenance/refusal'
import { parseTilePath, type TileName } from '@ledgerleaf/provenance/tile-path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { findCheckpoint, findVerifierKeys } from '../log/checkpoint-queries.ts'
import { findTile } from '../log/tile-queries.ts'
import { findCosignatures, findWitnessKeys } from '../log/witness-queries.ts'
import type { Db } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'

const anyoneMayRead = (reply: FastifyReply, cache: string): void => {
  reply
    .header('cache-control', cache)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
}

const nameTile = (path: string): TileName => {
  try {
    return parseTilePath(`tile/${path}`)
  } catch (error) {
    if (error instanceof Refusal) throw new DomainError('not_found')
    throw error
  }
}

const writeLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** The public log, where and how the tools of others look for one (C2SP tlog-tiles). */
export const serveLog = (app: FastifyInstance, db: Db): void => {
  const hidden = { schema: { hide: true } }
  app.get('/log/checkpoint', hidden, async (_request, reply) => {
    const checkpoint = await findCheckpoint(db)
    if (!checkpoint) throw new DomainError('not_found')
    anyoneMayRead(reply, 'public, max-age=1')
    const cosignatures = await findCosignatures(db, checkpoint.size)
    return reply.type('text/plain; charset=utf-8').send(`${checkpoint.note}${cosignatures}`)
  })
  app.get('/log/key', hidden, async (_request, reply) => {
    anyoneMayRead(reply, 'public, max-age=300')
    return reply.type('text/plain; charset=utf-8').send(writeLines(await findVerifierKeys(db)))
  })
  app.get('/log/witnesses', hidden, async (_request, reply) => {
    anyoneMayRead(reply, 'public, max-age=300')
    return reply.type('text/plain; charset=utf-8').send(writeLines(await findWitnessKeys(db)))
  })
  app.get<{ Params: { '*': string } }>('/log/tile/*', hidden, async (request, reply) => {
    const tile = await findTile(db, nameTile(request.params['*']))
    if (!tile) throw new DomainError('not_found')
    // A tile is named with its width and never changes again.
    anyoneMayRead(reply, 'public, max-age=31536000, immutable')
    return reply.type('application/octet-stream').send(Buffer.from(tile))
  })
}
