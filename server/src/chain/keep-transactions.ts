import assert from 'node:assert/strict'
import { and, asc, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../platform/db.ts'
import { chainAttempts, chainCalls, chainTransactions } from './chain.tables.ts'
import { type Deployment, ofDeployment } from './deployment.ts'
import type { Hex } from './hex.ts'

export type KeptTransaction = typeof chainTransactions.$inferSelect
export type Attempt = typeof chainAttempts.$inferSelect
export type OpenTransaction = KeptTransaction & {
  /** The newest first. */
  attempts: readonly Attempt[]
}

export type Signed = { hash: Hex; raw: Hex; feeWei: bigint; tipWei: bigint | null }

export type NewTransaction = Pick<KeptTransaction, 'id' | 'kind' | 'nonce' | 'data' | 'gas'> &
  Partial<Pick<KeptTransaction, 'firstIndex' | 'lastIndex' | 'endsOpen' | 'moves' | 'anchoredSize'>> & {
    /** The call of a room above that it carries out. */
    about?: string
  }

const unmined = { block: null, blockHash: null, minedAt: null, gasUsed: null, gasPriceWei: null } as const
const onceMoreIfMined = sql`${chainTransactions.reorganised} + (${chainTransactions.block} is not null)::int`

const keepAttempt = async (tx: Tx, transactionId: string, signed: Signed, now: Date): Promise<void> => {
  const attempt = { ...signed, transactionId, signedAt: now }
  await tx
    .insert(chainAttempts)
    .values(attempt)
    .onConflictDoUpdate({ target: chainAttempts.hash, set: attempt })
}

/**
 * Kept before it is sent: whatever happens to this process, another knows what may be on its way. The same words under the same
 * number have the same signature: what a reorganisation took back and is signed again is the transaction it was. Answers its id.
 */
export const keepSigned = async (
  tx: Tx,
  { chainId, contract }: Deployment,
  { about, ...transaction }: NewTransaction,
  signed: Signed,
  now: Date,
): Promise<string> => {
  const { hash } = signed
  const [known] = await tx
    .select({ id: chainAttempts.transactionId })
    .from(chainAttempts)
    .where(eq(chainAttempts.hash, hash))
  const id = known?.id ?? transaction.id
  const begun = { state: 'signed', hash, signedAt: now } as const
  if (known)
    await tx
      .update(chainTransactions)
      .set({ ...unmined, ...begun, sentAt: null, reason: null, reorganised: onceMoreIfMined })
      .where(eq(chainTransactions.id, id))
  else await tx.insert(chainTransactions).values({ ...transaction, ...begun, chainId, contract })
  await keepAttempt(tx, id, signed, now)
  if (about !== undefined)
    await tx.update(chainCalls).set({ transactionId: id }).where(eq(chainCalls.about, about))
  return id
}

/** The same transaction with a higher fee. */
export const keepRaised = async (tx: Tx, id: string, signed: Signed, now: Date): Promise<void> => {
  await keepAttempt(tx, id, signed, now)
  await tx
    .update(chainTransactions)
    .set({ hash: signed.hash, state: 'signed' })
    .where(eq(chainTransactions.id, id))
}

export const markSent = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.update(chainTransactions).set({ state: 'sent', sentAt: now }).where(eq(chainTransactions.id, id))
}

/** What a block says about a transaction. */
export type Receipt = {
  hash: Hex
  succeeded: boolean
  block: number
  blockHash: Hex
  gasUsed: number
  gasPriceWei: bigint
}

export const markMined = async (tx: Tx, id: string, receipt: Receipt, minedAt: Date): Promise<void> => {
  const { hash, succeeded, block, blockHash, gasUsed, gasPriceWei } = receipt
  await tx
    .update(chainTransactions)
    .set({
      ...{ hash, block, blockHash, minedAt, gasUsed, gasPriceWei },
      state: succeeded ? 'mined' : 'refused',
      reason: succeeded ? null : `the contract refused it in block ${block}`,
    })
    .where(eq(chainTransactions.id, id))
}

/** Enough blocks stand on it: its bytes are not needed again. */
export const markConfirmed = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(chainTransactions)
    .set({ state: 'confirmed' })
    .where(inArray(chainTransactions.id, [...ids]))
  await tx
    .update(chainAttempts)
    .set({ raw: null })
    .where(inArray(chainAttempts.transactionId, [...ids]))
}

/** The block that had it was left behind: it is on its way again. */
export const markReorganised = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .update(chainTransactions)
    .set({ ...unmined, state: 'signed', reorganised: sql`${chainTransactions.reorganised} + 1` })
    .where(eq(chainTransactions.id, id))
}

/** It is on no chain and will not be. A call that it carried waits again. */
export const markDropped = async (tx: Tx, ids: readonly string[], reason: string): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(chainTransactions)
    .set({ ...unmined, state: 'dropped', reason })
    .where(inArray(chainTransactions.id, [...ids]))
  await tx
    .update(chainCalls)
    .set({ transactionId: null })
    .where(inArray(chainCalls.transactionId, [...ids]))
}

/** All that is not confirmed yet, in the order of its numbers. */
export const findOpen = async (db: Reader, deployment: Deployment): Promise<OpenTransaction[]> => {
  const open = await db
    .select()
    .from(chainTransactions)
    .where(
      and(
        ofDeployment(chainTransactions, deployment),
        inArray(chainTransactions.state, ['signed', 'sent', 'mined']),
      ),
    )
    .orderBy(asc(chainTransactions.nonce), asc(chainTransactions.signedAt))
  if (open.length === 0) return []
  const attempts = await db
    .select()
    .from(chainAttempts)
    .where(
      inArray(
        chainAttempts.transactionId,
        open.map(({ id }) => id),
      ),
    )
    .orderBy(desc(chainAttempts.signedAt))
  return open.map((transaction) => {
    const own = attempts.filter(({ transactionId }) => transactionId === transaction.id)
    assert(own.length > 0, `transaction ${transaction.id} was never signed`)
    return { ...transaction, attempts: own }
  })
}

/** What we held for confirmed and the contract no longer has: the chain has left more blocks behind than we waited for. */
export const findUndone = async (
  db: Reader,
  deployment: Deployment,
  next: { index: number; part: number },
): Promise<string[]> => {
  const rows = await db
    .select({ id: chainTransactions.id })
    .from(chainTransactions)
    .where(
      and(
        ofDeployment(chainTransactions, deployment),
        eq(chainTransactions.state, 'confirmed'),
        isNotNull(chainTransactions.lastIndex),
        gte(chainTransactions.lastIndex, next.index),
        // Of the entry at the counter itself the contract has the parts before it.
        sql`not (${chainTransactions.endsOpen} and ${chainTransactions.lastIndex} = ${next.index} and ${next.part} > 0)`,
      ),
    )
  return rows.map(({ id }) => id)
}
