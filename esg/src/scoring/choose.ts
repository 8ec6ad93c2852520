import type { Gap } from '../types.ts'
import { reviewBelow } from '../types.ts'
import type { Candidate } from '../values/candidate.ts'
import { findGaps } from './find-gaps.ts'
import { reasonsOf } from './reasons.ts'
import { calibrate, learnedScorer, type Scorer } from './scorer.ts'
import { settle } from './settle.ts'
import type { Chosen, Reasoned } from './settled.ts'
import { weighCandidates } from './weigh-candidates.ts'

/** What contradicts the rest of the document is never shown as certain. */
const contradictedMost = reviewBelow - 0.1

/** One value for each metric and year, with how often such a choice was right, and what could not be settled. */
export const chooseAll = (
  candidates: Candidate[],
  scorer: Scorer = learnedScorer(),
): { chosen: Reasoned[]; gaps: Gap[] } => {
  const weighed = weighCandidates(candidates, scorer)
  const settled = settle(weighed, scorer.accept)
  const chosen = settled.map((one) => {
    const confidence = calibrate(scorer, one.odds)
    const chosen = {
      ...one,
      confidence: one.contradicted ? Math.min(confidence, contradictedMost) : confidence,
    }
    return { ...chosen, reasons: reasonsOf(chosen, scorer) }
  })
  return { chosen, gaps: findGaps(settled, weighed) }
}

export const choose = (candidates: Candidate[]): Chosen[] => chooseAll(candidates).chosen
