import { sql } from 'drizzle-orm'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import { type Db, speakThrough, sqlState, type Tx } from './db.ts'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const attemptsMax = 4

/**
 * One transaction on one connection, which goes back to the pool whatever happens. The query builder's own way of taking
 * one from the pool loses it when the connection breaks before `begin`, and a pool that has lost all answers nobody.
 */
const transact = async <T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> => {
  const client = await db.$client.connect()
  let refusal: unknown
  let isSound = true
  try {
    return await speakThrough(client).transaction(
      (tx) =>
        work(tx).catch((error: unknown) => {
          refusal = error
          throw error
        }),
      config,
    )
  } catch (error) {
    // What the work itself threw comes out only after a rollback; anything else left the connection in a state nobody knows.
    isSound = error === refusal
    throw error
  } finally {
    client.release(!isSound)
  }
}

/** Runs one command as one transaction. PostgreSQL may ask for a repeat; the command has changed nothing by then. */
export const inTransaction = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact(db, work)
    } catch (error) {
      const state = sqlState(error)
      const repeatable = state === serializationFailure || state === deadlockDetected
      if (!repeatable || attempt === attemptsMax) throw error
    }
  }
}

/** For what is no answer to a request and may take its time: reading everything, or waiting until another has planted. */
export const liftTimeLimits = async (tx: Tx): Promise<void> => {
  await tx.execute(
    sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
  )
}

/** Reads many things as they were at one moment, while others go on writing, for as long as that takes. */
export const inSnapshot = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transact(
    db,
    async (tx) => {
      await liftTimeLimits(tx)
      return work(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
