import type { dashboardApi } from '@ledgerleaf/contract/dashboard'
import type { AnswerOf } from '@ledgerleaf/contract/endpoint'
import { writeWhole } from '../../ui/format.ts'

type Offset = AnswerOf<typeof dashboardApi.buyerOffset>

/** What of a buyer's credits is no offset: what is held, and what was retired and does not count. */
export const tellRest = ({ heldTonnes, uncountedTonnes }: Pick<Offset, 'heldTonnes' | 'uncountedTonnes'>) =>
  [
    `${writeWhole(heldTonnes)} t held, not yet retired`,
    ...(uncountedTonnes > 0
      ? [`${writeWhole(uncountedTonnes)} t retired, not counted: for others, or against the records`]
      : []),
  ].join('; ')

/** What is counted among a buyer's credits though it is held no more; what is left of them is held. */
export const tellParts = (
  offset: Pick<Offset, 'pendingTonnes' | 'offsetTonnes' | 'uncountedTonnes'> | undefined,
) => {
  if (!offset) return 'Held and retired'
  const { pendingTonnes, offsetTonnes, uncountedTonnes } = offset
  const retired = offsetTonnes + uncountedTonnes
  const gone = [
    ...(retired > 0 ? [`${writeWhole(retired)} retired`] : []),
    ...(pendingTonnes > 0 ? [`${writeWhole(pendingTonnes)} pending`] : []),
  ]
  return gone.length > 0 ? `With ${gone.join(', ')}` : 'All of them held'
}
