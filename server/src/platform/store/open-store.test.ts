import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../../testing/s3-server.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { inTransaction, liftTimeLimits } from '../transaction.ts'
import type { Bucket } from './bucket.ts'
import { folderBucket } from './folder-bucket.ts'
import { contentOf, holdObject, openStore, type Store } from './open-store.ts'
import { s3Bucket } from './s3-bucket.ts'
import { handOverKeys, type ObjectOwner } from './store-keys.ts'
import { copyLockKey, sweepObjects } from './sweep-objects.ts'
import { verifyStore } from './verify-store.ts'

const secret = 'a secret of forty characters for the test'
const log = pino({ level: 'silent' })
const someone = (): ObjectOwner => ({ ownerId: randomUUID(), usedFor: 'reports' })

let database: TestDatabase
let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  database = await testDatabase()
  // Stands for the tables of domains, whose rows would need much around them.
  await database.pool.query('create table holders (object text references stored_objects (name))')
  folder = await mkdtemp(join(tmpdir(), 'ledgerleaf-store-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
  await database.drop()
})

const hold = (name: string) =>
  inTransaction(database.db, async (tx) => {
    await holdObject(tx, name)
    await tx.execute(`insert into holders values ('${name}')`)
  })
const letGo = (name: string) => database.pool.query('delete from holders where object = $1', [name])
const makeOld = (name: string) =>
  database.pool.query("update stored_objects set announced_at = now() - interval '2 days' where name = $1", [
    name,
  ])
const erase = ({ ownerId }: ObjectOwner) =>
  database.pool.query('delete from store_keys where owner_id = $1', [ownerId])
const sweep = (bucket: Bucket) => sweepObjects(database.db, bucket, new Date())
const isThere = async (bucket: Bucket, name: string) => {
  const source = await bucket.open(name)
  source?.destroy()
  return source !== null
}

