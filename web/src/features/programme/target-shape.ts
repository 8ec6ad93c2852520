import type { Programme, ProgrammeTarget } from '@ledgerleaf/contract/programme'
import type { TargetPath } from '@ledgerleaf/contract/target-path'

/** A target of the programme as the picture of paths draws it; null where there is no line. */
export const pathOf = (target: ProgrammeTarget, { years }: Programme): TargetPath | null => {
  const { scopes, percent, baseYear, targetYear, actuals, line, targetKind } = target
  if (!line) return null
  const aimed = { scopes, percent, baseYear, targetYear, netZero: targetKind === 'net_zero' }
  return {
    scopes: scopes.length === 3 ? [] : scopes,
    actuals: actuals.map(({ year, tonnes }) => ({
      year,
      tonnes,
      retiredTonnes: years.find((one) => one.year === year)?.coverage.retiredTonnes ?? 0,
    })),
    lines: [{ target: aimed, ...line }],
    undrawn: [],
  }
}
