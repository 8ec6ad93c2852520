import type { BasketAnswer, Recommendation, RecommendedBasket } from '@ledgerleaf/contract/recommendations'

type Held<T> = { data: T | undefined; isPlaceholderData: boolean }
type Moves = {
  /** The wish has moved on since the basket was asked for. */
  isMoved: boolean
  /** The hand has not come to rest: the whole answer was not asked for yet. */
  isUnsettled: boolean
  isWrong: boolean
}

export type ChosenAnswer = {
  basket: RecommendedBasket | null
  /** The basket answers what was asked before: it is shown, and cannot be bought. */
  isOld: boolean
  /** What stands beside the basket does. */
  isRestOld: boolean
}

/** Which basket to show: that of the whole answer once it is there, until then the one that was asked for by itself. */
export const chooseAnswer = (
  whole: Held<Recommendation>,
  alone: Held<BasketAnswer>,
  { isMoved, isUnsettled, isWrong }: Moves,
): ChosenAnswer => {
  const isWholeNew = whole.data !== undefined && !whole.isPlaceholderData && !isUnsettled && !isMoved
  const isAloneNew = alone.data !== undefined && !alone.isPlaceholderData && !isMoved
  const shown = isWholeNew ? whole.data : (alone.data ?? whole.data)
  return {
    basket: shown?.basket ?? null,
    isOld: isWrong || !(isWholeNew || isAloneNew),
    isRestOld: isWrong || !isWholeNew,
  }
}
