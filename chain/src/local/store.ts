import type { Hex } from 'viem'
import type { RpcBlock, RpcReceipt } from './rpc-shapes.ts'

/** A block as it is kept: what the next one is built upon, and what is answered about it. */
export type StoredBlock = {
  number: number
  hash: Hex
  stateRoot: Hex
  /** The header, in RLP. */
  header: Hex
  /** With its transactions, as the calls answer them. */
  block: RpcBlock
  receipts: RpcReceipt[]
}

/** A block to be, and the parts of the state that are new with it. */
export type Extension = { block: StoredBlock; nodes: ReadonlyMap<string, Uint8Array> }

/** A round of forgetting old states: it begins at a block, and what that block's state is not made of goes. */
export type Round = {
  round: number
  /** Null between two rounds. */
  fromBlock: number | null
  /** Whether all that its state is made of is marked. */
  isMarked: boolean
}

/** What can be removed of the state, a bounded part at a time. Whoever dies in the middle leaves nothing that cannot be done again. */
export type ForgetfulStore = LocalStore & {
  round: () => Promise<Round>
  /** Begins at the latest block: what is written from then on is marked. */
  beginRound: () => Promise<void>
  /** Marks parts of the state, and answers what they are. */
  mark: (round: number, keys: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>
  /** Everything is marked; states before the block it began at are no longer answered. */
  endMarking: (round: number) => Promise<void>
  /** Removes what is not marked, at most so much, and answers how much it was. */
  sweep: (round: number, most: number) => Promise<number>
  endRound: (round: number) => Promise<void>
}

/** Where the local chain lies. A part of the state is kept under its own hash and so never changes. */
export type LocalStore = {
  latest: () => Promise<StoredBlock | null>
  byNumber: (number: number) => Promise<StoredBlock | null>
  byHash: (hash: Hex) => Promise<StoredBlock | null>
  ofTransaction: (hash: Hex) => Promise<StoredBlock | null>
  /** The receipts of some blocks, in order. */
  receiptsBetween: (first: number, last: number) => Promise<RpcReceipt[]>
  node: (key: string) => Promise<Uint8Array | undefined>
  /** The first block whose state can still be read; blocks, receipts and logs stay for good. */
  keptFrom: () => Promise<number>
  /**
   * Lets the chain grow by what `work` makes of the latest block. If another block has come meanwhile, the work is done
   * again on top of that; what it made is kept as one, or not at all.
   */
  extend: (work: (latest: StoredBlock | null) => Promise<Extension>) => Promise<void>
  /** Forgets the blocks after one, as a reorganisation would. */
  cutAfter: (number: number) => Promise<void>
}
