import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { fileBytesMax } from '@ledgerleaf/contract/uploads'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keepPace } from '../../http/keep-pace.ts'
import { uploadPlaces } from '../../http/upload-places.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { type Owner, objectOwner } from './owner.ts'
import { quarantine } from './quarantine.ts'
import { type Received, receiveForm } from './receive-form.ts'
import { refuseLocked } from './refuse-locked.ts'
import { checkContent } from './sniff-content.ts'
import { tooLarge } from './spool-upload.ts'
import type { Upload } from './store-report.ts'

const uploadsFromOneNetwork = { limit: 30, windowSeconds: 10 * 60 }
const chunkBytes = 1024 * 1024
// What surrounds the file: field names, boundaries, the company's name.
const formBytes = 16 * 1024

/** Takes a report in, whoever sends it: so many at once, at some pace, and its content is what its name says. */
export const openUploads = ({ db, store, dataDir, log }: AnalysisParts) => {
  const places = uploadPlaces()

  const beforeBody = async (request: FastifyRequest): Promise<void> => {
    await consume(db, limitKey('upload', callerNetwork(request.ip)), uploadsFromOneNetwork, new Date())
    if (Number(request.headers['content-length'] ?? 0) > fileBytesMax + formBytes) throw tooLarge()
    places.check(callerNetwork(request.ip))
  }

  const check = async (received: Received): Promise<void> => {
    const { file, sha256, head, extension } = received
    try {
      checkContent(extension, head)
      await refuseLocked(received)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'file_executable') {
        await quarantine(dataDir, file, sha256)
        log.warn({ code: 'upload-quarantined', sha256 }, 'an upload was quarantined')
      }
      throw error
    }
  }

  /** Whoever is refused half-way may still be sending; the connection is not kept for that. */
  const receive = async (request: FastifyRequest, reply: FastifyReply): Promise<Received> => {
    try {
      return await places.hold(callerNetwork(request.ip), () =>
        keepPace(request.raw.socket, receiveForm(dataDir, request)),
      )
    } catch (error) {
      reply.header('connection', 'close')
      throw error
    }
  }

  /** Whose it is, is asked once it is there and fit to be kept; `keep` is the transaction. */
  const take = async <Kept>(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    ownerOf: () => Owner,
    keep: (owner: Owner, upload: Upload) => Promise<Kept>,
  ): Promise<Kept> => {
    const received = await receive(request, reply)
    try {
      await check(received)
      const owner = ownerOf()
      // Before the transaction, which waits for nobody: what it then refers to lies safe.
      const object = await store.put(objectOwner(owner), {
        sha256: received.sha256,
        byteCount: received.bytesCount,
        read: () => createReadStream(received.file, { highWaterMark: chunkBytes }),
      })
      return await keep(owner, { ...received, content: { object } })
    } finally {
      await rm(received.file, { force: true })
    }
  }
  return { beforeBody, take }
}
