import { parseNumber, parseWhole } from '../../forms/parse-dollars.ts'

const keep = (figure: number | undefined, words: string): number | null => {
  // Not a number would be sent as nothing, and clear what is saved.
  if (Number.isNaN(figure)) throw new Error(words)
  return figure ?? null
}

/** Degrees of a coordinate as typed; south and west are below nought. */
export const degreesOf = (text: string): number | null => {
  const [, sign = '', digits = ''] = /^\s*([-−]?)(.*)$/s.exec(text) ?? []
  const size = keep(
    sign && digits.trim() === '' ? Number.NaN : parseNumber(digits),
    'Write degrees, such as -3.4653',
  )
  return sign && size !== null ? -size : size
}

export const wholeOf = (text: string, words: string): number | null => keep(parseWhole(text), words)
