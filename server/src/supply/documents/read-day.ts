const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const write = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null
}

const monthOf = (name: string | undefined) => months.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1

/** A day as reports write it, as a calendar day. Where day and month cannot be told apart, there is none. */
export const readDay = (text: string): string | null => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return write(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const figures = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)
  if (figures) {
    const [first, second, year] = [Number(figures[1]), Number(figures[2]), Number(figures[3])]
    if (first > 12) return write(year, second, first)
    if (second > 12) return write(year, first, second)
    return first === second ? write(year, first, second) : null
  }
  const words = /^(\d{1,2})(?:st|nd|rd|th)? ([A-Z][a-z]+) (\d{4})$/i.exec(text)
  if (words) return write(Number(words[3]), monthOf(words[2]), Number(words[1]))
  const american = /^([A-Z][a-z]+) (\d{1,2}),? (\d{4})$/i.exec(text)
  return american ? write(Number(american[3]), monthOf(american[1]), Number(american[2])) : null
}
