import type { Datapoint, Datapoints } from '@ledgerleaf/contract/datapoints'
import type { ReportCell } from '@ledgerleaf/contract/report-cells'
import { givenNote } from '@ledgerleaf/contract/report-made'
import { sandboxMark } from '@ledgerleaf/contract/retirements'
import { chooseRetirements, type Period, yearBefore } from './choose-retirements.ts'
import { cancelledFigures, type E17Figure } from './e1-7-figures.ts'
import { esrsE17 } from './esrs-e1-7.ts'
import { plannedCredits } from './planned-credits.ts'
import type { ReportData } from './report-data.ts'
import { tellMade } from './tell-made.ts'

const writePeriod = ({ from, to }: Period) => `${from}/${to}`

/** In XBRL a percentage is a part of one: 40 % is 0.4, with the decimals the report shows. */
const factValue = (cell: ReportCell): Pick<Datapoint, 'value' | 'unit'> => {
  if (cell.is === 'credits') return { value: cell.credits, unit: 'tCO2e' }
  if (cell.is === 'percent') return { value: Math.round(cell.percent * 10) / 1000, unit: 'pure' }
  return { value: null, unit: null }
}

const factsOf = (figure: E17Figure, now: string, before: string): Datapoint[] => {
  const { concept, datapoint, paragraph, label, dimensions, from, missing } = figure
  if (concept === null) return []
  const common = { concept, datapoint, paragraph, label, dimensions }
  const why = missing ?? 'Nothing was cancelled, and of nothing there is no share.'
  const fact = (period: string, cell: ReportCell, ids: string[]): Datapoint => {
    const told = factValue(cell)
    return { ...common, ...told, period, retirementIds: ids, missing: told.value === null ? why : null }
  }
  return [
    fact(
      now,
      figure.now,
      from.map(({ id }) => id),
    ),
    fact(before, figure.before, []),
  ]
}

const told = (concept: string, datapoint: string | null, paragraph: string, label: string) => ({
  concept,
  datapoint,
  paragraph,
  label,
  unit: null,
  dimensions: {},
  retirementIds: [],
})
const forTheCompany = 'The ledger does not know it. It is for the company to say.'

const plannedFacts = (data: ReportData, period: string): Datapoint[] => {
  const { total } = plannedCredits(data)
  return [
    {
      ...told(
        'esrs:AmountOfCarbonCreditsOutsideValueChainPlannedToBeCancelledInFuture',
        'E1-7_11',
        '59(b)',
        'Credits that can be cancelled in the future (tCO2eq)',
      ),
      period,
      value: total,
      unit: 'tCO2e',
      missing: null,
    },
    {
      ...told(
        'esrs:CarbonCreditsOutsideValueChainPlannedToBeCancelledInFutureAreBasedOnExistingContractualAgreements',
        null,
        '59(b)',
        'They are based on existing contracts',
      ),
      period,
      value: total > 0 ? true : null,
      missing: total > 0 ? null : 'There are none.',
    },
    {
      ...told(
        'esrs:DateWhenCarbonCreditsOutsideValueChainArePlannedToBeCancelled',
        'E1-7_19',
        '59(b)',
        'When they are planned to be cancelled',
      ),
      period,
      value: null,
      missing: forTheCompany,
    },
    {
      ...told(
        'esrs:PublicClaimsOfGHGNeutralityThatInvolveUseOfCarbonCreditsHaveBeenMade',
        'E1-7_21',
        '61',
        'Public claims of neutrality that use credits',
      ),
      period,
      value: null,
      missing: forTheCompany,
    },
  ]
}

/** The figures of the E1-7 report under the names of the taxonomy, from the same function as its rows. */
export const writeDatapoints = (data: ReportData): Datapoints => {
  const earlier = yearBefore(data.period)
  const chosen = chooseRetirements(data.retirements, 'retired', data.period)
  const before = chooseRetirements(data.retirements, 'retired', earlier)
  const [now, then] = [writePeriod(data.period), writePeriod(earlier)]
  return {
    taxonomy: {
      name: 'ESRS Set 1 XBRL taxonomy, EFRAG',
      namespace: 'https://xbrl.efrag.org/taxonomy/esrs/2023-12-22',
      prefix: 'esrs',
    },
    entity: { name: data.company, note: givenNote },
    mark: data.isSandbox ? sandboxMark : null,
    period: now,
    comparativePeriod: then,
    facts: [
      ...cancelledFigures(chosen, before).flatMap((figure) => factsOf(figure, now, then)),
      ...plannedFacts(data, now),
    ],
    made: tellMade(data, esrsE17, chosen),
  }
}
