import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Reader, Tx } from '../db.ts'
import { query } from '../query.ts'
import { inTransaction, liftTimeLimits } from '../transaction.ts'
import type { Bucket } from './bucket.ts'
import { sweepKeys } from './store-keys.ts'

const atOnce = 200
const draftMsMax = 60 * 60 * 1000

/** Held by whoever copies all documents: nothing is swept meanwhile that the copy still has to read. */
export const copyLockKey = 7_261_076

const Reference = z.object({ table: z.string(), column: z.string() })

/** Whoever refers to objects is known to the database itself: a list of ours could lack one, and its documents would go. */
const findReferences = (db: Reader): Promise<z.infer<typeof Reference>[]> =>
  query(
    db,
    Reference,
    sql`
    select key.conrelid::regclass::text as table, quote_ident(attribute.attname) as column
    from pg_constraint key
      join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
    where key.contype = 'f' and key.confrelid = 'stored_objects'::regclass`,
  )

/** That nobody refers to `object`, a row of stored_objects. */
export const unreferenced = async (db: Reader): Promise<SQL> => {
  const references = await findReferences(db)
  const none = references.map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.raw(table)} held where held.${sql.raw(column)} = object.name)`,
  )
  return sql.join([sql`true`, ...none], sql` and `)
}

// An upload is over within minutes. By the clock of the database, which also noted when it was announced.
const isOver = sql`(object.key_id is null or object.announced_at < now() - interval '1 day')`

const Named = z.object({ name: z.string() })

/**
 * Takes one away, bytes first, while its row is held: the same document that is sent again meanwhile waits in `announce`,
 * and is then written anew. A process that dies between leaves the row, and the next sweep ends it.
 */
const sweepOne = async (
  tx: Tx,
  bucket: Bucket,
  name: string,
  free: SQL,
): Promise<'swept' | 'left' | 'not_now'> => {
  await liftTimeLimits(tx)
  const [lock] = await query(
    tx,
    z.object({ isFree: z.boolean() }),
    sql`select pg_try_advisory_xact_lock(${copyLockKey}) as "isFree"`,
  )
  if (!lock?.isFree) return 'not_now'
  const held = await query(
    tx,
    Named,
    sql`select name from stored_objects object where name = ${name} and ${isOver} and ${free} for update skip locked`,
  )
  if (held.length === 0) return 'left'
  await bucket.remove(name)
  await tx.execute(sql`delete from stored_objects where name = ${name}`)
  return 'swept'
}

/** What a killed process was writing when it died. */
const sweepDrafts = async (bucket: Bucket, now: Date): Promise<void> => {
  const folder = await bucket.draftFolder()
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }))
    if (now.getTime() - mtimeMs > draftMsMax) await rm(file, { force: true })
  }
}

/** Removes documents that nobody refers to any more, those of erased people at once. Answers how many. */
export const sweepObjects = async (db: Db, bucket: Bucket, now: Date): Promise<number> => {
  const free = await unreferenced(db)
  let swept = 0
  let last = ''
  for (let found = [{ name: '' }]; found.length > 0; last = found.at(-1)?.name ?? last) {
    found = await query(
      db,
      Named,
      sql`
      select name from stored_objects object where name > ${last} and ${isOver} and ${free}
      order by name limit ${atOnce}`,
    )
    for (const { name } of found) {
      const outcome = await inTransaction(db, (tx) => sweepOne(tx, bucket, name, free))
      if (outcome === 'not_now') return swept
      if (outcome === 'swept') swept += 1
    }
  }
  await inTransaction(db, sweepKeys)
  await sweepDrafts(bucket, now)
  return swept
}
