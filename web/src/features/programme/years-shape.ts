import type { ProgrammeYear } from '@ledgerleaf/contract/programme'
import { lineName, lineOf } from '@ledgerleaf/contract/programme-lines'
import { addExactly } from '@ledgerleaf/contract/quantities'
import { type Scope, scopeOf, scopes, scopeWords } from '../../nouns/analysis/scope-of.ts'
import { writeTonnes } from '../../nouns/analysis/words.ts'

export type YearBand = { band: Scope; tonnes: number; coveredTonnes: number }

/** A year’s footprint by scope: categories of Scope 3 are one band here. */
export const bandsOf = ({ coverage }: Pick<ProgrammeYear, 'coverage'>): YearBand[] =>
  scopes.flatMap((band) => {
    const parts = coverage.parts.filter(({ metric }) => scopeOf(metric) === band)
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
        ? `all of ${scopeWords[band]}`
        : `${writeTonnes(coveredTonnes)} t of ${scopeWords[band]}`,
    )
  return told.length > 0
    ? `A retirement names a year and no scope. Counted from Scope 1 on, that is ${told.join(' and ')}.`
    : null
}
