import * as z from 'zod/mini'
import type { Duty } from './member-roles.ts'

/** What a key may be used for. Every key reads. */
export const KeyScope = z.enum(['read', 'prepare', 'trade', 'retire', 'sell'])
export type KeyScope = z.infer<typeof KeyScope>

/** What the member a key acts for must be allowed to do, for each of its scopes. */
export const dutyOfScope: Record<KeyScope, Duty> = {
  read: 'read',
  prepare: 'prepare',
  trade: 'ask',
  retire: 'ask',
  sell: 'sell',
}

/** What each scope is for, in the words of whoever gives it. */
export const keyScopeWords: Record<KeyScope, { name: string; may: string }> = {
  read: { name: 'Read', may: 'Sees the market, and everything that is the organisation’s.' },
  prepare: { name: 'Prepare', may: 'Uploads reports and takes their analyses away.' },
  trade: { name: 'Trade', may: 'Asks for quotes and buys, up to an amount.' },
  retire: { name: 'Retire', may: 'Retires credits for good, up to so many tonnes.' },
  sell: { name: 'Sell', may: 'Puts credits on sale and takes them off.' },
}
