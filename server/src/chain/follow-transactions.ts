import { inTransaction } from '../platform/transaction.ts'
import {
  findOpen,
  findUndone,
  keepRaised,
  markConfirmed,
  markDropped,
  markMined,
  markReorganised,
  markSent,
  type OpenTransaction,
  type Receipt,
} from './keep-transactions.ts'
import type { MirrorParts } from './mirror-parts.ts'
import type { ChainNode } from './node.ts'
import { raisedFees } from './sign-transaction.ts'

/** The chain as it was when it was asked. */
export type Seen = { block: number; next: { index: number; part: number }; nonce: number }

const findReceipt = async (node: ChainNode, { attempts }: OpenTransaction): Promise<Receipt | null> => {
  for (const { hash } of attempts) {
    const receipt = await node.receipt(hash)
    if (receipt) return receipt
  }
  return null
}

/** Sends what is signed, again where need be. A node that knows it already says so, and that is as good. */
const send = async (
  { db, node, now }: MirrorParts,
  { id, attempts: [newest] }: OpenTransaction,
): Promise<void> => {
  if (!newest?.raw) return
  try {
    await node.send(newest.raw)
  } catch (error) {
    if (!/already (known|imported|exists)|known transaction|nonce too low/i.test(String(error))) throw error
  }
  await inTransaction(db, (tx) => markSent(tx, id, now()))
}

/** The same number for a higher fee, kept before it is sent. */
const replace = async (parts: MirrorParts, open: OpenTransaction): Promise<void> => {
  const { db, node, signer, deployment, now, log } = parts
  const [newest] = open.attempts
  if (!newest) return
  const fees = raisedFees(newest, await node.fees())
  const { nonce, data, gas } = open
  const signed = await signer.sign(
    { chainId: deployment.chainId, to: deployment.contract, data, nonce, gas: BigInt(gas) },
    fees,
  )
  await inTransaction(db, (tx) => keepRaised(tx, open.id, signed, now()))
  log.info({ code: 'chain-fee-raised', nonce }, 'a transaction waits for too long and now pays more')
  await send(parts, {
    ...open,
    attempts: [{ ...signed, transactionId: open.id, signedAt: now() }, ...open.attempts],
  })
}

const followMined = async (
  { db, node, pace }: MirrorParts,
  open: OpenTransaction,
  receipt: Receipt,
  seen: Seen,
): Promise<void> => {
  const isConfirmed = receipt.block + pace.confirmations - 1 <= seen.block
  const isKnown = open.state === 'mined' && open.blockHash === receipt.blockHash
  if (isKnown && !isConfirmed) return
  const minedAt = isKnown ? open.minedAt : (await node.block(receipt.block)).at
  await inTransaction(db, async (tx) => {
    if (!isKnown) await markMined(tx, open.id, receipt, minedAt ?? new Date(0))
    if (isConfirmed && receipt.succeeded) await markConfirmed(tx, [open.id])
  })
}

/** Whether it is still on its way; what no chain will ever have is let go, and its entries are waiting again. */
const followUnmined = async (
  parts: MirrorParts,
  open: OpenTransaction,
  seen: Seen,
  isFirst: boolean,
): Promise<boolean> => {
  const { db, pace, now, log } = parts
  if (open.state === 'mined') {
    log.warn(
      { code: 'chain-reorganised', nonce: open.nonce, block: open.block },
      'the chain left a block behind; what was in it is sent again',
    )
    await inTransaction(db, (tx) => markReorganised(tx, open.id))
  }
  const drop = async (reason: string): Promise<boolean> => {
    await inTransaction(db, (tx) => markDropped(tx, [open.id], reason))
    return false
  }
  const sentMs = now().getTime() - (open.sentAt ?? open.signedAt).getTime()
  if (seen.nonce > open.nonce) {
    // Nodes know of a number before they know the receipt.
    if (open.state !== 'mined' && sentMs >= pace.settleMs) return drop('another transaction took its number')
    return true
  }
  if (isFirst && seen.nonce < open.nonce) return drop('a number before it was never used')
  const [newest] = open.attempts
  const waitedMs = now().getTime() - (newest?.signedAt ?? open.signedAt).getTime()
  if (isFirst && open.sentAt !== null && waitedMs >= pace.stuckMs) await replace(parts, open)
  else if (open.state !== 'sent' || sentMs >= pace.stuckMs / 2) await send(parts, open)
  return true
}

/** Looks after all that was signed, and answers whether something of it is still on its way. */
export const followTransactions = async (parts: MirrorParts, seen: Seen): Promise<boolean> => {
  const { db, node, deployment, log } = parts
  let onItsWay = false
  for (const open of await findOpen(db, deployment)) {
    const receipt = await findReceipt(node, open)
    if (receipt) await followMined(parts, open, receipt, seen)
    else onItsWay = (await followUnmined(parts, open, seen, !onItsWay)) || onItsWay
  }
  const undone = await findUndone(db, deployment, seen.next)
  if (undone.length > 0) {
    log.error(
      { code: 'chain-undone', transactions: undone.length },
      'the chain took back what was confirmed; it is recorded again',
    )
    await inTransaction(db, (tx) => markDropped(tx, undone, 'the chain took it back after it was confirmed'))
  }
  return onItsWay
}
