import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../db.ts'
import { query } from '../query.ts'
import type { Bucket } from './bucket.ts'
import { DocumentDamaged, openDocument } from './seal-document.ts'
import { nameOf, openKey } from './store-keys.ts'
import { unreferenced } from './sweep-objects.ts'

type StoreFindings = {
  /** Documents that somebody refers to and that can be opened. */
  whole: number
  bytes: number
  missing: string[]
  damaged: string[]
  /** In the store, and unknown to the database: of another installation, or of a later time than this database. */
  strays: number
}

const atOnce = 500
const Named = z.object({ name: z.string(), keyId: z.string(), sealed: z.string(), byteCount: z.number() })

/** Every document that somebody refers to and that has a key, in the order of names. */
async function* findReferred(db: Reader) {
  const free = await unreferenced(db)
  let last = ''
  for (;;) {
    const rows = await query(
      db,
      Named,
      sql`
      select object.name, key.id as "keyId", key.sealed, object.byte_count as "byteCount"
      from stored_objects object join store_keys key on key.id = object.key_id
      where object.name > ${last} and not (${free}) order by object.name limit ${atOnce}`,
    )
    yield* rows
    last = rows.at(-1)?.name ?? last
    if (rows.length < atOnce) return
  }
}

/** Opens it to its last byte: what comes out must be what its name says. */
const isWhole = async (
  bucket: Bucket,
  secret: string,
  { name, keyId, sealed }: z.infer<typeof Named>,
): Promise<boolean | null> => {
  const source = await bucket.open(name)
  if (!source) return null
  const hash = createHash('sha256')
  try {
    const key = openKey(secret, { id: keyId, sealed })
    for await (const piece of openDocument(source, key, name)) hash.update(piece)
    return nameOf(key, hash.digest('hex')) === name
  } catch (error) {
    if (error instanceof DocumentDamaged) return false
    throw error
  }
}

/** Whether everything that is referred to is there at all, without opening it. */
export const countMissing = async (
  db: Reader,
  bucket: Bucket,
): Promise<{ named: number; missing: number }> => {
  let [named, missing] = [0, 0]
  for await (const { name } of findReferred(db)) {
    const source = await bucket.open(name)
    named += 1
    if (!source) missing += 1
    source?.destroy()
  }
  return { named, missing }
}

const countStrays = async (db: Reader, bucket: Bucket): Promise<number> => {
  const count = async (names: readonly string[]): Promise<number> => {
    const [row] = await query(
      db,
      z.object({ strays: z.number() }),
      sql`
      select count(*)::int as strays from unnest(${sql.param([...names])}::text[]) listed (name)
      where not exists (select from stored_objects object where object.name = listed.name)`,
    )
    return row?.strays ?? 0
  }
  let strays = 0
  let page: string[] = []
  for await (const name of bucket.list()) {
    page.push(name)
    if (page.length < atOnce) continue
    strays += await count(page)
    page = []
  }
  return page.length === 0 ? strays : strays + (await count(page))
}

/** Whether every document that the database names is in the store and is what it was. */
export const verifyStore = async (db: Reader, bucket: Bucket, secret: string): Promise<StoreFindings> => {
  const found: StoreFindings = { whole: 0, bytes: 0, missing: [], damaged: [], strays: 0 }
  for await (const object of findReferred(db)) {
    const whole = await isWhole(bucket, secret, object)
    if (whole === null) found.missing.push(object.name)
    else if (whole) {
      found.whole += 1
      found.bytes += object.byteCount
    } else found.damaged.push(object.name)
  }
  return { ...found, strays: await countStrays(db, bucket) }
}
