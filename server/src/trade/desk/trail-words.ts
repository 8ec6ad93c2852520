import type { MoneyAct } from '@ledgerleaf/contract/money'
import { dollars } from '../orders/index.ts'

/** What the trail keeps of an act besides the order: which dispute, how much, and why. */
export const trailWords = (act: MoneyAct, amountCents: number, reason: string): string =>
  [
    ...('disputeId' in act ? [act.disputeId] : []),
    ...(amountCents > 0 ? [dollars(amountCents)] : []),
    reason,
  ].join(': ')
