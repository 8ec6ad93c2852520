/** What somebody typed, as a plain decimal; what can be meant in two ways is asked about and never guessed. */
export type Typed =
  | { kind: 'number'; plain: string }
  | { kind: 'ambiguous'; thousands: string; decimals: string }
  | { kind: 'refused'; why: string }

const noNumber = 'Please give a number, such as 12,408.5. The unit is chosen beside it.'
const spaces = /[\s\u00a0\u2009\u202f'’]/g

const refuse = (why: string): Typed => ({ kind: 'refused', why })
const number = (plain: string): Typed => ({ kind: 'number', plain: plain.replace(/^0+(?=\d)/, '') })

const inThrees = (text: string, sign: string): boolean => {
  const [first = '', ...rest] = text.split(sign)
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group))
}

/** 12,34,567: in India only the last group has three digits. */
const isLakhs = (text: string): boolean => /^[1-9]\d?(,\d{2})+,\d{3}$/.test(text)

/** Both signs are there: the last one parts the decimals, and the other the thousands or nothing. */
const readBoth = (text: string): Typed => {
  const decimal = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.'
  const other = decimal === ',' ? '.' : ','
  const [whole = '', decimals = '', ...rest] = text.split(decimal)
  if (rest.length > 0 || !/^\d+$/.test(decimals)) return refuse(noNumber)
  if (!inThrees(whole, other) && !isLakhs(whole)) return refuse(noNumber)
  return number(`${whole.replaceAll(other, '')}.${decimals}`)
}

const readOne = (text: string, sign: string, isSpaced: boolean): Typed => {
  const [whole = '', ...groups] = text.split(sign)
  const [decimals = ''] = groups
  if (groups.length > 1)
    return inThrees(text, sign) || isLakhs(text) ? number(text.replaceAll(sign, '')) : refuse(noNumber)
  if (!/^\d+$/.test(whole) || !/^\d+$/.test(decimals)) return refuse(noNumber)
  const couldBeThousands = /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3 && !isSpaced
  return couldBeThousands
    ? { kind: 'ambiguous', thousands: whole + decimals, decimals: `${whole}.${decimals}` }
    : number(`${whole}.${decimals}`)
}

export const readTyped = (typed: string): Typed => {
  const text = typed.trim()
  if (text === '') return refuse('Please give a number.')
  if (/^[-–−(]/.test(text)) return refuse('Emissions and energy are never negative here.')
  const isSpaced = /\d[\s\u00a0\u2009\u202f'’]\d/.test(text)
  if (isSpaced && !/^[1-9]\d{0,2}([\s\u00a0\u2009\u202f'’]\d{3})+([.,]\d+)?$/.test(text))
    return refuse(noNumber)
  const bare = text.replace(spaces, '')
  if (!/^[\d.,]+$/.test(bare)) return refuse(noNumber)
  if (/^\d+$/.test(bare)) return number(bare)
  if (bare.includes(',') && bare.includes('.')) return readBoth(bare)
  return readOne(bare, bare.includes(',') ? ',' : '.', isSpaced)
}

/** How a page writes its thousands, where one of its numbers shows it beyond doubt: 1,234,567 or 1,234.5. */
const thousandsSign = (printed: readonly string[]): ',' | '.' | null => {
  const count = (pattern: RegExp) => printed.filter((text) => pattern.test(text)).length
  const comma = count(/^\d{1,3}(,\d{3})+\.\d+$|^\d{1,3}(,\d{3}){2,}$|^\d+\.\d{1,2}$/)
  const point = count(/^\d{1,3}(\.\d{3})+,\d+$|^\d{1,3}(\.\d{3}){2,}$|^\d+,\d{1,2}$/)
  if (comma === point) return null
  return comma > point ? ',' : '.'
}

export type Meant = 'thousands' | 'decimals'

type ReadFigure = { rawValue: string; value: number }

/** The sign that parted the thousands of a figure that was read here: 1,102 that became 1102. */
const signRead = (figures: readonly ReadFigure[]): ',' | '.' | null => {
  const shows = ({ rawValue, value }: ReadFigure) => {
    const read = readTyped(rawValue)
    return read.kind === 'ambiguous' && Number(read.thousands) === value
  }
  const figure = figures.find(shows)
  if (!figure) return null
  return figure.rawValue.includes(',') ? ',' : '.'
}

/** How a printed number is meant, where its page or what was read there shows it; null where a person has to say. */
export const meantBy = (
  text: string,
  beside: readonly string[],
  read: readonly ReadFigure[] = [],
): Meant | null => {
  const sign = thousandsSign(beside) ?? signRead(read)
  if (sign === null) return null
  return text.includes(sign) ? 'thousands' : 'decimals'
}

/** The plain decimal, once what could be meant in two ways was settled; else null. */
export const plainOf = (typed: string, meant: Meant | null): string | null => {
  const read = readTyped(typed)
  if (read.kind === 'number') return read.plain
  return read.kind === 'ambiguous' && meant !== null ? read[meant] : null
}
