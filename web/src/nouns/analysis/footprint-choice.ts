import type { AnalysisSummary } from '@ledgerleaf/contract/analysis'
import type { FootprintOf } from '@ledgerleaf/contract/named-footprint'

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

/** The newest finished analysis: its year of the period, or else the one its page speaks of first. */
export const firstChoice = (analyses: readonly AnalysisSummary[], periodEndsOn: string): string => {
  const [newest] = withFootprint(analyses)
  if (!newest) return byHand
  const ofPeriod = newest.footprints.find(({ year }) => year === Number(periodEndsOn.slice(0, 4)))
  const chosen = ofPeriod ?? newest.footprint ?? newest.footprints[0]
  return chosen ? choiceOf(newest.id, chosen.year) : byHand
}
