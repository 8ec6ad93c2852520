import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../platform/db.ts'
import { chainCalls, chainTransactions } from './chain.tables.ts'
import type { Hex } from './hex.ts'

/** Asks the mirror to send something to the contract from its own account, once, when the caller's transaction commits. */
export const enqueueCall = async (
  tx: Tx,
  { about, data }: { about: string; data: Hex },
  now: Date,
): Promise<void> => {
  await tx.insert(chainCalls).values({ about, data, askedAt: now }).onConflictDoNothing()
}

export type CallState = {
  about: string
  state: 'waiting' | 'sent' | 'mined' | 'confirmed' | 'refused'
  transaction: Hex | null
  block: number | null
  reason: string | null
}

const shown = { signed: 'sent', sent: 'sent', mined: 'mined', confirmed: 'confirmed' } as const

/** What became of calls, of those that were asked for. */
export const findCalls = async (db: Reader, abouts: readonly string[]): Promise<CallState[]> => {
  if (abouts.length === 0) return []
  const rows = await db
    .select({ call: chainCalls, transaction: chainTransactions })
    .from(chainCalls)
    .leftJoin(chainTransactions, eq(chainTransactions.id, chainCalls.transactionId))
    .where(inArray(chainCalls.about, [...abouts]))
  return rows.map(({ call, transaction }) => {
    const { about, refused } = call
    if (refused !== null || transaction?.state === 'refused')
      return {
        about,
        state: 'refused',
        transaction: transaction?.hash ?? null,
        block: transaction?.block ?? null,
        reason: refused ?? transaction?.reason ?? null,
      }
    if (!transaction || transaction.state === 'dropped')
      return { about, state: 'waiting', transaction: null, block: null, reason: null }
    const { hash, block, state } = transaction
    return {
      about,
      state: shown[state as keyof typeof shown],
      transaction: hash,
      block,
      reason: null,
    }
  })
}

/** The call that waits for longest. */
export const findWaitingCall = async (db: Reader): Promise<{ about: string; data: Hex } | null> => {
  const [call] = await db
    .select({ about: chainCalls.about, data: chainCalls.data })
    .from(chainCalls)
    .where(and(isNull(chainCalls.transactionId), isNull(chainCalls.refused)))
    .orderBy(asc(chainCalls.askedAt))
    .limit(1)
  return call ?? null
}

export const refuseCall = async (tx: Tx, about: string, reason: string): Promise<void> => {
  await tx.update(chainCalls).set({ refused: reason }).where(eq(chainCalls.about, about))
}
