import { once } from './once.ts'

const dollars = once(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }))
const wholeDollars = once(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }),
)
const whole = once(() => new Intl.NumberFormat('en-US'))
const day = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }))
const instant = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long' }))
const region = once(() => new Intl.DisplayNames('en', { type: 'region' }))
const calendarDay = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }))

/** Some answers give a value as text; what is not a number at all reads as a dash rather than as NaN. */
export const writeDollars = (value: number | string): string => {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? dollars().format(number) : '–'
}

/** For a card: from a million on the cents say nothing and take the room of what does. */
export const writeRoundDollars = (dollarValue: number): string =>
  dollarValue < 1_000_000 ? writeDollars(dollarValue) : wholeDollars().format(dollarValue)

export const writeCents = (cents: number): string => dollars().format(cents / 100)

export const writeWhole = (value: number): string => whole().format(value)

/** An instant is told in the reader's own time; a calendar day is the same day everywhere. */
export const writeDate = (text: string): string => {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return text
  return (/^\d{4}-\d{2}-\d{2}$/.test(text) ? calendarDay : day)().format(date)
}

/** A span of days, both included: the year alone where it is a whole one. */
export const writeSpan = (startsOn: string, endsOn: string): string => {
  const year = startsOn.slice(0, 4)
  return startsOn === `${year}-01-01` && endsOn === `${year}-12-31`
    ? year
    : `${writeDate(startsOn)} to ${writeDate(endsOn)}`
}

/** A wait, as a clock shows it: 14:05. */
export const writeClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** An instant with its time of day and zone, in the reader's own. */
export const writeInstant = (text: string): string => instant().format(new Date(text))

/** A country by its two letters; anything else stands as it came. */
export const writeCountry = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (region().of(code) ?? code) : code
