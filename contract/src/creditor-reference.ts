/** The remainder by 97, digit by digit, of a text whose letters stand for 10 to 35. */
const remainder = (text: string): number => {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

const bodyMax = 21

/** A reference that banks carry beside a transfer: ISO 11649, RF, two check digits, and the letters and digits given. */
export const creditorReference = (name: string): string => {
  const body = name.toUpperCase().replace(/[^0-9A-Z]/g, '')
  if (body === '' || body.length > bodyMax)
    throw new RangeError(`a reference is made of 1 to ${bodyMax} letters and digits`)
  return `RF${String(98 - remainder(`${body}RF00`)).padStart(2, '0')}${body}`
}

export const isCreditorReference = (text: string): boolean =>
  /^RF\d{2}[0-9A-Z]{1,21}$/.test(text) && remainder(`${text.slice(4)}${text.slice(0, 4)}`) === 1

/** In groups of four, as it is printed. */
export const groupReference = (reference: string): string => reference.match(/.{1,4}/g)?.join(' ') ?? ''

/**
 * What may be a reference in words that somebody typed, in any spelling. Where it ends cannot be seen in them, so each
 * length that checks out is named.
 */
export const findReferences = (text: string): string[] => {
  const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const found = new Set<string>()
  for (const { index } of plain.matchAll(/RF(?=\d{2})/g))
    for (let length = 5; length <= 4 + bodyMax && index + length <= plain.length; length += 1) {
      const candidate = plain.slice(index, index + length)
      if (isCreditorReference(candidate)) found.add(candidate)
    }
  return [...found]
}
