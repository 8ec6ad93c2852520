import type { OwnListing } from '@ledgerleaf/contract/project-files'
import { writeCents, writeWhole } from '../../ui/format.ts'

type Offered = Pick<
  OwnListing,
  'saleType' | 'state' | 'stoppedBy' | 'leftCredits' | 'quantity' | 'pricePerCreditCents'
>

/** What buyers can have of a project now, and for how much: one fact each. */
export const offerWords = (listings: readonly Offered[]): string[] => {
  const open = listings.filter(
    ({ state, stoppedBy, leftCredits }) => state === 'open' && stoppedBy === null && leftCredits > 0,
  )
  if (open.length === 0) return ['Nothing on sale now']
  const left = open.reduce((sum, { leftCredits }) => sum + leftCredits, 0)
  const offered = open.reduce((sum, { quantity }) => sum + quantity, 0)
  const prices = open.map(({ pricePerCreditCents }) => pricePerCreditCents)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const forward = open.reduce((sum, one) => sum + (one.saleType === 'forward' ? one.leftCredits : 0), 0)
  return [
    `${writeWhole(left)} of ${writeWhole(offered)} listed credits left${forward > 0 ? `, ${writeWhole(forward)} of them forward` : ''}`,
    least === most ? `${writeCents(least)} a credit` : `${writeCents(least)} to ${writeCents(most)} a credit`,
  ]
}
