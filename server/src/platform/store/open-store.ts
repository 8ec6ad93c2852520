import { strict as assert } from 'node:assert'
import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db, Tx } from '../db.ts'
import { DomainError } from '../domain-error.ts'
import { inTransaction } from '../transaction.ts'
import type { Bucket, SealedFile } from './bucket.ts'
import { openDocument, sealDocument } from './seal-document.ts'
import { storedObjects, storeKeys } from './store.tables.ts'
import { nameOf, type ObjectOwner, openKey, takeKey } from './store-keys.ts'

/** What is to be kept. */
type ObjectContent = {
  sha256: string
  byteCount: number
  /** The bytes, from their beginning. */
  read: () => AsyncIterable<Buffer>
}

/** The one door to documents: they lie elsewhere, sealed, and the database knows their names. */
export type Store = {
  bucket: Bucket
  /** Keeps a document and answers its name. Done before the transaction that will refer to it: see `holdObject`. */
  put: (owner: ObjectOwner, content: ObjectContent) => Promise<string>
  /** The document, piece by piece; null when its key was deleted, and with it whatever it said. */
  open: (name: string) => Promise<AsyncIterable<Buffer> | null>
  read: (name: string) => Promise<Buffer | null>
}

export const contentOf = (bytes: Buffer): ObjectContent => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  byteCount: bytes.length,
  read: async function* () {
    yield bytes
  },
})

/** The same pieces, each looked at on its way. */
async function* seeing(source: AsyncIterable<Buffer>, look: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    look(piece)
    yield piece
  }
}

/**
 * Said by whoever is about to refer to an object, in that transaction: its key is not deleted before the transaction ends, and
 * an object whose owner was erased meanwhile is refused.
 */
export const holdObject = async (tx: Tx, name: string): Promise<void> => {
  const [held] = await tx
    .select({ name: storedObjects.name })
    .from(storedObjects)
    .innerJoin(storeKeys, eq(storeKeys.id, storedObjects.keyId))
    .where(eq(storedObjects.name, name))
    .for('key share')
  if (!held) throw new DomainError('documents_unavailable', { retryAfterSeconds: 1 })
}

type Parts = { db: Db; bucket: Bucket; secret: string; log: Logger }

export const openStore = ({ db, bucket, secret, log }: Parts): Store => {
  /** What the store refuses is told to people in one sentence, and to the log as it was said. */
  const away = (err: unknown): never => {
    if (err instanceof DomainError) throw err
    log.error({ code: 'document-store-away', err }, 'documents can be neither kept nor opened')
    throw new DomainError('documents_unavailable', { retryAfterSeconds: 10 })
  }

  /**
   * Known before its first byte lies anywhere. Whoever sweeps holds the row meanwhile, so what is announced here was either
   * not swept, or is written anew after it was.
   */
  const announce = (owner: ObjectOwner, { sha256, byteCount }: ObjectContent) =>
    inTransaction(db, async (tx) => {
      const { id: keyId, key } = await takeKey(tx, secret, owner)
      const name = nameOf(key, sha256)
      await tx
        .insert(storedObjects)
        .values({ name, keyId, byteCount })
        .onConflictDoUpdate({ target: storedObjects.name, set: { keyId, announcedAt: sql`now()` } })
      return { name, key }
    })

  const sealInto = async (
    file: string,
    content: ObjectContent,
    { name, key }: { name: string; key: Buffer },
  ): Promise<SealedFile> => {
    const [plain, sealed] = [createHash('sha256'), createHash('sha256')]
    let byteCount = 0
    const target = await open(file, 'wx', 0o600)
    const read = seeing(content.read(), (piece) => plain.update(piece))
    const written = seeing(sealDocument(read, key, name), (piece) => {
      sealed.update(piece)
      byteCount += piece.length
    })
    await pipeline(written, target.createWriteStream())
    assert.equal(plain.digest('hex'), content.sha256, 'a document is what it was said to be')
    return { file, sha256: sealed.digest('hex'), byteCount }
  }

  const put: Store['put'] = async (owner, content) => {
    const announced = await announce(owner, content)
    const drafts = await bucket.draftFolder().catch(away)
    const file = path.join(drafts, randomUUID())
    try {
      const sealed = await sealInto(file, content, announced)
      await bucket.take(announced.name, sealed)
      return announced.name
    } catch (error) {
      return away(error)
    } finally {
      await rm(file, { force: true }).catch(() => {})
    }
  }

  async function* told(name: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      yield* pieces
    } catch (err) {
      log.error({ code: 'document-not-read', name, err }, 'a document could not be read to its end')
      throw new DomainError('documents_unavailable', { retryAfterSeconds: 10 })
    }
  }

  const openObject: Store['open'] = async (name) => {
    const [key] = await db
      .select({ id: storeKeys.id, sealed: storeKeys.sealed })
      .from(storedObjects)
      .innerJoin(storeKeys, eq(storeKeys.id, storedObjects.keyId))
      .where(eq(storedObjects.name, name))
    if (!key) return null
    const source = await bucket.open(name).catch(away)
    if (!source) {
      log.error({ code: 'document-missing', name }, 'ALARM: a document that is named is not in the store')
      throw new DomainError('documents_unavailable')
    }
    return told(name, openDocument(source, openKey(secret, key), name))
  }

  const read: Store['read'] = async (name) => {
    const pieces = await openObject(name)
    if (!pieces) return null
    const all: Buffer[] = []
    for await (const piece of pieces) all.push(piece)
    return Buffer.concat(all)
  }

  return { bucket, put, open: openObject, read }
}
