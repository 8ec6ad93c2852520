import { payoutBlocks } from '@ledgerleaf/contract/payout-words'
import type { OwnBalance } from '@ledgerleaf/contract/payouts'
import { writeInstant } from '../../ui/format.ts'

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
