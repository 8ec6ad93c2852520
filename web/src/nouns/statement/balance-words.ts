import { payoutBlocks } from '@ledgerleaf/contract/payout-words'
import type { OwnBalance } from '@ledgerleaf/contract/payouts'
import { writeCents, writeDate, writeInstant } from '../../ui/format.ts'

/** When what is pending is free, as far as nobody disputes it. */
export const tellRipening = ({
  ripens,
  holdDays,
  pendingCents,
}: {
  ripens: readonly { on: string; cents: number }[]
  holdDays: number
  pendingCents: number
}): string => {
  const [first, ...later] = ripens
  if (!first) return `Sales of the last ${holdDays} days, and what is disputed`
  // One day with all of it needs no second amount.
  if (later.length === 0 && first.cents === pendingCents) return `Available on ${writeDate(first.on)}`
  return ripens
    .slice(0, 3)
    .map(({ on, cents }) => `${writeCents(cents)} on ${writeDate(on)}`)
    .concat(ripens.length > 3 ? [`the rest by ${writeDate(ripens.at(-1)?.on ?? '')}`] : [])
    .join(', ')
}

/** Why nothing is paid now; null where nothing stands against it, or nothing is there to pay. */
export const tellBlocked = ({ blocked, paidFrom }: OwnBalance): string | null => {
  if (blocked === null || blocked === 'nothing') return null
  return blocked === 'account_new' && paidFrom
    ? `You changed your bank account. Nothing is paid to the new one before ${writeInstant(paidFrom)}.`
    : payoutBlocks[blocked].toSeller
}

export const tellWhenPaid = ({ accountEnding, paidFrom }: OwnBalance): string => {
  const when = paidFrom ? `Paid with the first run after ${writeInstant(paidFrom)}` : 'Paid with the next run'
  return accountEnding ? `${when} to the account ending in ${accountEnding}` : when
}
