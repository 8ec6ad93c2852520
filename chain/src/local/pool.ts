import type { TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex } from '@ethereumjs/util'
import type { Hex } from 'viem'
import { refuse } from './rpc-error.ts'

const feesOf = (tx: TypedTransaction): [most: bigint, tip: bigint] =>
  'maxFeePerGas' in tx ? [tx.maxFeePerGas, tx.maxPriorityFeePerGas] : [tx.gasPrice, tx.gasPrice]

// As the nodes of public chains ask for.
const outbids = (tx: TypedTransaction, other: TypedTransaction) => {
  const [most, tip] = feesOf(tx)
  const [otherMost, otherTip] = feesOf(other)
  return most * 10n >= otherMost * 11n && tip * 10n >= otherTip * 11n
}

const senderOf = (tx: TypedTransaction) => tx.getSenderAddress().toString()

/** Transactions that are in no block yet. They are forgotten with the process, as any node may forget them. */
export const openPool = () => {
  let waiting: TypedTransaction[] = []
  const drop = (tx: TypedTransaction) => {
    waiting = waiting.filter((each) => each !== tx)
  }
  const add = (tx: TypedTransaction) => {
    const sender = senderOf(tx)
    const other = waiting.find((each) => each.nonce === tx.nonce && senderOf(each) === sender)
    if (other && bytesToHex(other.hash()) === bytesToHex(tx.hash())) throw refuse('already known')
    if (other && !outbids(tx, other)) throw refuse('replacement transaction underpriced')
    if (other) drop(other)
    waiting.push(tx)
  }
  return {
    add,
    drop,
    find: (hash: Hex) => waiting.find((tx) => bytesToHex(tx.hash()) === hash) ?? null,
    senders: () => [...new Set(waiting.map(senderOf))],
    /** The transactions of a sender that follow each other from a nonce on. */
    readyOf: (sender: string, nonce: bigint): TypedTransaction[] => {
      const ready: TypedTransaction[] = []
      const next = () =>
        waiting.find((tx) => tx.nonce === nonce + BigInt(ready.length) && senderOf(tx) === sender)
      for (let tx = next(); tx; tx = next()) ready.push(tx)
      return ready
    },
    /** Those a block has made impossible. */
    forgetBelow: (sender: string, nonce: bigint) => {
      waiting = waiting.filter((tx) => senderOf(tx) !== sender || tx.nonce >= nonce)
    },
  }
}
export type Pool = ReturnType<typeof openPool>
