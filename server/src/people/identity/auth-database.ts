import { AsyncLocalStorage } from 'node:async_hooks'
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
  return hands.run(hand, () => work(hand))
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
