import { acts } from '@ledgerleaf/chain/artefact'
import { toHex } from '@ledgerleaf/provenance/hex'
import { findCheckpoint } from '../log/checkpoint-queries.ts'
import { findLeavesAt } from '../log/leaf-queries.ts'
import { inTransaction } from '../platform/transaction.ts'
import { findWaitingCall, refuseCall } from './calls.ts'
import { followTransactions, type Seen } from './follow-transactions.ts'
import { type ChainPart, type Gathered, gatherEntries, leafHex } from './gather-entries.ts'
import type { Hex } from './hex.ts'
import { endTrouble, findProgress, keepAnchored, keepClear, keepSight } from './keep-progress.ts'
import { MirrorHalt, type MirrorParts } from './mirror-parts.ts'
import { ContractRefusal, encodeCall } from './node.ts'
import { sendTransaction } from './send-transaction.ts'

/** What there is to do next: more at once, or nothing before a block or an entry comes. */
export type TurnEnd = 'more' | 'waits' | 'idle'

/** The contract must end where our log goes on: another log, or an older copy of it, must not be written over it. */
const refuseOtherLog = async (
  { db }: MirrorParts,
  { index, part, leaf }: Seen['next'] & { leaf: Hex },
): Promise<void> => {
  if (index === 0 && part === 0) return
  const last = part > 0 ? index : index - 1
  const [ours] = await findLeavesAt(db, [last])
  if (!ours)
    throw new MirrorHalt(
      `The chain has entry ${last} of the log, and this database does not: it is an older copy, or the contract belongs to another log.`,
    )
  if (leafHex(ours.bytes) !== leaf.toLowerCase())
    throw new MirrorHalt(
      `The chain has another entry ${last} than this log: the contract belongs to another log, or the database was restored and went on differently.`,
    )
}

const overtaken = new Set<string | null>(['Seen', 'Ahead', 'AnchorBehind'])

/** Sends what the log asks for. If the contract refuses that, nobody but an operator can know why. */
const sendOwn = async (
  parts: MirrorParts,
  what: Parameters<typeof sendTransaction>[1],
  data: Hex,
  nonce: number,
  said: string,
): Promise<void> => {
  const { account, contract } = parts.deployment
  await sendTransaction(parts, what, data, nonce).catch((error: unknown) => {
    // Another got there first, or the chain turned while we looked: the next turn asks where to go on.
    if (!(error instanceof ContractRefusal) || overtaken.has(error.errorName)) throw error
    if (error.errorName === 'AccessControlUnauthorizedAccount')
      throw new MirrorHalt(
        `${account} may not record on the contract ${contract}: its administrator has to give it the role of the mirror, or CHAIN_KEY has to be the key that has it.`,
      )
    throw new MirrorHalt(`The contract refuses ${said}: ${error.message}`)
  })
}

/** Tokens leave for a wallet only where the contract was told that their registry allows it; the ledger has decided so. */
const allowFirst = async (
  parts: MirrorParts,
  entries: readonly ChainPart[],
  { block, nonce }: Seen,
): Promise<boolean> => {
  const leaving = entries.flatMap(({ moves }) => moves.filter(({ act }) => act === acts.withdraw))
  for (const id of new Set(leaving.map(({ id }) => id))) {
    if (await parts.node.read('withdrawalAllowed', [id], block)) continue
    const data = encodeCall('allowWithdrawal', [id, true])
    await sendOwn(parts, { kind: 'allow' }, data, nonce, 'that tokens leave for a wallet')
    return true
  }
  return false
}

