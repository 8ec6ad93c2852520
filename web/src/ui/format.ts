import { once } from './once.ts'

// The first use of the browser's own formatters takes a phone a tenth of a second. What a first view is full of, whole
// numbers, cents and calendar days, is written by hand, in the same words; the rest is left to them.
const dollars = once(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }))
const whole = once(() => new Intl.NumberFormat('en-US'))
const instant = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long' }))
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const signOf = (value: number): string => (value < 0 ? '-' : '')

const inThousands = (value: number): string => String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, ',')

/** Whose an address is; an address that is none is told as it stands. */
export const hostOf = (address: string): string => {
  try {
    return new URL(address).host || address
  } catch {
    return address
  }
}

export const writeWhole = (value: number): string =>
  Number.isSafeInteger(value) ? signOf(value) + inThousands(value) : whole().format(value)

export const writeCents = (cents: number): string => {
  if (!Number.isSafeInteger(cents)) return dollars().format(cents / 100)
  const rest = Math.abs(cents) % 100
  return `${signOf(cents)}$${inThousands((Math.abs(cents) - rest) / 100)}.${String(rest).padStart(2, '0')}`
}

/** Some answers give a value as text; what is not a number at all reads as a dash rather than as NaN. */
export const writeDollars = (value: number | string): string => {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  if (!Number.isFinite(number)) return '–'
  const cents = Math.round(number * 100)
  return cents / 100 === number ? writeCents(cents) : dollars().format(number)
}

/** For a card: from a million on the cents say nothing and take the room of what does. */
export const writeRoundDollars = (dollarValue: number): string =>
  dollarValue < 1_000_000 ? writeDollars(dollarValue) : `$${writeWhole(Math.round(dollarValue))}`

/**
 * A day is the day by UTC, also that of an instant: one sale is of the same day on every screen, paper and file, wherever
 * it is read. What shows the time of day names its zone (`writeInstant`). It never breaks: the spaces are no-break ones.
 */
export const writeDate = (text: string): string => {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return text
  return `${months[date.getUTCMonth()]}\u00a0${date.getUTCDate()},\u00a0${date.getUTCFullYear()}`
}

/** A day whose year is told beside it. */
export const writeDayOfYear = (text: string): string => writeDate(text).replace(/,\s\d+$/, '')

/** So many of a thing, with its word: 1 credit, 2 credits. */
export const writeCount = (count: number, one: string, many = `${one}s`): string =>
  `${writeWhole(count)} ${Math.abs(count) === 1 ? one : many}`

/** A span of days, both included: the year alone where it is a whole one, and one day alone. */
export const writeSpan = (startsOn: string, endsOn: string): string => {
  const year = startsOn.slice(0, 4)
  if (startsOn === `${year}-01-01` && endsOn === `${year}-12-31`) return year
  return startsOn === endsOn ? writeDate(startsOn) : `${writeDate(startsOn)} to ${writeDate(endsOn)}`
}

/** The first and the last day, both included, also of a whole year: Jan 1 to Dec 31, 2024. */
export const writePeriod = (startsOn: string, endsOn: string): string => {
  const write = startsOn.slice(0, 4) === endsOn.slice(0, 4) ? writeDayOfYear : writeDate
  return `${write(startsOn)} to ${writeDate(endsOn)}`
}

/** A wait, as a clock shows it: 14:05. */
export const writeClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** An instant as the server itself writes it in its log and its words: for whoever holds the two beside each other. */
export const writeUtc = (text: string): string =>
  `${writeDate(text)}, ${new Date(text).toISOString().slice(11, 16)} UTC`

/** An instant with its time of day and zone, in the reader's own. */
export const writeInstant = (text: string): string => instant().format(new Date(text))
