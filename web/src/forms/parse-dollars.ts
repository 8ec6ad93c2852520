import { type Currency, writeMoney } from '@ledgerleaf/contract/currencies'
import { listingPriceCentsMax } from '@ledgerleaf/contract/listings'

const thousandsMarked = /^[1-9]\d{0,2}([,\s]\d{3})+(\.\d*)?$/
const plain = /^(\d+(\.\d*)?|\.\d+)$/

/** Digits as people write them: thousands may be marked. A comma that marks none (`14,50`) is not guessed at. */
const digitsOf = (text: string): string | null => {
  const written = text.trim()
  if (thousandsMarked.test(written)) return written.replaceAll(/[,\s]/g, '')
  return plain.test(written) ? written : null
}

/**
 * Cents from dollars as they are typed, rounded to the nearest. Nothing typed is `undefined`: each form says for itself
 * whether that may be. What is no amount is not a number, and refused by the contract's schema.
 */
export const parseDollars = (text: string): number | undefined => {
  if (text.trim() === '') return undefined
  const digits = digitsOf(text.trim().replace(/^[$€£]/, ''))
  if (digits === null) return Number.NaN
  // By its digits: 1.005 times 100 is not 100.5 for a computer.
  const [whole = '', part = ''] = digits.split('.')
  const cents = Number(whole || '0') * 100 + Number(part.padEnd(2, '0').slice(0, 2))
  return cents + (Number(part[2] ?? 0) >= 5 ? 1 : 0)
}

/** A number as it is typed, thousands marked or not; `undefined` for nothing, and not a number for what is none. */
export const parseNumber = (text: string): number | undefined => {
  if (text.trim() === '') return undefined
  return Number(digitsOf(text) ?? Number.NaN)
}

/** The same for what comes whole: a dot is refused, as `1.000` is a thousand to one and one to another. */
export const parseWhole = (text: string): number | undefined =>
  text.includes('.') ? Number.NaN : parseNumber(text)

/** What to say of a text that is no whole number; nothing typed is for the form to judge. */
export const wrongWhole = (text: string, words = 'Whole credits only'): string | undefined =>
  Number.isNaN(parseWhole(text)) ? words : undefined

/** What to say of a text that is no price. More than two digits after the dot are as likely thousands as cents. */
export const wrongDollars = (text: string): string | undefined =>
  Number.isNaN(parseDollars(text)) || /\.\d{3}/.test(text)
    ? 'Write 1234.56: a dot before the cents'
    : undefined

/** The same for what a seller asks for, with its limits in the currency that is asked for. */
export const wrongPrice = (text: string, currency: Currency): string | undefined => {
  const wrong = wrongDollars(text)
  if (wrong) return wrong
  const minor = parseDollars(text) ?? 0
  const plain = (limit: number) => writeMoney(limit, currency).replace(/\.00$/, '')
  if (minor < 1) return `Price must be greater than ${plain(0)}`
  return minor > listingPriceCentsMax ? `Price must be at most ${plain(listingPriceCentsMax)}` : undefined
}
