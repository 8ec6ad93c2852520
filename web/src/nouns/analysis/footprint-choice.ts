import type { AnalysisSummary } from '@ledgerleaf/contract/analysis'
import type { FootprintOf } from '@ledgerleaf/contract/named-footprint'
import type { ChosenFootprints } from '@ledgerleaf/contract/programme'
import { programmeWordOf } from '@ledgerleaf/contract/programme-word'

/** What stands in the list for a number of one's own. */
export const byHand = 'by-hand'

export const choiceOf = (analysisId: string, year: number): string => `${analysisId}/${year}`

/** The analysis and year a choice means; null where it is a number given by hand. */
export const readChoice = (choice: string): Required<FootprintOf> | null => {
  const [analysisId = '', year] = choice.split('/')
  return choice === byHand || year === undefined ? null : { analysisId, year: Number(year) }
}

export const withFootprint = (analyses: readonly AnalysisSummary[]): AnalysisSummary[] =>
  analyses.filter(({ state, footprints }) => state === 'completed' && footprints.length > 0)

/** Those that are part of the programme: what was left out of it is nobody's footprint here. */
export const takenIn = (
  analyses: readonly AnalysisSummary[],
  programme: ChosenFootprints | undefined,
): AnalysisSummary[] => analyses.filter(({ id }) => !programme?.leftOut.includes(id))

/**
 * The newest finished analysis: its year of the period, or else the one its page speaks of first; of that year, the analysis
 * the programme takes.
 */
export const firstChoice = (
  analyses: readonly AnalysisSummary[],
  periodEndsOn: string,
  programme?: ChosenFootprints,
): string => {
  const [newest] = withFootprint(analyses)
  if (!newest) return byHand
  const ofPeriod = newest.footprints.find(({ year }) => year === Number(periodEndsOn.slice(0, 4)))
  const chosen = ofPeriod ?? newest.footprint ?? newest.footprints[0]
  if (!chosen) return byHand
  const taken = programme?.years.find(({ year }) => year === chosen.year)
  // Undecided, or added up from several: no report alone says it, and nothing can rest on one of them.
  if (programme && taken?.analysisId === null && programmeWordOf(programme, newest.id, chosen)) return byHand
  return choiceOf(taken?.analysisId ?? newest.id, chosen.year)
}
