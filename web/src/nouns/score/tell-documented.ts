import type { ProjectScore } from '@ledgerleaf/contract/market'

type Told = Pick<ProjectScore, 'confidence' | 'vintage' | 'isPromise'>

/** How much of a score is documented, beside its tile; and where the vintage it is of is only promised, that it is. */
export const tellDocumented = (score: Told | null): string | null =>
  score && `${score.confidence} % documented${score.isPromise ? `, promise of ${score.vintage}` : ''}`
