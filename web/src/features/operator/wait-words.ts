const dayMs = 24 * 60 * 60 * 1000

/** The day of UTC that a moment is of, counted. */
const dayOf = (at: number): number => Math.floor(at / dayMs)

/** Over how many midnights of UTC something has waited; null where it is not known since when. */
export const daysWaited = (since: string, now: Date): number | null => {
  const days = dayOf(now.getTime()) - dayOf(Date.parse(since))
  return Number.isFinite(days) ? Math.max(0, days) : null
}

/** As in “Waits for 2 days”. */
export const waitWords = (days: number | null): string =>
  days === null ? '' : days === 0 ? 'since today' : days === 1 ? 'since yesterday' : `for ${days} days`
