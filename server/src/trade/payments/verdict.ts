import type Stripe from 'stripe'
import type { Tx } from '../../platform/db.ts'
import type { Sender } from '../orders/index.ts'

/** What became of something the provider told us. */
export type Verdict = {
  state: 'handled' | 'ignored' | 'quarantined'
  reason: string
  /** The dispute of ours it was about. */
  disputeId?: string
  /** A return of ours that failed, by the provider's name for it. */
  failedRefund?: string
}

/** What another domain does about an event that is not about a payment; null where it is not theirs either. */
export type OutsideEvent = (tx: Tx, event: Stripe.Event, now: Date) => Promise<Verdict | null>

export type Context = { live: boolean; sender: Sender; now: Date; outside?: OutsideEvent | undefined }

export const handled = (reason: string): Verdict => ({ state: 'handled', reason })
export const ignored = (reason: string): Verdict => ({ state: 'ignored', reason })
export const quarantined = (reason: string): Verdict => ({ state: 'quarantined', reason })
