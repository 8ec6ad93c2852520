import type { CoverAddress } from '@ledgerleaf/contract/cover-address'
import { leftToCover } from '@ledgerleaf/contract/cover-year'
import {
  type Coverable,
  type CoverChoice,
  type Covered,
  coverableOf,
  coverOf,
  firstChoice,
} from '@ledgerleaf/contract/coverage'
import type { ProgrammeWord } from '@ledgerleaf/contract/programme-word'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { useHad } from '../../nouns/dashboard/use-had.ts'
import { useProgrammeWord } from '../../nouns/programme/use-programme-word.ts'

type Chosen = {
  coverable: Coverable
  choice: CoverChoice
  covered: Covered
  /** What the buyer has for the year already, and what is left to buy of the choice: all of it where it is not to be taken off. */
  had: number
  left: number
  /** What the programme says of the year instead: then nothing is bought for this figure. */
  word: ProgrammeWord | null
}

export type Cover =
  | { state: 'typed' | 'loading' | 'empty' }
  | { state: 'failed' | 'missing'; message: string; retry: () => void }
  | ({ state: 'chosen' } & Chosen)

/** What an address asks to cover, with the figures of the report as they stand now. */
export const useCover = ({ report, year, choice, isWhole = false }: CoverAddress): Cover => {
  const { data, isError, error, refetch } = useQuery({
    ...analysisQueries.one(report ?? ''),
    enabled: report !== null,
  })
  const programmeWord = useProgrammeWord()
  const coverable = useMemo(() => (data ? coverableOf(data, year) : null), [data, year])
  const had = useHad(coverable?.analysisId ?? null, coverable?.year ?? null)
  if (report === null) return { state: 'typed' }
  if (!data && isError) {
    const state = hasCode(error, 'not_found') ? 'missing' : 'failed'
    return { state, message: error.message, retry: () => void refetch() }
  }
  if (!data) return { state: 'loading' }
  if (!coverable) return { state: 'empty' }
  // Without it more would be asked for than is left, if only for a moment.
  if (had === null) return { state: 'loading' }
  const taken = choice ?? firstChoice(coverable)
  const footprint = data.footprints.find((one) => one.year === coverable.year)
  const word = footprint ? programmeWord(data.id, footprint) : null
  const covered = coverOf(coverable, taken)
  const left = isWhole ? covered.credits : leftToCover(covered.credits, had)
  return { state: 'chosen', coverable, choice: taken, covered, had, left, word }
}
