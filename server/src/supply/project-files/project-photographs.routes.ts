import { photographBytesMax, photographsMax } from '@ledgerleaf/contract/photograph-calls'
import { photographsApi } from '@ledgerleaf/contract/photographs'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce } from '../../platform/outbox.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { contentOf, type Store } from '../../platform/store/open-store.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { turnstile } from '../../reading/analysis/index.ts'
import {
  addPhotograph,
  countStoredBytes,
  drawAnew,
  findHolders,
  findPhotograph,
  findPhotographs,
  findWebp,
  removePhotograph,
} from '../photographs/index.ts'
import { sightOf } from './may-see.ts'
import { lockOwnFile } from './own-file.ts'
import { requireOwn } from './require-own.ts'

const uploadsOfOneSeller = { limit: 30, windowSeconds: 10 * 60 }
const storedBytesMax = 8 * 1024 * 1024

// Drawn by us, and still somebody else's picture: it is a picture here and never a page.
const onlyPicture = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}
// A picture that was taken back is gone at the next look: it may be kept, and is asked about each time.
const cachings = { all: 'private, no-store', approved: 'public, no-cache' }

const namesTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** Whoever may see it now, by any of the projects that show it. */
const sightOfPicture = async (
  db: Reader,
  sha256: string,
  caller: Caller | null,
): Promise<keyof typeof cachings | null> => {
  const holders = await findHolders(db, sha256)
  for (const { projectId, isPublic } of holders)
    if (isPublic && (await sightOf(db, projectId, null)) === 'approved') return 'approved'
  for (const { projectId } of caller ? holders : [])
    if ((await sightOf(db, projectId, caller)) === 'all') return 'all'
  return null
}

const refuseTooMuch = async (db: Reader, projectId: string, added: number): Promise<void> => {
  if ((await findPhotographs(db, projectId)).length >= photographsMax)
    throw new DomainError('invalid_input', {
      field: 'file',
      message: `At most ${photographsMax} photographs`,
    })
  if ((await countStoredBytes(db, projectId)) + added > storedBytesMax)
    throw new DomainError('body_too_large', {
      field: 'file',
      message: 'The photographs of this project are too large together. Take one back first.',
    })
}

export const projectPhotographRoutes = ({ db, store }: { db: Db; store: Store }): Route[] => {
  // A large picture takes memory while it is drawn: a few at a time.
  const pass = turnstile()
  return [
    {
      ...route(photographsApi.add, async ({ params, query, caller, request, now }) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        await requireOwn(db, params.id, caller.organisationId)
        const drawn = await pass(() => drawAnew(bytes))
        const owner = { ownerId: caller.organisationId, usedFor: 'photographs' } as const
        const images = await Promise.all(
          drawn.map(async (image) => ({ ...image, object: await store.put(owner, contentOf(image.webp)) })),
        )
        return inTransaction(db, async (tx) => {
          await lockOwnFile(tx, caller.organisationId, params.id)
          const added = images.reduce((sum, { webp }) => sum + webp.length, 0)
          await refuseTooMuch(tx, params.id, added)
          const { id } = await addPhotograph(tx, params.id, query, images, now)
          await announce(tx, { organisationId: caller.organisationId }, { type: 'projects.changed' })
          await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
          return { photographId: id }
        })
      }),
      beforeBody: async ({ caller }) => {
        const key = limitKey('photograph', caller?.organisationId ?? '')
        await consume(db, key, uploadsOfOneSeller, new Date())
      },
      rawBody: true,
      paced: true,
      bodyBytesMax: photographBytesMax,
    },
    command(db, photographsApi.remove, async (tx, { params, caller }) => {
      const photograph = await findPhotograph(tx, params.id)
      if (!photograph) throw new DomainError('not_found')
      await lockOwnFile(tx, caller.organisationId, photograph.projectId)
      await removePhotograph(tx, photograph.id)
      await announce(tx, { organisationId: caller.organisationId }, { type: 'projects.changed' })
      await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
      return done
    }),
    route(photographsApi.image, async ({ params: { sha256 }, caller, request, reply }) => {
      const sight = await sightOfPicture(db, sha256, caller)
      if (!sight) throw new DomainError('not_found')
      const etag = `"${sha256}"`
      reply.headers({ ...onlyPicture, 'cache-control': cachings[sight], etag })
      if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const webp = await findWebp({ db, store }, sha256)
      if (!webp) throw new DomainError('not_found')
      return reply.type('image/webp').send(webp)
    }),
  ]
}
