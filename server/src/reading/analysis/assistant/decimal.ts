import { writeDigits } from '@ledgerleaf/contract/write-digits'

/** A number to the digit: `digits` with the point set `scale` places from the right. */
export type Decimal = { digits: bigint; scale: number }

// A double holds no more; what stands behind is the noise of an earlier multiplication.
const digitsOfDouble = 12

export const toDecimal = (value: number): Decimal => {
  const [mantissa = '0', exponent = '0'] = value.toPrecision(digitsOfDouble).split('e')
  const [whole = '0', decimals = ''] = mantissa.split('.')
  const scale = decimals.length - Number(exponent)
  const digits = BigInt(whole + decimals)
  return shorten(scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale })
}

const shorten = ({ digits, scale }: Decimal): Decimal => {
  let [left, places] = [digits, scale]
  while (places > 0 && left % 10n === 0n) [left, places] = [left / 10n, places - 1]
  return { digits: left, scale: places }
}

const at = ({ digits, scale }: Decimal, wanted: number): bigint => digits * 10n ** BigInt(wanted - scale)

export const plus = (a: Decimal, b: Decimal): Decimal => {
  const scale = Math.max(a.scale, b.scale)
  return shorten({ digits: at(a, scale) + at(b, scale), scale })
}

export const minus = (a: Decimal, b: Decimal): Decimal => plus(a, { ...b, digits: -b.digits })

export const isMore = (a: Decimal, b: Decimal): boolean => minus(a, b).digits > 0n

const size = (digits: bigint): bigint => (digits < 0n ? -digits : digits)

export type Quotient = { value: Decimal; rounded: boolean }

/** Divided and rounded half away from zero; says whether anything was lost. Null where nothing can be divided by. */
export const divide = (a: Decimal, b: Decimal, places: number): Quotient | null => {
  if (b.digits === 0n) return null
  const scale = Math.max(a.scale, b.scale)
  const top = at(a, scale) * 10n ** BigInt(places)
  const bottom = at(b, scale)
  const whole = top / bottom
  const rest = size(top % bottom)
  const away = top < 0n === bottom < 0n ? 1n : -1n
  const digits = rest * 2n >= size(bottom) ? whole + away : whole
  return { value: shorten({ digits, scale: places }), rounded: rest !== 0n }
}

/** Places enough to show this many digits that count of a quotient about this large. */
export const placesFor = (a: Decimal, b: Decimal, significant: number): number => {
  const quotient = Math.abs(Number(plain(a)) / Number(plain(b)))
  if (!Number.isFinite(quotient) || quotient === 0) return 0
  return Math.max(0, significant - 1 - Math.floor(Math.log10(quotient)))
}

/** Every digit, with a point before the decimals. */
export const plain = ({ digits, scale }: Decimal): string => {
  const text = String(size(digits)).padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  return `${digits < 0n ? '-' : ''}${whole}${scale > 0 ? `.${text.slice(-scale)}` : ''}`
}

/** As one writes it, every digit. */
export const written = (value: Decimal): string => writeDigits(plain(value))
