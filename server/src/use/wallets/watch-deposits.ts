import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import type { BroughtBack } from './read-chain.ts'
import type { WatchedChain } from './wallet-chain.ts'
import { depositCursors, walletDeposits } from './wallets.tables.ts'

/** How many blocks are read at once: what public nodes answer. */
const blocksAtOnce = 1000
/** For how long, counted in confirmations, what was believed is looked at once more. */
const doubtedConfirmations = 20

export type FoundDeposits = {
  chainId: number
  contract: `0x${string}`
  /** Null before the contract was first looked at. */
  from: number | null
  next: number
  found: readonly BroughtBack[]
  /** Believed, and in another block by now. */
  moved: readonly BroughtBack[]
  /** Believed, and on the chain no longer. */
  reversed: readonly number[]
}

const ofContract = (
  table: typeof depositCursors | typeof walletDeposits,
  { chainId, contract }: Pick<WatchedChain, 'chainId' | 'contract'>,
) => and(eq(table.chainId, chainId), eq(table.contract, contract))

const isSame = (kept: typeof walletDeposits.$inferSelect, now: BroughtBack): boolean =>
  kept.batchId === now.batchId && kept.address === now.address && kept.quantity === now.quantity

/** Looks again at what was believed lately: a chain can be put together anew beyond all confirmations. */
const doubt = async (
  db: Reader,
  reached: WatchedChain,
  head: number,
): Promise<Pick<FoundDeposits, 'moved' | 'reversed'>> => {
  const { readBlockHash, readBroughtBack } = await import('./read-chain.ts')
  const since = head - doubtedConfirmations * reached.confirmations
  const kept = await db
    .select()
    .from(walletDeposits)
    .where(
      and(
        ofContract(walletDeposits, reached),
        gt(walletDeposits.block, since),
        isNull(walletDeposits.reversedAt),
      ),
    )
  const moved: BroughtBack[] = []
  const reversed: number[] = []
  for (const one of kept) {
    if ((await readBlockHash(reached, one.block)) === one.blockHash) continue
    const from = Math.max(0, since - doubtedConfirmations)
    const [again] = await readBroughtBack(reached, from, head, one.number)
    if (again && isSame(one, again)) moved.push(again)
    else reversed.push(one.number)
  }
  return { moved, reversed }
}

/** Reads what came back and has its confirmations, from where the last reading ended. Nothing is written. */
export const findDeposits = async (db: Reader, reached: WatchedChain): Promise<FoundDeposits> => {
  const { readBlockNumber, readBroughtBack } = await import('./read-chain.ts')
  const { chainId, contract, confirmations } = reached
  const [cursor] = await db
    .select({ nextBlock: depositCursors.nextBlock })
    .from(depositCursors)
    .where(ofContract(depositCursors, reached))
  const head = await readBlockNumber(reached)
  const confirmed = head - confirmations + 1
  const of = { chainId, contract }
  // Nothing can have come back before anything could leave, and nothing leaves before this is known.
  if (!cursor) return { ...of, from: null, next: Math.max(0, confirmed), found: [], moved: [], reversed: [] }
  const from = cursor.nextBlock
  const to = Math.min(confirmed, from + blocksAtOnce - 1)
  // Blocks that took the place of others may have something that was not there before.
  const again = Math.max(0, from - doubtedConfirmations * confirmations)
  const found = to < again ? [] : await readBroughtBack(reached, again, to)
  return { ...of, from, next: Math.max(from, to + 1), found, ...(await doubt(db, reached, head)) }
}

/** Keeps what was found, once, however many look at the same time. Answers whether it was the one. */
export const keepDeposits = async (
  tx: Tx,
  { chainId, contract, from, next, found, moved, reversed }: FoundDeposits,
  now: Date,
): Promise<boolean> => {
  const of = { chainId, contract }
  if (from === null) {
    await tx
      .insert(depositCursors)
      .values({ ...of, nextBlock: next })
      .onConflictDoNothing()
    return true
  }
  const [cursor] = await tx
    .select({ nextBlock: depositCursors.nextBlock })
    .from(depositCursors)
    .where(ofContract(depositCursors, of))
    .for('update')
  if (cursor?.nextBlock !== from) return false
  for (const one of found)
    await tx
      .insert(walletDeposits)
      .values({ ...of, ...one, seenAt: now })
      .onConflictDoUpdate({
        target: [walletDeposits.chainId, walletDeposits.contract, walletDeposits.number],
        set: {
          block: one.block,
          blockHash: one.blockHash,
          transactionHash: one.transactionHash,
          reversedAt: null,
        },
        // The same came to the chain once more.
        setWhere: and(
          isNotNull(walletDeposits.reversedAt),
          eq(walletDeposits.batchId, one.batchId),
          eq(walletDeposits.address, one.address),
          eq(walletDeposits.quantity, one.quantity),
        ),
      })
  const byNumber = (number: number) => and(ofContract(walletDeposits, of), eq(walletDeposits.number, number))
  for (const { number, block, blockHash, transactionHash } of moved)
    await tx.update(walletDeposits).set({ block, blockHash, transactionHash }).where(byNumber(number))
  for (const number of reversed)
    await tx.update(walletDeposits).set({ reversedAt: now }).where(byNumber(number))
  if (next !== from)
    await tx.update(depositCursors).set({ nextBlock: next }).where(ofContract(depositCursors, of))
  return true
}
