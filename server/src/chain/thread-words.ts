import type { ChainVerification } from '@ledgerleaf/contract/chain'
import type { ChainConfig } from '../platform/config.ts'
import type { Deployment } from './deployment.ts'

/** What the thread of the chain is started with. */
export type ThreadStart = {
  chain: ChainConfig
  databaseUrl: string
  publicUrl: string
  logLevel: string
  /** Whether it may be the one that mirrors, or only answers. */
  mayMirror: boolean
}

/** What may be asked of it, and what it answers. */
export type ThreadAsks = {
  request: { asked: { method: string; params?: readonly unknown[] }; answer: unknown }
  reach: { asked: null; answer: Deployment }
  verify: { asked: null; answer: ChainVerification }
}
export type ThreadQuestion = {
  [Name in keyof ThreadAsks]: { id: number; name: Name; asked: ThreadAsks[Name]['asked'] }
}[keyof ThreadAsks]

/** What it is told: a question, how busy the server is beside it, or to end. */
export type ThreadWord = ThreadQuestion | { busy: boolean } | 'stop'

export type ThreadFailure = { message: string; code: number | null; data: unknown }
export type ThreadReply =
  | { id: number; answer: unknown }
  | { id: number; failed: ThreadFailure }
  | { trouble: string | null }
  | { ended: true }
