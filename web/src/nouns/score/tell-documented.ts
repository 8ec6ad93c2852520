import type { MarketListing, ProjectScore } from '@ledgerleaf/contract/market'

type Told = Pick<ProjectScore, 'confidence' | 'vintage' | 'isPromise'>
type Added = Pick<MarketListing, 'vintage'>

/** Of which vintage a score is, where the button beside it adds `added`: of another only as long as that one has none. */
export const tellScored = ({ vintage, isPromise }: Omit<Told, 'confidence'>, added?: Added): string => {
  if (added && added.vintage !== vintage)
    return `${added.vintage} not scored yet, this is the ${isPromise ? 'promise of' : 'score of'} ${vintage}`
  return isPromise ? `promise of\u00a0${vintage}` : `vintage\u00a0${vintage}`
}

/**
 * How much of a score is documented, beside its tile. Which vintage it is of is said where that is only promised, where it is
 * not the one that is `added` from beside it, and where there are several to take it for.
 */
export const tellDocumented = (score: Told | null, added?: Added, isOneOfMany = false): string | null => {
  if (!score) return null
  const isOther = added !== undefined && added.vintage !== score.vintage
  const of = score.isPromise || isOther || isOneOfMany ? `, ${tellScored(score, added)}` : ''
  return `${score.confidence}\u00a0% documented${of}`
}
