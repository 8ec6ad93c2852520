import { misused } from './refusals.ts'

const grouped = /^\d{1,3}([.,\s'’_]\d{3})+$/
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** `1.500` is one and a half here and fifteen hundred there: what can be meant in two ways is not guessed. */
const refuseTwoReadings = (text: string): void => {
  if (!grouped.test(text)) return
  const whole = digitsOf(text)
  const alsoPart = /^\d{1,3}[.,]\d{3}$/.test(text)
  throw misused(
    alsoPart
      ? `“${text}” can be read in two ways, as ${whole} and as ${Number(text.replace(',', '.'))}. Write it in digits alone, such as ${whole}.`
      : `Write “${text}” in digits alone: ${whole}.`,
  )
}

/** Whole tonnes, in digits alone. */
export const readTonnes = (given: string | undefined): number => {
  const text = given?.trim() ?? ''
  if (text === '') throw misused('How many tonnes? Write a whole number.')
  refuseTwoReadings(text)
  const tonnes = /^\d{1,12}$/.test(text) ? Number(text) : 0
  if (tonnes < 1)
    throw misused(`“${text}” is not a number of tonnes. Credits are whole tonnes: write digits alone.`)
  return tonnes
}

/** Dollars, with no decimals or with two: `250` or `250.50`. In cents. */
export const readDollars = (given: string): number => {
  const text = given.trim()
  refuseTwoReadings(text)
  if (!/^\d{1,10}(\.\d{2})?$/.test(text))
    throw misused(`“${text}” is not an amount in dollars. Write it as 250 or 250.50.`)
  return Number(digitsOf(text.includes('.') ? text : `${text}00`))
}
