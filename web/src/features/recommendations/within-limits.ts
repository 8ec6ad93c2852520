import type { Limits, MarketMark } from '@ledgerleaf/contract/recommendations'

/**
 * Whether a listing keeps the limits that can be told of it alone, as it is drawn. What a basket holds is decided by the
 * server; this only makes the others paler.
 */
export const isWithin = (mark: MarketMark, limits: Limits): boolean => {
  const { scoreMin, durabilityYearsMin, countries, registries, categories, vintageFrom } = limits
  const { score, durabilityYears, country, registry, category, vintage } = mark
  return (
    (scoreMin === undefined || (score !== null && score >= scoreMin)) &&
    (durabilityYearsMin === undefined ||
      (durabilityYears !== null && durabilityYears >= durabilityYearsMin)) &&
    (!countries || (country !== null && countries.includes(country))) &&
    (!registries || registries.includes(registry)) &&
    (!categories || (category !== null && categories.includes(category))) &&
    (vintageFrom === undefined || vintage >= vintageFrom)
  )
}
