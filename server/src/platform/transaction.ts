import { sql } from 'drizzle-orm'
import { type Db, sqlState, type Tx } from './db.ts'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const attemptsMax = 4

/** Runs one command as one transaction. PostgreSQL may ask for a repeat; the command has changed nothing by then. */
export const inTransaction = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
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
  db.transaction(
    async (tx) => {
      await liftTimeLimits(tx)
      return work(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
