import { parseNumber } from '../../forms/parse-dollars.ts'

/** Tonnes up or down as they are typed: a minus may be any of them. What may be read in two ways, such as `12,5`, is no number. */
export const readSigned = (text: string): number => {
  const [, sign = '', size = ''] = /^\s*([-−–+]?)(.*)$/.exec(text) ?? []
  const tonnes = parseNumber(size) ?? Number.NaN
  return sign === '' || sign === '+' ? tonnes : -tonnes
}