describe.each(['folder', 's3'] as const)('documents in a store (%s)', (kind) => {
  let bucket: Bucket
  let store: Store
  beforeAll(() => {
    bucket = kind === 'folder' ? folderBucket(folder) : s3Bucket(s3.config, join(folder, 'drafts'))
    store = openStore({ db: database.db, bucket, secret, log })
  })

  test.each([0, 1, 65_536, 65_537, 3_000_000])('%i bytes come out as they went in', async (count) => {
    const bytes = randomBytes(count)
    const name = await store.put(someone(), contentOf(bytes))
    expect(bytes.equals((await store.read(name)) ?? Buffer.from('nothing'))).toBe(true)
  })

  test('nothing of a document can be read in the store', async () => {
    const words = Buffer.from('The board of Umber plc met in Leeds. '.repeat(100))
    const name = await store.put(someone(), contentOf(words))
    const sealed: Buffer[] = []
    for await (const piece of (await bucket.open(name)) ?? []) sealed.push(piece)
    expect(Buffer.concat(sealed).includes('Umber')).toBe(false)
    expect(Buffer.concat(sealed).length).toBeGreaterThan(words.length)
  })

  test('the same file of one owner is one object, and of two owners two that do not resemble each other', async () => {
    const [one, other] = [someone(), someone()]
    const content = contentOf(randomBytes(500))
    const first = await store.put(one, content)
    expect(await store.put(one, content)).toBe(first)
    expect(await store.put(other, content)).not.toBe(first)
    expect(first).not.toBe(content.sha256)
  })

  test('the same file sent many times at once, by somebody new, is one object that can be read', async () => {
    const owner = someone()
    const bytes = randomBytes(200_000)
    const names = await Promise.all(Array.from({ length: 8 }, () => store.put(owner, contentOf(bytes))))
    expect(new Set(names).size).toBe(1)
    expect(bytes.equals((await store.read(names[0] ?? '')) ?? Buffer.alloc(0))).toBe(true)
    const keys = await database.pool.query('select from store_keys where owner_id = $1', [owner.ownerId])
    expect(keys.rowCount).toBe(1)
  })

  test('once the key is deleted nothing opens, and the sweep takes the bytes at once', async () => {
    const owner = someone()
    const name = await store.put(owner, contentOf(randomBytes(1000)))
    await erase(owner)
    expect(await store.read(name)).toBeNull()
    expect(await isThere(bucket, name)).toBe(true)
    expect(await sweep(bucket)).toBeGreaterThan(0)
    expect(await isThere(bucket, name)).toBe(false)
  })

  test('whoever is erased while a document of theirs is being read: that reading ends, and no other begins', async () => {
    const owner = someone()
    const bytes = randomBytes(2_000_000)
    const name = await store.put(owner, contentOf(bytes))
    const pieces = (await store.open(name))?.[Symbol.asyncIterator]()
    const first = await pieces?.next()
    await erase(owner)
    const hash = createHash('sha256').update(first?.value ?? '')
    for (let piece = await pieces?.next(); piece && !piece.done; piece = await pieces?.next())
      hash.update(piece.value)
    expect(hash.digest('hex')).toBe(contentOf(bytes).sha256)
    expect(await store.open(name)).toBeNull()
  })

  test('an object whose owner is erased before it is referred to is refused', async () => {
    const owner = someone()
    const name = await store.put(owner, contentOf(randomBytes(1000)))
    await erase(owner)
    await expect(hold(name)).rejects.toMatchObject({ code: 'documents_unavailable' })
  })

  test('the sweep takes what nobody refers to after a day, and neither what is referred to nor what has just arrived', async () => {
    const owner = someone()
    const [held, left, fresh] = await Promise.all(
      [1, 2, 3].map((count) => store.put(owner, contentOf(randomBytes(count * 100)))),
    )
    if (!held || !left || !fresh) throw new Error('three were kept')
    await hold(held)
    await Promise.all([held, left].map(makeOld))
    await sweep(bucket)
    expect(await Promise.all([held, left, fresh].map((name) => isThere(bucket, name)))).toEqual([
      true,
      false,
      true,
    ])
    await letGo(held)
    await sweep(bucket)
    expect(await isThere(bucket, held)).toBe(false)
  })

  test('the sweep leaves what a transaction that has not ended yet refers to', async () => {
    const name = await store.put(someone(), contentOf(randomBytes(1000)))
    await makeOld(name)
    await inTransaction(database.db, async (tx) => {
      // The sweep takes its time on a busy machine, and this waits for it.
      await liftTimeLimits(tx)
      await holdObject(tx, name)
      await tx.execute(`insert into holders values ('${name}')`)
      await sweep(bucket)
      expect(await isThere(bucket, name)).toBe(true)
    })
    await sweep(bucket)
    expect(await store.read(name)).not.toBeNull()
  })

  test('a file that is sent again while the sweep takes it away is there afterwards', async () => {
    const owner = someone()
    const bytes = randomBytes(1000)
    const name = await store.put(owner, contentOf(bytes))
    await makeOld(name)
    let again: Promise<string> | undefined
    const meanwhile: Bucket = {
      ...bucket,
      // The row is held: whoever sends it now waits until the bytes and the row are gone.
      remove: async (one) => {
        if (one === name) again = store.put(owner, contentOf(bytes))
        await bucket.remove(one)
      },
    }
    await sweep(meanwhile)
    expect(await again).toBe(name)
    await hold(name)
    expect(bytes.equals((await store.read(name)) ?? Buffer.alloc(0))).toBe(true)
  })

  test('nothing is swept while everything is being copied', async () => {
    const name = await store.put(someone(), contentOf(randomBytes(10)))
    await makeOld(name)
    const client = await database.pool.connect()
    await client.query('select pg_advisory_lock_shared($1)', [copyLockKey])
    await sweep(bucket)
    expect(await isThere(bucket, name)).toBe(true)
    await client.query('select pg_advisory_unlock_shared($1)', [copyLockKey])
    client.release()
    await sweep(bucket)
    expect(await isThere(bucket, name)).toBe(false)
  })

  test('what a visitor kept opens for the organisation it becomes, and goes with it', async () => {
    const visitor = someone()
    const organisation = someone()
    const bytes = randomBytes(100)
    const name = await store.put(visitor, contentOf(bytes))
    await store.put(organisation, contentOf(randomBytes(100)))
    await inTransaction(database.db, (tx) =>
      handOverKeys(tx, 'reports', visitor.ownerId, organisation.ownerId),
    )
    expect(bytes.equals((await store.read(name)) ?? Buffer.alloc(0))).toBe(true)
    // The next of the organisation is sealed with its own key.
    expect(await store.put(organisation, contentOf(bytes))).not.toBe(name)
    await erase(organisation)
    expect(await store.read(name)).toBeNull()
  })

  test('a document under the name of another, or without its end, is told from a whole one and never shown', async () => {
    const owner = someone()
    const [one, other] = [await store.put(owner, contentOf(randomBytes(900_000))), randomUUID()]
    const name = await store.put(owner, contentOf(Buffer.from(other)))
    const sealed: Buffer[] = []
    for await (const piece of (await bucket.open(one)) ?? []) sealed.push(piece)
    const bytes = Buffer.concat(sealed)
    const forge = async (forged: Buffer) => {
      const file = join(await bucket.draftFolder(), randomUUID())
      await writeFile(file, forged)
      const { sha256, byteCount } = contentOf(forged)
      await bucket.take(name, { file, sha256, byteCount })
      await rm(file, { force: true })
    }
    await hold(name)
    for (const forged of [bytes, bytes.subarray(0, 200_000), Buffer.alloc(0)]) {
      await forge(forged)
      await expect(store.read(name)).rejects.toMatchObject({ code: 'documents_unavailable' })
      expect((await verifyStore(database.db, bucket, secret)).damaged).toEqual([name])
    }
    await bucket.remove(name)
    await expect(store.read(name)).rejects.toMatchObject({ code: 'documents_unavailable' })
    expect((await verifyStore(database.db, bucket, secret)).missing).toContain(name)
    await store.put(owner, contentOf(Buffer.from(other)))
    const found = await verifyStore(database.db, bucket, secret)
    expect(found.missing.includes(name) || found.damaged.includes(name)).toBe(false)
    await letGo(name)
  })
})

