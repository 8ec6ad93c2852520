import type { Sender } from '../orders/index.ts'

/** What became of something the provider told us. */
export type Verdict = {
  state: 'handled' | 'ignored' | 'quarantined'
  reason: string
  /** The dispute of ours it was about. */
  disputeId?: string
}
export type Context = { live: boolean; sender: Sender; now: Date }

export const handled = (reason: string): Verdict => ({ state: 'handled', reason })
export const ignored = (reason: string): Verdict => ({ state: 'ignored', reason })
export const quarantined = (reason: string): Verdict => ({ state: 'quarantined', reason })
