import type { Candidate } from './candidate.ts'

/**
 * "MtCO2e" means megatonnes to some and metric tons to others. Nobody emits ten thousand megatonnes, and nobody prints
 * a whole company's emissions as a handful of tonnes with two decimals.
 */
export const settleUnits = (candidates: Candidate[]) => {
  const largest = new Map<string, number>()
  const key = ({ unit }: Candidate) => (unit?.ambiguous ? unit.raw.replace(/\s/g, '').slice(0, 2) : '')
  for (const candidate of candidates) {
    if (!candidate.unit?.ambiguous) continue
    largest.set(key(candidate), Math.max(largest.get(key(candidate)) ?? 0, candidate.printed))
  }
  for (const candidate of candidates) {
    if (!candidate.unit?.ambiguous) continue
    const most = largest.get(key(candidate)) ?? 0
    const mega = key(candidate) === 'Mt' && most < 2000
    candidate.unit = { ...candidate.unit, factor: mega ? 1e6 : 1, ambiguous: false }
  }
}

export const amountOf = ({ printed, unit, multiplier }: Candidate) =>
  Number((printed * (unit?.factor ?? 1) * multiplier).toPrecision(12))
