import { type DayOrder, type FoundDay, findDays, findOrder, settleDay } from './read-day.ts'

export type DayPeriod = { startsOn: string; endsOn: string }
export type FoundPeriod = DayPeriod & { at: number; end: number }

/** What may stand between the first and the last day of a period. */
const between =
  /^[\s,;()]*(?:(?:to|until|till|through|thru|up to|al?|hasta(?: el)?|y(?: el)?|and|[–—−-]+)[\s,]*|(?:and|y)\s+(?:(?:lasts?|runs?|ends?|goes|termina|finaliza|va)\s+)(?:until|to|on|through|el|hasta)?(?: el)?\s*|(?:inclusive|both days included)[\s,]*to\s+)(?:the\s+|el\s+|del?\s+)?$/i

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
/** Ten years from a first of March end on the last of February. */
const isWholeYears = ({ startsOn, endsOn }: DayPeriod) => dayAfter(endsOn).slice(5) === startsOn.slice(5)

const settle = (from: FoundDay, to: FoundDay, order: DayOrder | null): DayPeriod | null => {
  const startsOn = settleDay(from, { order, inYear: to.year })
  const endsOn = settleDay(to, { order, isEnd: true })
  return startsOn && endsOn && startsOn <= endsOn ? { startsOn, endsOn } : null
}

/** Figures that can be read in two orders are read in the one that makes a period, or one of whole years. */
const settlePair = (from: FoundDay, to: FoundDay, order: DayOrder | null): DayPeriod | null => {
  if (order) return settle(from, to, order)
  if (!from.figures && !to.figures) return settle(from, to, null)
  const isTold = (one: FoundDay) => one.figures === null
  const both = (['day first', 'month first'] as const).flatMap((way) => settle(from, to, way) ?? [])
  const [only, ...more] = both
  if (only && more.length === 0 && isTold(from) === isTold(to)) return only
  const whole = both.filter(isWholeYears)
  return whole.length === 1 ? (whole[0] ?? null) : null
}

const yearsOnly =
  /(?<![\w/.,-])((?:19|20)\d\d)\s*(?:to|until|through|al?|hasta|[–—-])\s*((?:19|20)\d\d)(?![\w/.-]|,\d)/gi

/** Every period a text names by its first and last day; with `years` also one that is named by years alone. */
export const readPeriods = (
  text: string,
  order: DayOrder | null,
  { years = false }: { years?: boolean } = {},
): FoundPeriod[] => {
  const days = findDays(text)
  const found: FoundPeriod[] = []
  for (const [index, from] of days.entries()) {
    const to = days[index + 1]
    if (!to || to.year === null || !between.test(text.slice(from.end, to.at))) continue
    // A day that can be read one way only tells how the other is read.
    const period = settlePair(from, to, order ?? findOrder([text], false))
    if (period) found.push({ ...period, at: from.at, end: to.end })
  }
  if (found.length > 0 || !years || days.length > 0) return found
  return [...text.matchAll(yearsOnly)].flatMap((match) => {
    const [startsOn, endsOn] = [`${match[1]}-01-01`, `${match[2]}-12-31`]
    return startsOn < endsOn
      ? [{ startsOn, endsOn, at: match.index, end: match.index + match[0].length }]
      : []
  })
}

/** "Ten years from 1 March 2021": the last day follows from the first. */
export const readSpan = (text: string, order: DayOrder | null): FoundPeriod | null => {
  const years = /\b(\d{1,2})[\s-]*(?:years?|años?)\b/i.exec(text)
  const [from, ...more] = findDays(text)
  if (!years || !from || more.length > 0 || from.day === null) return null
  const startsOn = settleDay(from, { order })
  const length = Number(years[1])
  if (!startsOn || length < 1 || length > 100) return null
  const next = new Date(`${startsOn}T00:00:00Z`)
  next.setUTCFullYear(next.getUTCFullYear() + length)
  const endsOn = new Date(next.getTime() - 86_400_000).toISOString().slice(0, 10)
  return { startsOn, endsOn, at: from.at, end: from.end }
}
