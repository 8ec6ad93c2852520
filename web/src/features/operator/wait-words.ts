const dayMs = 24 * 60 * 60 * 1000

/** For how many whole days something has waited; null where it is not known since when. */
export const daysWaited = (since: string, now: Date): number | null => {
  const days = Math.floor((now.getTime() - Date.parse(since)) / dayMs)
  return Number.isFinite(days) ? Math.max(0, days) : null
}

/** As in “Waits for 2 days”. */
export const waitWords = (days: number | null): string =>
  days === null ? '' : days === 0 ? 'today' : days === 1 ? 'for a day' : `for ${days} days`
