import type { OwnListing, ProjectSummary } from '@ledgerleaf/contract/project-files'
import { writeCents, writeWhole } from '../../ui/format.ts'

type Offered = Pick<OwnListing, 'saleType' | 'state' | 'stoppedBy' | 'leftCredits' | 'pricePerCreditCents'>

type Sold = Pick<ProjectSummary, 'soldCredits' | 'owedCredits'>

/** What was sold, on every page of the seller: what is sold forward is sold, and is to be delivered still. */
export const soldOf = ({ soldCredits, owedCredits }: Sold): number => soldCredits + owedCredits

const sum = (listings: readonly Offered[]): number =>
  listings.reduce((total, { leftCredits }) => total + leftCredits, 0)

/** What buyers can have of a project now, what they had, and for how much: one fact each. */
export const offerWords = ({ listings, ...sold }: Sold & { listings: readonly Offered[] }): string[] => {
  const open = listings.filter(
    ({ state, stoppedBy, leftCredits }) => state === 'open' && stoppedBy === null && leftCredits > 0,
  )
  const all = soldOf(sold)
  const told = all > 0 ? [`${writeWhole(all)} sold`] : []
  if (open.length === 0) return ['Nothing on sale now', ...told]
  const isForward = ({ saleType }: Offered) => saleType === 'forward'
  const [forward, issued] = [sum(open.filter(isForward)), sum(open.filter((one) => !isForward(one)))]
  const offers = [
    issued > 0 && `${writeWhole(issued)} ${issued === 1 ? 'credit' : 'credits'}`,
    forward > 0 && `${writeWhole(forward)} forward`,
  ].filter(Boolean)
  const prices = open.map(({ pricePerCreditCents }) => pricePerCreditCents)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return [
    `${offers.join(' and ')} on sale`,
    ...told,
    least === most ? `${writeCents(least)} a credit` : `${writeCents(least)} to ${writeCents(most)} a credit`,
  ]
}
