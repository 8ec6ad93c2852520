import { type Currency, writeMoney } from './currencies.ts'

/** What one of so many costs, with as many digits as it takes that all of them together come to the amount again: 9.2302. */
export const unitPrice = (totalMinor: number, quantity: number): string => {
  const isWhole = totalMinor % quantity === 0
  const digits = isWhole ? 2 : 2 + String(quantity).length
  const top = BigInt(totalMinor) * 10n ** BigInt(digits - 2)
  const bottom = BigInt(quantity)
  const text = String((2n * top + bottom) / (2n * bottom)).padStart(digits + 1, '0')
  const part = text.slice(-digits).replace(/0+$/, '').padEnd(2, '0')
  return `${text.slice(0, -digits)}.${part}`
}

/** The same as screens and papers write it: €1,009.2302. */
export const writeUnitPrice = (totalMinor: number, quantity: number, currency: Currency): string => {
  const [whole = '0', part = '00'] = unitPrice(totalMinor, quantity).split('.')
  return `${writeMoney(Number(whole) * 100, currency).slice(0, -2)}${part}`
}
