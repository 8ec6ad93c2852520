import type { Candidate } from '../values/candidate.ts'
import { amountOf } from '../values/settle-units.ts'
import type { Features } from './features.ts'
import { toProbability } from './forest.ts'

/** A candidate with what its own words and place are worth. */
export type Weighed = {
  candidate: Candidate
  amount: number
  odds: number
  chance: number
  /** What the rest of the document says of it, once that was asked. */
  beside: Features | null
}

export const weigh = (candidate: Candidate, odds: number, beside: Features | null = null): Weighed => ({
  beside,
  candidate,
  amount: amountOf(candidate),
  odds,
  chance: toProbability(odds),
})
