/** Whether 03/04/2021 is a day of April or of March; documents of one hand keep to one of them. */
export type DayOrder = 'day first' | 'month first'

const names = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
] as const

const monthOf = (name: string): number => {
  const word = name.toLowerCase()
  return names.findIndex((known) => known.some((one) => one.startsWith(word))) + 1
}

/** Every name of a month, whole or short, the longest first. */
const monthWords = [...new Set(names.flat().flatMap((name) => [name, name.slice(0, 4), name.slice(0, 3)]))]
  .sort((a, b) => b.length - a.length)
  .join('|')

export const writeDay = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null
}

/** A day as it stands in a text. Figures in an order nobody has told yet are kept as they are. */
export type FoundDay = {
  at: number
  end: number
  /** Null for "1 January to 31 December 2021", whose first day has the year of the second. */
  year: number | null
  /** What figures may be a day and a month in either order. */
  figures: readonly [number, number] | null
  month: number
  /** Null where only a month is named. */
  day: number | null
}

const month = `(${monthWords})`
const year = String.raw`((?:19|20)\d\d)`
const ordinal = '(?:st|nd|rd|th|º|°|er)?'
const pattern = new RegExp(
  [
    String.raw`(?<![\w/.-])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\w/-])`,
    String.raw`(?<![\w/.-])(\d{1,2})([-/.])(\d{1,2})\5${year}(?![\w/-])`,
    String.raw`(?<![\w/.,])(\d{1,2})\.?${ordinal}[\s-]{0,3}(?:of\s|de\s)?\s*${month}\.?,?(?:[\s-]{0,3}(?:de\s|del\s)?\s*${year})?(?!\w)`,
    String.raw`\b${month}\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+${year})?(?![\w,.]*\d)`,
    String.raw`\b${month}\.?[\s-]+(?:de\s+|del\s+)?${year}\b`,
  ].join('|'),
  'gi',
)

const readMatch = (found: RegExpMatchArray): Omit<FoundDay, 'at' | 'end'> => {
  const [
    ,
    y,
    m,
    d,
    a,
    ,
    b,
    figureYear,
    wordDay,
    wordMonth,
    wordYear,
    usMonth,
    usDay,
    usYear,
    onlyMonth,
    onlyYear,
  ] = found
  if (y) return { year: Number(y), figures: null, month: Number(m), day: Number(d) }
  if (a && b) {
    const [first, second] = [Number(a), Number(b)]
    const known = { year: Number(figureYear), figures: null }
    if (first > 12) return { ...known, month: second, day: first }
    if (second > 12) return { ...known, month: first, day: second }
    return first === second
      ? { ...known, month: first, day: first }
      : { ...known, figures: [first, second], month: 0, day: null }
  }
  const [word, day, said] = wordMonth ? [wordMonth, wordDay, wordYear] : [usMonth, usDay, usYear]
  const number = monthOf(word ?? onlyMonth ?? '')
  if (!word) return { year: Number(onlyYear), figures: null, month: number, day: null }
  return { year: said ? Number(said) : null, figures: null, month: number, day: Number(day) }
}

/** Every day, or month of a year, that a text names. */
export const findDays = (text: string): FoundDay[] =>
  [...text.matchAll(pattern)].map((found) => ({
    ...readMatch(found),
    at: found.index,
    end: found.index + found[0].length,
  }))

const lastOf = (inYear: number, inMonth: number) => new Date(Date.UTC(inYear, inMonth, 0)).getUTCDate()

/** A found day as a calendar day: a month is its first day, or its last where it ends a period. */
export const settleDay = (
  { year: own, figures, month: named, day }: FoundDay,
  { order, inYear, isEnd }: { order: DayOrder | null; inYear?: number | null; isEnd?: boolean },
): string | null => {
  const inside = own ?? inYear ?? null
  if (inside === null) return null
  if (figures) {
    if (!order) return null
    const [first, second] = figures
    return order === 'day first' ? writeDay(inside, second, first) : writeDay(inside, first, second)
  }
  return writeDay(inside, named, day ?? (isEnd ? lastOf(inside, named) : 1))
}

/** A day as reports write it. Where day and month cannot be told apart, there is none. */
export const readDay = (text: string, order: DayOrder | null = null): string | null => {
  const [found, ...more] = findDays(text)
  const isWhole = found && more.length === 0 && found.at === 0 && found.end === text.length
  return isWhole && (found.day !== null || found.figures) ? settleDay(found, { order }) : null
}

/** The order a document writes its figures in, where some of its days can only be read one way. */
export const findOrder = (texts: readonly string[], isSpanish: boolean): DayOrder | null => {
  let days = 0
  let months = 0
  for (const text of texts)
    for (const [, first, second] of text.matchAll(
      /(?<![\w/.-])(\d{1,2})[-/.](\d{1,2})[-/.](?:19|20)\d\d(?![\w/-])/g,
    )) {
      if (Number(first) > 12 && Number(second) <= 12) days += 1
      if (Number(second) > 12 && Number(first) <= 12) months += 1
    }
  if (days > 0 && months === 0) return 'day first'
  if (months > 0 && days === 0) return 'month first'
  return isSpanish && months === 0 ? 'day first' : null
}
