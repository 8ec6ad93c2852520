import type { Logger } from 'pino'
import type { Db } from '../platform/db.ts'
import type { Deployment } from './deployment.ts'
import type { FindWallets } from './gather-entries.ts'
import type { ChainNode } from './node.ts'
import type { Signer } from './sign-transaction.ts'

/** How patient the mirror is, and how much it does at once. */
export type MirrorPace = {
  /** How many blocks, its own among them, make a transaction confirmed. */
  confirmations: number
  /** How many moves go into one transaction. */
  movesAtOnce: number
  /** A transaction that no block takes for so long pays more. */
  stuckMs: number
  /** How long a node may know that a number is used before it knows by what. */
  settleMs: number
  /** How often the state of the log is anchored, if it grew. */
  anchorMs: number
}

/** What the mirror works with. */
export type MirrorParts = {
  db: Db
  node: ChainNode
  signer: Signer
  deployment: Deployment
  findWallets: FindWallets
  pace: MirrorPace
  log: Logger
  now: () => Date
}

/** The contract refuses what the log says, or is not the contract of this log: nothing is skipped, somebody has to look. */
export class MirrorHalt extends Error {}
