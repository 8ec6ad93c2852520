import { AsyncLocalStorage } from 'node:async_hooks'
import * as z from 'zod/mini'
import type { Db, Tx } from '../../platform/db.ts'

/** What the library is told to work on, and what its callbacks hand back, for the length of one call. */
type Hand = {
  tx: Tx
  passwordHash?: string
  resetToken?: string
  resetUserId?: string
  verifiedUserId?: string
}

const hands = new AsyncLocalStorage<Hand>()

export const handInUse = (): Hand | undefined => hands.getStore()

/** The library keeps storages of its own where every copy of it would find them. */
const Library = z.object({ context: z.record(z.string(), z.unknown()) })

const storagesInUse = (): unknown[] => {
  const library = z.safeParse(Library, Reflect.get(globalThis, Symbol.for('better-auth:global')))
  return [hands, ...(library.success ? Object.values(library.data.context) : [])]
}

let asking = 0

/**
 * Whatever is asked of the library is asked within this. A storage that belongs to a call follows every promise of the process
 * from its first use and for good, which takes a fifth of the time of any call. Once nobody is in them they are put away
 * until they are used again.
 */
const askingLibrary = async <T>(work: () => Promise<T>): Promise<T> => {
  asking += 1
  try {
    return await work()
  } finally {
    asking -= 1
    if (asking === 0)
      for (const storage of storagesInUse()) if (storage instanceof AsyncLocalStorage) storage.disable()
  }
}

/** The functions of the library, each asked as above. */
export const askedOf = <Api extends object>(api: Api): Api =>
  new Proxy(api, {
    get: (library, name) => {
      const asked: unknown = Reflect.get(library, name)
      return typeof asked === 'function'
        ? (...words: unknown[]) => askingLibrary(async () => asked.apply(library, words))
        : asked
    },
  })

/**
 * Lets the identity library write in the caller's transaction, so that an account and its role are one commit. A password
 * that goes in was hashed before: hashing is slow, and connections are few.
 */
export const withTransactionInHand = <T>(
  tx: Tx,
  work: (hand: Hand) => Promise<T>,
  given: Pick<Hand, 'passwordHash'> = {},
): Promise<T> => {
  const hand: Hand = { tx, ...given }
  return askingLibrary(() => hands.run(hand, () => work(hand)))
}

/** The library keeps one database handle for good; this one is the open transaction wherever there is one. */
export const databaseOfCall = (db: Db): Db =>
  new Proxy(db, {
    get: (pool, property) => {
      const target: Db | Tx = hands.getStore()?.tx ?? pool
      const value: unknown = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
