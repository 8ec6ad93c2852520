import { creditsFor } from '@ledgerleaf/contract/coverage'
import type { BaseYear, ForecastYear, MarketPrices, ProgrammeTarget } from '@ledgerleaf/contract/programme'
import { type LineTonnes, linesOfScopes, type ProgrammeLine } from '@ledgerleaf/contract/programme-lines'
import { addExactly, keepDecimals } from '@ledgerleaf/contract/quantities'
import { pathAt } from '@ledgerleaf/contract/target-path'
import { documentsOf, type JoinedProgramme, type JoinedYear } from '../../reading/programme/index.ts'

type Target = JoinedProgramme['settled']['targets'][number]
type Known = { year: number; tonnes: number }
type Actual = ProgrammeTarget['actuals'][number]

const sumOf = (lines: readonly ProgrammeLine[], find: (line: ProgrammeLine) => number | null) => {
  const found = lines.map(find)
  return found.every((tonnes) => tonnes !== null) ? addExactly(found) : null
}

const isWhole = ({ scopes }: Target) => scopes.length === 3

/**
 * What was emitted in a year within a target: null where one of its lines is not known by the target's own method. The
 * whole footprint may also be one reported figure.
 */
const actualIn = (target: Target, { year, lines, total }: JoinedYear): Actual | null => {
  const names = linesOfScopes(target.scopes, target.scope2)
  const told = names.flatMap(
    (name) => lines.find(({ line, tonnes }) => line === name && tonnes !== null) ?? [],
  )
  if (told.length === names.length) {
    const tonnes = addExactly(told.map((line) => line.tonnes ?? 0))
    return { year, tonnes, sourceIds: documentsOf(told) }
  }
  if (!isWhole(target) || !total.isAsReported || total.tonnes === null) return null
  return { year, tonnes: total.tonnes, sourceIds: total.sourceIds }
}

/** What was recorded as the base: targets are counted from it, until it is recalculated. */
const recordedIn = (target: Target, recorded: readonly LineTonnes[]): number | null => {
  const find = (line: ProgrammeLine) => recorded.find((one) => one.line === line)?.tonnes ?? null
  return sumOf(linesOfScopes(target.scopes, target.scope2), find) ?? (isWhole(target) ? find('total') : null)
}

const costOf = (credits: number, cents: number | undefined): number | null => {
  if (cents === undefined) return null
  return Number.isSafeInteger(credits * cents) ? credits * cents : null
}

const forecastOf = (
  line: NonNullable<ProgrammeTarget['line']>,
  latest: Known,
  prices: MarketPrices | null,
): ForecastYear[] =>
  Array.from({ length: Math.max(0, line.to.year - latest.year) }, (_, at) => {
    const year = latest.year + 1 + at
    const pathTonnes = keepDecimals(pathAt(line, year) ?? line.to.tonnes)
    const flatTonnes = latest.tonnes
    const creditsMin = creditsFor(Math.min(pathTonnes, flatTonnes))
    const creditsMax = creditsFor(Math.max(pathTonnes, flatTonnes))
    return {
      year,
      pathTonnes,
      flatTonnes,
      creditsMin,
      creditsMax,
      costMinCents: costOf(creditsMin, prices?.lowestCents),
      costMaxCents: costOf(creditsMax, prices?.highestCents),
    }
  })

/** The way to a target, where the last known year stands on it, and what the years until then may need. */
export const reckonTarget = (
  target: Target,
  years: readonly JoinedYear[],
  base: BaseYear | null,
  prices: MarketPrices | null,
): ProgrammeTarget => {
  const { kind: _, ...said } = target
  const { baseYear, targetYear, percent } = said
  const actuals = years.flatMap((one) => actualIn(target, one) ?? [])
  const start =
    base?.year === baseYear
      ? recordedIn(target, base.recorded)
      : (actuals.find(({ year }) => year === baseYear)?.tonnes ?? null)
  const line =
    start === null
      ? null
      : {
          from: { year: baseYear, tonnes: start },
          to: { year: targetYear, tonnes: keepDecimals(start * (1 - percent / 100)) },
        }
  const last = actuals.at(-1)
  const pathTonnes = line && last ? pathAt(line, last.year) : null
  return {
    ...said,
    actuals,
    line,
    latest: last
      ? {
          year: last.year,
          tonnes: last.tonnes,
          pathTonnes: pathTonnes === null ? null : keepDecimals(pathTonnes),
          gapTonnes: pathTonnes === null ? null : keepDecimals(last.tonnes - pathTonnes),
        }
      : null,
    forecast: line && last && last.year >= baseYear ? forecastOf(line, last, prices) : [],
  }
}
