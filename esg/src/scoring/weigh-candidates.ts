import type { Candidate } from '../values/candidate.ts'
import { scoreWith } from './forest.ts'
import { relate } from './relations.ts'
import type { Scorer } from './scorer.ts'
import { type Weighed, weigh } from './weighed.ts'

/** Each candidate weighed twice: for itself, and then beside all the others. */
export const weighCandidates = (
  candidates: Candidate[],
  { first, second }: Pick<Scorer, 'first' | 'second'>,
): Weighed[] => {
  const alone = candidates.map((candidate) => weigh(candidate, scoreWith(first, candidate.features)))
  const together = relate(alone)
  return alone.flatMap((one) => {
    const features = together.get(one)
    return features ? [weigh(one.candidate, scoreWith(second, features), features)] : []
  })
}
