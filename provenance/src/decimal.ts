import { Refusal } from './refusal.ts'

/** A size or an index as the formats write it: ASCII digits without leading zeroes, exact in a double. */
export const parseDecimal = (text: string, what: string): number => {
  const value = Number(text)
  if (!/^(0|[1-9][0-9]{0,15})$/.test(text) || !Number.isSafeInteger(value)) {
    throw new Refusal(`The ${what} is not a plain decimal number.`)
  }
  return value
}
