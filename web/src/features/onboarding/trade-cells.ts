import type { ProjectSummary } from '@ledgerleaf/contract/project-files'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { soldOf } from './offer-words.ts'

type Traded = Pick<
  ProjectSummary,
  'leftCredits' | 'leftForwardCredits' | 'unlistedCredits' | 'soldCredits' | 'owedCredits' | 'earnedCents'
>

export type TradeCell = { name: string; value: string; isNothing: boolean; note: string | null }

/** What of a project is owned, what of it was sold, and what that brought. */
export const tradeCells = (project: Traded): TradeCell[] => {
  const { leftCredits, leftForwardCredits, unlistedCredits, owedCredits, earnedCents } = project
  const sold = soldOf(project)
  const listed = leftCredits - leftForwardCredits
  return [
    {
      // What is listed and what is not come to what is owned; what is promised is not there yet.
      name: 'Owned',
      value: writeWhole(listed + unlistedCredits),
      isNothing: listed + unlistedCredits === 0,
      note: leftForwardCredits > 0 ? `and ${writeWhole(leftForwardCredits)} forward` : null,
    },
    {
      // As on the page of listings: what is sold forward is sold, and here it is said how much of it is owed.
      name: 'Sold',
      value: writeWhole(sold),
      isNothing: sold === 0,
      note: owedCredits > 0 ? `${writeWhole(owedCredits)} to deliver` : null,
    },
    { name: 'Earned', value: writeCents(earnedCents), isNothing: earnedCents === 0, note: null },
  ]
}
