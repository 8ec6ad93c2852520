import type { Candidate } from './candidate.ts'

const linesApart = 3

/**
 * Two rows for Scope 2 where one names its method: the other one may be the other method. Both readings stand side by
 * side; which is right, the scorer says.
 */
export const twinMethods = (found: Candidate[]): Candidate[] => {
  const named = found.filter(({ metric }) => metric === 'scope2_location' || metric === 'scope2_market')
  if (named.length === 0) return []
  const twins = found.flatMap((candidate): Candidate[] => {
    if (candidate.metric !== 'scope2_unspecified') return []
    const near = named.filter(
      ({ year, line, cell }) =>
        year === candidate.year && cell !== candidate.cell && Math.abs(line - candidate.line) <= linesApart,
    )
    const methods = new Set(near.map(({ metric }) => metric))
    if (methods.size !== 1) return []
    const metric = methods.has('scope2_market') ? 'scope2_location' : 'scope2_market'
    const features = { ...candidate.features, 'method unsaid': 0, 'method by its twin': 1 }
    return [{ ...candidate, metric, features }]
  })
  // A figure that is read so already needs no second reading.
  const known = new Set(found.map(({ cell, metric, year }) => `${metric} ${year} ${cell.x0} ${cell.base}`))
  return twins.filter(({ cell, metric, year }) => !known.has(`${metric} ${year} ${cell.x0} ${cell.base}`))
}
