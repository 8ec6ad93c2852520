import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db.ts'
import { inTransaction } from '../transaction.ts'
import { holdObject } from './open-store.ts'

const atOnce = 20
const first = '00000000-0000-0000-0000-000000000000'

/** A document that now lies in the store too. */
export type Moved = {
  object: string
  /** Refers to it in place of the bytes, if those are still the ones that were moved. */
  refer: (tx: Tx) => Promise<unknown>
}

/** The bytes are still those that were put: others may have come in their place meanwhile. */
export const isStill = (bytes: AnyColumn, { sha256 }: { sha256: string }): SQL =>
  sql`encode(sha256(${bytes}), 'hex') = ${sha256}`

type Moving = {
  /** Some of those that still lie in the database, by their id, in its order. */
  find: (after: string, count: number) => Promise<{ id: string }[]>
  /** Puts what one of them holds into the store. */
  put: (id: string) => Promise<readonly Moved[]>
}

/**
 * Moves what still lies in the database into the store, a few at a time, while everybody goes on working. It can be cut off
 * anywhere: what was moved is moved, and the next run begins with what is left.
 */
export const moveAll = async (db: Db, { find, put }: Moving): Promise<void> => {
  for (let after = first; ; ) {
    const found = await find(after, atOnce)
    for (const { id } of found)
      for (const { object, refer } of await put(id))
        await inTransaction(db, async (tx) => {
          await holdObject(tx, object)
          await refer(tx)
        })
    const last = found.at(-1)
    if (!last) return
    after = last.id
  }
}
