import type { Metric } from '../types.ts'
import type { Candidate } from '../values/candidate.ts'
import type { Weighed } from './weighed.ts'

export type Settled = {
  metric: Metric
  year: number
  value: number
  best: Candidate
  odds: number
  chance: number
  /** What else the document prints for it, the likeliest first. */
  others: Weighed[]
  /** It was taken in the place of a likelier one because a sum then holds. */
  reopened: boolean
  /** What must add up with it does not, and nothing we read would mend it. */
  contradicted: boolean
  weighed: Weighed
}

export type Chosen = Settled & { confidence: number }
export type Reasoned = Chosen & { reasons: string[] }
