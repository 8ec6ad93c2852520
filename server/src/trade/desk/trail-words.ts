import { writeDollars } from '@ledgerleaf/contract/currencies'
import type { MoneyAct } from '@ledgerleaf/contract/money'

/** What the trail keeps of an act besides the order: which dispute, how much, and why. */
export const trailWords = (act: MoneyAct, amountCents: number, reason: string): string =>
  [
    ...('disputeId' in act ? [act.disputeId] : []),
    ...(amountCents > 0 ? [writeDollars(amountCents)] : []),
    reason,
  ].join(': ')
