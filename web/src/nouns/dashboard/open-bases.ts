import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { wayToReportYear } from '@ledgerleaf/contract/cover-address'
import { hadFor, leftToCover } from '@ledgerleaf/contract/cover-year'
import { creditsFor } from '@ledgerleaf/contract/coverage'
import { scopeOf } from '../analysis/scope-of.ts'

/** One way to count what is open: what it is counted of, and where credits for it are found. */
export type OpenBasis = { of: string; creditsNeeded: number; openTonnes: number; to: string }

type Told = Pick<
  Coverage,
  | 'analysisId'
  | 'year'
  | 'parts'
  | 'footprintTonnes'
  | 'openTonnes'
  | 'retiredTonnes'
  | 'pendingTonnes'
  | 'heldForItTonnes'
>

/** The recommendations for so many tonnes. */
export const wayToCoverRest = (tonnes: number): string => `/recommendations?tonnes=${tonnes}`

/**
 * What credits are looked for first, wherever nobody has said how many: Scope 1 and 2 before the whole footprint, since Scope 3
 * is never chosen for the buyer. Null where nothing is left, or where the programme goes by another figure.
 */
export const firstOpen = (coverage: Told & Pick<Coverage, 'programme'>): OpenBasis | null =>
  coverage.programme === null ? (openBases(coverage).find(({ openTonnes }) => openTonnes > 0) ?? null) : null

/**
 * What is open of Scope 1 and 2, and of the whole footprint: from both the same credits are taken off, so one can be got from
 * the other. One basis alone where the report does not take its footprint apart, or gives no Scope 3.
 */
export const openBases = (coverage: Told): OpenBasis[] => {
  const { analysisId, year, parts, footprintTonnes, openTonnes } = coverage
  const own = parts.filter(({ metric }) => scopeOf(metric) === 'scope-1' || scopeOf(metric) === 'scope-2')
  const creditsNeeded = creditsFor(own.reduce((sum, { tonnes }) => sum + tonnes, 0))
  const left = leftToCover(creditsNeeded, hadFor(coverage))
  const whole = { of: 'the whole footprint', creditsNeeded: footprintTonnes, openTonnes }
  const all = { ...whole, to: wayToCoverRest(openTonnes) }
  if (creditsNeeded === 0 || creditsNeeded >= footprintTonnes) return [all]
  const to = analysisId === null ? wayToCoverRest(left) : wayToReportYear(analysisId, year)
  return [{ of: 'Scope 1 and 2', creditsNeeded, openTonnes: left, to }, all]
}
