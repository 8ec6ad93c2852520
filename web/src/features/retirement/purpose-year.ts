const years = /\b(?:19|20)\d\d\b/g

/**
 * The year a purpose speaks of, where it is none of those of the period: a certificate that says both is asked about. Null
 * where it names no year, or one of the period, or where there is no period.
 */
export const strangeYear = (purpose: string, periodStartsOn: string, periodEndsOn: string): string | null => {
  if (!periodStartsOn || !periodEndsOn) return null
  const named = purpose.match(years) ?? []
  const [first, last] = [periodStartsOn.slice(0, 4), periodEndsOn.slice(0, 4)]
  if (named.some((year) => year >= first && year <= last)) return null
  return named[0] ?? null
}
