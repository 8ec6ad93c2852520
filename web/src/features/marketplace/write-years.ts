/** Years as one says them: those that follow each other as a span. */
export const writeYears = (years: readonly number[]): string => {
  const spans: { first: number; last: number }[] = []
  for (const year of [...new Set(years)].sort((a, b) => a - b)) {
    const before = spans.at(-1)
    if (before && year === before.last + 1) before.last = year
    else spans.push({ first: year, last: year })
  }
  return spans.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(', ')
}
