import { countedCredits } from '@ledgerleaf/contract/offset-standing'
import type { ReportCell } from '@ledgerleaf/contract/report-cells'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { credits, none, share } from './cells.ts'
import { groupBy } from './section.ts'
import { standing } from './standing-rows.ts'
import { isGrown, isInEuropeanUnion } from './words.ts'

/** One datapoint of E1-7: a row of the report and a fact of the file are both made from it. */
export type E17Figure = {
  label: string
  paragraph: string
  /** Its element in the taxonomy; null for what we tell besides. */
  concept: string | null
  datapoint: string | null
  dimensions: Record<string, string>
  now: ReportCell
  before: ReportCell
  from: readonly Retirement[]
  missing: string | null
}

type Holds = (one: Retirement) => boolean

const isRemoval: Holds = ({ mechanism }) => mechanism === 'removal'
const named = (concept: string, datapoint: string, dimensions: Record<string, string> = {}) => ({
  concept,
  datapoint,
  dimensions,
})
const unnamed = { concept: null, datapoint: null, dimensions: {} }

/** Credits cancelled in the year and their make-up, beside the year before. Shares are of what counts. */
export const cancelledFigures = (
  chosen: readonly Retirement[],
  before: readonly Retirement[],
): E17Figure[] => {
  const [total, totalBefore] = [countedCredits(chosen), countedCredits(before)]
  const shareOf = (
    label: string,
    names: Pick<E17Figure, 'concept' | 'datapoint' | 'dimensions'>,
    holds: Holds,
  ) => {
    const own = chosen.filter(holds)
    return {
      label,
      paragraph: 'AR 62',
      ...names,
      now: share(countedCredits(own), total),
      before: share(countedCredits(before.filter(holds)), totalBefore),
      from: standing(own, 'counted'),
      missing: null,
    }
  }
  const standards = groupBy(standing([...chosen, ...before], 'counted'), ({ registry }) => registry)
  return [
    {
      label: 'Credits cancelled (tCO2eq)',
      paragraph: '59(a)',
      ...named(
        'esrs:AmountOfCarbonCreditsOutsideValueChainThatAreVerifiedAgainstRecognisedQualityStandardsAndCancelled',
        'E1-7_10',
      ),
      now: credits(total),
      before: credits(totalBefore),
      from: standing(chosen, 'counted'),
      missing: null,
    },
    shareOf(
      'From reduction projects',
      named('esrs:PercentageOfCarbonCreditsCancelledFromReductionProjects', 'E1-7_13'),
      ({ mechanism }) => mechanism === 'reduction',
    ),
    shareOf(
      'From removal projects',
      named('esrs:PercentageOfCarbonCreditsCancelledFromRemovalProjects', 'E1-7_14'),
      isRemoval,
    ),
    shareOf('– of these from biogenic sinks', unnamed, (one) => isRemoval(one) && isGrown(one.category)),
    shareOf(
      '– of these from technological sinks',
      unnamed,
      (one) => isRemoval(one) && !isGrown(one.category),
    ),
    shareOf(
      'From projects that do both, or do not say',
      unnamed,
      ({ mechanism }) => mechanism !== 'reduction' && mechanism !== 'removal',
    ),
    ...standards.map(([registry]) =>
      shareOf(
        `Quality standard: ${registry}`,
        named('esrs:PercentageOfCarbonCreditsCancelledForRecognisedQualityStandard', 'E1-7_16', {
          'esrs:NameOfRecognisedQualityStandardTypedAxis': registry,
        }),
        (one) => one.registry === registry,
      ),
    ),
    shareOf(
      'From projects in the EU',
      named('esrs:PercentageOfCarbonCreditsCancelledFromProjectsInEuropeanUnion', 'E1-7_17'),
      ({ country }) => isInEuropeanUnion(country),
    ),
    {
      label: 'With a corresponding adjustment',
      paragraph: 'AR 62',
      ...named('esrs:PercentageOfCarbonCreditsCancelledThatQualifiesAsCorrespondingAdjustment', 'E1-7_18'),
      now: none,
      before: none,
      from: [],
      missing: 'Not recorded for these credits. Ask the seller before you state a share.',
    },
  ]
}
