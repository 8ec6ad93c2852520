import type { Candidate } from '../values/candidate.ts'
import { calibrate, learnedScorer, type Scorer } from './scorer.ts'
import { type Settled, settle } from './settle.ts'
import { weighCandidates } from './weigh-candidates.ts'

export type Chosen = Settled & { confidence: number }

/** One value for each metric and year, with how often such a choice was right. */
export const choose = (candidates: Candidate[], scorer: Scorer = learnedScorer()): Chosen[] =>
  settle(weighCandidates(candidates, scorer), scorer.accept).map((settled) => ({
    ...settled,
    confidence: calibrate(scorer, settled.odds),
  }))
