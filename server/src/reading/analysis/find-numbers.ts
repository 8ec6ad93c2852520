import type { Evidence } from '@ledgerleaf/contract/findings'
import type { PageLine } from './analysis.tables.ts'

/** A number in the words of a line: as printed, where it begins there, and where that is on the page. */
export type FoundNumber = { text: string; offset: number; box: Evidence['box'] }

const whole = /^[<>~≈]?\s*[-–−(]?\s*\d[\d.,'’ \u00a0\u2009\u202f]*\d?\)?\s*([*†‡^]|\(\d\)|[a-d])?$/
// Digits that no letter stands right before, as in CO2 or K-100; groups may be parted by a space, a comma, a point or an apostrophe.
const within =
  /(?<![\p{L}\d.,]|\p{L}[-–])\d{1,3}(?:[.,'’ \u00a0\u2009\u202f]\d{3})+(?:[.,]\d+)?(?![\d\p{L}])|(?<![\p{L}\d.,]|\p{L}[-–])\d+(?:[.,]\d+)?(?![\d\p{L}])/gu

// A lone digit or a year in a sentence is not what anybody looks for there.
const isTelling = (text: string) => text.length > 1 && !/^(19|20)\d\d$/.test(text)

const digits = /[\d.,'’ \u00a0\u2009\u202f]*\d/

/** In a run of words the place of a number is told by its share of the letters: close enough to be pointed at. */
const boxWithin = ({ text, box }: PageLine, offset: number, length: number): Evidence['box'] => {
  if (!box) return null
  const perLetter = (box.x1 - box.x0) / Math.max(1, text.length)
  return { ...box, x0: box.x0 + offset * perLetter, x1: box.x0 + (offset + length) * perLetter }
}

/** The numbers of a line: the line itself where it is nothing else, as a cell of a table is, or those in its words. */
export const findNumbers = (line: PageLine): FoundNumber[] => {
  const { text, box } = line
  if (text.length <= 40 && whole.test(text.trim())) {
    const at = digits.exec(text)
    return at ? [{ text: at[0].trim(), offset: 0, box }] : []
  }
  return [...text.matchAll(within)]
    .filter(([found]) => isTelling(found))
    .map(({ 0: found, index }) => ({
      text: found,
      offset: index,
      box: boxWithin(line, index, found.length),
    }))
}