/** Records what was gathered, or first what it needs; false where there is nothing. */
const record = async (parts: MirrorParts, { parts: entries }: Gathered, seen: Seen): Promise<boolean> => {
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) return false
  if (await allowFirst(parts, entries, seen)) return true
  const what = {
    kind: 'record',
    firstIndex: Number(first.index),
    lastIndex: Number(last.index),
    endsOpen: last.more,
    moves: entries.reduce((sum, { moves }) => sum + moves.length, 0),
  } as const
  const data = encodeCall('record', [BigInt(seen.next.index), entries])
  const said = `entry ${what.firstIndex}${what.firstIndex === what.lastIndex ? '' : ` to ${what.lastIndex}`}`
  await sendOwn(parts, what, data, seen.nonce, said)
  return true
}

/** A call of a room above. What the contract refuses is told to that room, and holds nobody up. */
const sendCall = async (parts: MirrorParts, { nonce }: Seen): Promise<boolean> => {
  const call = await findWaitingCall(parts.db)
  if (!call) return false
  try {
    await sendTransaction(parts, { kind: 'call', about: call.about }, call.data, nonce)
  } catch (error) {
    if (!(error instanceof ContractRefusal)) throw error
    await inTransaction(parts.db, (tx) => refuseCall(tx, call.about, error.message))
  }
  return true
}

/** Puts the newest signed state of the log on the chain, now and then. */
const anchor = async (parts: MirrorParts, seen: Seen): Promise<boolean> => {
  const { db, node, deployment, pace, now } = parts
  const progress = await findProgress(db, deployment)
  if (progress?.anchoredAt && now().getTime() - progress.anchoredAt.getTime() < pace.anchorMs) return false
  const signed = await findCheckpoint(db)
  if (!signed) return false
  const { size } = signed
  const root: Hex = `0x${toHex(signed.root)}`
  const anchored = Number(await node.read('anchoredSize', [], seen.block))
  if (anchored > size)
    throw new MirrorHalt(
      `The chain has anchored the log at ${anchored} entries, and this log has signed ${size}.`,
    )
  const isNew = anchored < size
  if (isNew) {
    const data = encodeCall('anchor', [BigInt(size), root])
    await sendOwn(
      parts,
      { kind: 'anchor', anchoredSize: size },
      data,
      seen.nonce,
      `the root of ${size} entries`,
    )
  }
  await keepAnchored(db, deployment, { size, root }, now())
  return isNew
}

export type Mirror = { turn: () => Promise<TurnEnd> }

/** Repeats the log on the contract, one step a turn. Whatever a turn leaves behind, the next finds its way from the contract. */
export const openMirror = (parts: MirrorParts): Mirror => {
  const { db, node, deployment, pace, findWallets, now } = parts
  // Between the contract's counter and this nothing moves credits, as far as we have looked.
  let cursor = { since: 0, index: 0 }

  const look = async (): Promise<Seen> => {
    const block = await node.blockNumber()
    const next = await node.head(block)
    const [nonce, balanceWei] = [await node.nonce(), await node.balanceWei()]
    await refuseOtherLog(parts, next)
    const sight = { block, nextIndex: next.index, nextPart: next.part, balanceWei }
    await keepSight(db, deployment, sight, now())
    return { block, next, nonce }
  }
  const gather = async (next: Seen['next']): Promise<Gathered> => {
    const isFurther = cursor.since === next.index && next.part === 0 && cursor.index > next.index
    const from = isFurther ? { index: cursor.index, part: 0 } : next
    const gathered = await gatherEntries(db, from, { most: pace.movesAtOnce, findWallets })
    const first = gathered.parts[0]
    const clearTo = first ? Number(first.index) : gathered.clearTo
    cursor = { since: next.index, index: clearTo }
    await keepClear(db, deployment, clearTo)
    return gathered
  }
  return {
    turn: async () => {
      const seen = await look()
      if (await followTransactions(parts, seen)) {
        await endTrouble(db, deployment)
        return 'waits'
      }
      const gathered = await gather(seen.next)
      const sent =
        (await sendCall(parts, seen)) || (await anchor(parts, seen)) || (await record(parts, gathered, seen))
      await endTrouble(db, deployment)
      return sent ? 'more' : 'idle'
    },
  }
}