test('a store of S3 keys that are wrong, or whose bucket is not there, refuses and says why to the log', async () => {
  const drafts = join(folder, 'drafts')
  const wrong = s3Bucket({ ...s3.config, secret: 'another' }, drafts)
  await expect(wrong.probe()).rejects.toThrow('the object store answered 403')
  await expect(wrong.open('a'.repeat(64))).rejects.toThrow('403 SignatureDoesNotMatch')
  const nowhere = s3Bucket({ ...s3.config, bucket: 'elsewhere' }, drafts)
  await expect(nowhere.probe()).rejects.toThrow('the object store answered 404')
  await expect(nowhere.open('a'.repeat(64))).rejects.toThrow('404 NoSuchBucket')
})

test('a store that is away refuses in one sentence, leaves no draft, and goes on by itself when it is back', async () => {
  const drafts = await mkdtemp(join(tmpdir(), 'ledgerleaf-drafts-'))
  const bucket = s3Bucket(s3.config, drafts)
  const store = openStore({ db: database.db, bucket, secret, log })
  const owner = someone()
  const kept = await store.put(owner, contentOf(randomBytes(100)))
  await s3.stop()
  const content = contentOf(randomBytes(100))
  await expect(store.put(owner, content)).rejects.toMatchObject({ code: 'documents_unavailable' })
  await expect(store.read(kept)).rejects.toMatchObject({ code: 'documents_unavailable' })
  await expect(bucket.probe()).rejects.toThrow()
  expect(await readdir(drafts)).toEqual([])
  await s3.start()
  await store.put(owner, content)
  expect(await store.read(kept)).not.toBeNull()
  await rm(drafts, { recursive: true })
})

test('a folder that is gone is not made anew, and a document that cannot be found in it is not taken for missing', async () => {
  const own = await mkdtemp(join(tmpdir(), 'ledgerleaf-disk-'))
  const bucket = folderBucket(own)
  const store = openStore({ db: database.db, bucket, secret, log })
  const name = await store.put(someone(), contentOf(randomBytes(100)))
  await rename(own, `${own}.away`)
  await expect(store.put(someone(), contentOf(randomBytes(10)))).rejects.toMatchObject({
    code: 'documents_unavailable',
  })
  await expect(bucket.open(name)).rejects.toThrow('ENOENT')
  await expect(readFile(own)).rejects.toThrow('ENOENT')
  await rename(`${own}.away`, own)
  expect(await store.read(name)).not.toBeNull()
  await rm(own, { recursive: true })
})
