import type { Candidate } from './candidate.ts'

/**
 * "MtCO2e" means megatonnes to some and metric tons to others. Nobody emits ten thousand megatonnes, and nobody prints
 * a whole company's emissions as a handful of tonnes with two decimals.
 */
export const settleUnits = (candidates: Candidate[]) => {
  const largest = new Map<string, number>()
  const key = ({ unit }: Candidate) => (unit?.ambiguous ? unit.raw.replace(/\s/g, '').slice(0, 2) : '')
  const unclear = candidates.filter(({ unit }) => unit?.ambiguous)
  // What names its scope beside itself says how large figures are here; of all else some may be anything.
  const telling = unclear.filter(
    ({ metric, features, rule }) =>
      /^scope[123](?!_cat)|^total$/.test(metric) && (rule !== 'table' || features['named by label'] === 1),
  )
  const printed = new Map<string, number[]>()
  for (const candidate of telling.length > 0 ? telling : unclear)
    printed.set(key(candidate), [...(printed.get(key(candidate)) ?? []), candidate.printed])
  // Nearly the largest: a single figure may be of something else.
  for (const [unit, figures] of printed)
    largest.set(unit, figures.sort((a, b) => a - b)[Math.floor(0.8 * (figures.length - 1))] ?? 0)
  for (const candidate of candidates) {
    if (!candidate.unit?.ambiguous) continue
    const most = largest.get(key(candidate)) ?? 0
    const mega = key(candidate) === 'Mt' && most < 2000
    candidate.unit = { ...candidate.unit, factor: mega ? 1e6 : 1, ambiguous: false }
  }
}

export const amountOf = ({ printed, unit, multiplier }: Candidate) =>
  Number((printed * (unit?.factor ?? 1) * multiplier).toPrecision(12))
