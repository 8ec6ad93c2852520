import { stemsPattern } from '../words/to-pattern.ts'

/** Words a figure we look for stands beside, in any language: what is measured, and that it is the whole of it. */
const telling = new RegExp(
  [
    ...(['emission', 'scope', 'energyWord', 'total', 'whole', 'carbonDioxide'] as const).map((concept) =>
      stemsPattern(concept),
    ),
    '[kmgt]wh\\b|\\bghg\\b|co2',
  ].join('|'),
  'i',
)
const number = /^[-–−+(~<]?[\d.,'’\s:/-]*\d[\d.,'’\s:/-]*\)?\s?%?$/
const kindsMax = 20_000
const textMax = 200

export const nothing = 0
export const figure = 1
export const words = 2

/** "Scope 1, plant 17" says the same as "Scope 1, plant 18", but not as "Scope 2, plant 17". */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<!(?:scope|category|cat\.?|kategorie) ?)\d+/g, '#')
    .replace(/\s+/g, ' ')

/**
 * What the texts of a sheet are, as small numbers: nothing, a figure, words, or from 3 on one of the things that tell of
 * emissions or energy. What is said again has the same number.
 */
export const rowKinds = () => {
  const kinds = new Map<string, number>()
  const known = new Map<string, number>()
  const read = (text: string): number => {
    const said = text.trim()
    if (said === '') return nothing
    if (number.test(said)) return figure
    const short = said.length > textMax ? said.slice(0, textMax) : said
    if (!telling.test(short)) return words
    const folded = fold(short)
    const kind = kinds.get(folded)
    if (kind !== undefined) return kind
    // A file that says so much that is new tells it in every row: all of it counts as one thing.
    if (kinds.size >= kindsMax) return words + kindsMax + 1
    kinds.set(folded, words + kinds.size + 1)
    return words + kinds.size
  }
  return (text: string): number => {
    if (text.length > 60) return read(text)
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size > kindsMax) known.clear()
    const kind = read(text)
    known.set(text, kind)
    return kind
  }
}
