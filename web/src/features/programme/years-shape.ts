import type { Metric } from '@ledgerleaf/contract/metrics'
import type { ProgrammeYear } from '@ledgerleaf/contract/programme'
import { lineName, lineOf } from '@ledgerleaf/contract/programme-lines'
import { addExactly, writeExact } from '@ledgerleaf/contract/quantities'

export type ScopeBand = 'scope-1' | 'scope-2' | 'scope-3' | 'unsplit'
export const bands: readonly ScopeBand[] = ['scope-1', 'scope-2', 'scope-3', 'unsplit']
export const bandWords: Record<ScopeBand, string> = {
  'scope-1': 'Scope 1',
  'scope-2': 'Scope 2',
  'scope-3': 'Scope 3',
  unsplit: 'Total, not split into scopes',
}

const bandOf = (metric: Metric): ScopeBand => {
  if (metric === 'scope1') return 'scope-1'
  if (metric.startsWith('scope2')) return 'scope-2'
  return metric.startsWith('scope3') ? 'scope-3' : 'unsplit'
}

export type YearBand = { band: ScopeBand; tonnes: number; coveredTonnes: number }

/** A year’s footprint by scope: categories of Scope 3 are one band here. */
export const bandsOf = ({ coverage }: Pick<ProgrammeYear, 'coverage'>): YearBand[] =>
  bands.flatMap((band) => {
    const parts = coverage.parts.filter(({ metric }) => bandOf(metric) === band)
    if (parts.length === 0) return []
    return [
      {
        band,
        tonnes: addExactly(parts.map(({ tonnes }) => tonnes)),
        coveredTonnes: addExactly(parts.map(({ coveredTonnes }) => coveredTonnes)),
      },
    ]
  })

/** By which method Scope 2 is in a footprint, for whoever compares years. */
export const methodOf = ({ coverage }: Pick<ProgrammeYear, 'coverage'>): string | null => {
  const second = coverage.parts.find(({ metric }) => metric.startsWith('scope2'))
  const line = second && lineOf(second.metric)
  return line ? lineName(line) : null
}

/** How far what was retired reaches, in words; null where nothing was retired or nothing is known. */
export const sayReach = (year: ProgrammeYear): string | null => {
  if (year.coverage.retiredTonnes === 0) return null
  const told = bandsOf(year)
    .filter(({ coveredTonnes }) => coveredTonnes > 0)
    .map(({ band, tonnes, coveredTonnes }) =>
      coveredTonnes >= tonnes
        ? `all of ${bandWords[band]}`
        : `${writeExact(coveredTonnes)} t of ${bandWords[band]}`,
    )
  return told.length > 0 ? `Counted from Scope 1 on, that is ${told.join(' and ')}.` : null
}
