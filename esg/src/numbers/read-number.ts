/** Which sign parts whole from fraction: 1,234.5 or 1.234,5. */
export type Convention = 'point' | 'comma'

export type ReadNumber = { value: number; decimals: number; raw: string }

const digitsAndSigns =
  /^[<>~≈]?\s*[-–−+(]?\s*[$€£¥]?\d[\d.,'’`´ \u00a0\u2009\u202f]*\)?\s*(%|[*†‡✓✔☑★☆※◆◇§#^Δ∆Ⓐ]+|[a-h]|i{1,3}|iv|v|vi{1,3}|\(\d{1,2}\)|\[\d{1,2}\]|\d?\))?$/

/** Whether a word looks like a figure of a table, so that the next figure is a cell of its own. */
export const isFigure = (text: string) => text.length < 24 && digitsAndSigns.test(text)

const footnoteTail = /(?<=\d)\s*([*†‡✓✔☑★☆※◆◇§#^Δ∆Ⓐ]+|[a-h]|i{1,3}|iv|v|vi{1,3}|\(\d{1,2}\)|\[\d{1,2}\])$/
const group = "[,'’`´ \\u00a0\\u2009\\u202f]"
const grouped = new RegExp(`^\\d{1,3}(${group})\\d{3}(?:\\1\\d{3})*(?:[.·]\\d+)?$`)
/** 1,23,456: in India only the last group has three digits. */
const lakhs = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/
const groupedGlued = /^(\d{1,3}(?:([,'’])\d{3})(?:\2\d{3})*)\d{1,2}$/
const pointGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/
const spaceGroupedComma = /^\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+,\d+$/
const plain = /^\d+(?:\.\d+)?$/
const commaDecimal = /^\d+,\d+$/

const bare = (text: string) => {
  let rest = text.trim().replace(/\s*%$/, '')
  let negative = false
  if (/^\(.*\)$/.test(rest)) {
    negative = true
    rest = rest.slice(1, -1).trim()
  }
  rest = rest.replace(/^[~≈+]\s*/, '')
  if (/^[-–−]/.test(rest)) {
    negative = true
    rest = rest.slice(1).trim()
  }
  return { rest: rest.replace(/^[$€£¥]\s*/, ''), negative }
}

const magnitude = (rest: string, convention: Convention): { value: number; decimals: number } | null => {
  const of = (text: string) => ({ value: Number(text), decimals: text.split('.')[1]?.length ?? 0 })
  if (spaceGroupedComma.test(rest)) return of(rest.replace(/[ \u00a0\u2009\u202f'’]/g, '').replace(',', '.'))
  if (convention === 'comma') {
    if (pointGrouped.test(rest)) return of(rest.replaceAll('.', '').replace(',', '.'))
    if (commaDecimal.test(rest)) return of(rest.replace(',', '.'))
  }
  // 0,123 has no thousands: what stands before a group is never a lone zero.
  if (grouped.test(rest) && !/^0,/.test(rest)) return of(rest.replace(/[,'’`´ \u00a0\u2009\u202f]/g, ''))
  if (lakhs.test(rest)) return of(rest.replaceAll(',', ''))
  if (plain.test(rest)) return of(rest)
  // 1.234.567 is clear on its own; 1.234 is not and follows the table.
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(rest) || /^\d{1,3}(?:\.\d{3})+,\d+$/.test(rest))
    return of(rest.replaceAll('.', '').replace(',', '.'))
  if (commaDecimal.test(rest)) return /,\d{1,2}$|^0,/.test(rest) ? of(rest.replace(',', '.')) : null
  return null
}

/** Reads a figure as printed; null for anything that is not one figure and nothing else. */
export const readNumber = (text: string, convention: Convention = 'point'): ReadNumber | null => {
  if (text.length > 40) return null
  const { rest, negative } = bare(text)
  const candidates = [rest, rest.replace(footnoteTail, '').trim()]
  const glued = groupedGlued.exec(rest)
  if (glued?.[1]) candidates.push(glued[1])
  for (const candidate of candidates) {
    const read = magnitude(candidate, convention)
    if (read && Number.isFinite(read.value))
      return { ...read, value: negative ? -read.value : read.value, raw: text.trim() }
  }
  return null
}

const scaledUnit =
  /\bk(?:ilo)?t|\bM[tT]\b|\bMM|\bMt|million|mio\b|thousand|tsd\b|1[,.]?000 (?:t|metric)|[’']000/
const tonnes = /\bt ?-?CO2|\btonn|tonelad/i
const divided = /intensit|\bper\b|\w\/\w/i

/** How figures part whole from fraction: so many this way, so many that way, and those such as 1.234 that do not tell. */
export type Votes = { comma: number; point: number; thirds: number }

export const countVotes = (texts: readonly string[]): Votes => {
  const votes: Votes = { comma: 0, point: 0, thirds: 0 }
  for (const source of texts) {
    const first = source.charCodeAt(0)
    // A unit of a thousand tonnes shows how a thousand is written.
    if (/1[.,]000/.test(source) && /\b1[.,]000 ?(?:t\b|tonn|metric)/i.test(source))
      votes[source.includes('1.000') ? 'comma' : 'point'] += 3
    if (first < 48 || first > 57 || source.length > 20) continue
    const text = source.replace(/ ?%$/, '')
    if (/^[1-9]\d{0,2}\.\d{3}$/.test(text)) votes.thirds += 1
    else if (/^\d+\.\d{3}$/.test(text)) votes.point += 1
    else if (
      /^\d{1,3}(\.\d{3})+,\d+$|^\d{1,3}(\.\d{3}){2,}$|^\d{1,3}([ \u00a0\u2009\u202f]\d{3})+,\d+$/.test(text)
    )
      votes.comma += 3
    else if (/^0,\d{3,}$/.test(text)) votes.comma += 1
    else if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text) || lakhs.test(text)) votes.point += 3
    else if (/^\d+,\d{1,2}$/.test(text)) votes.comma += 1
    else if (/^\d+\.\d{1,2}$/.test(text)) votes.point += 1
  }
  return votes
}

/** The convention most figures of a page agree on; where it has none that tells, the whole document is asked. */
export const settleConvention = (
  texts: readonly string[],
  own = countVotes(texts),
  all = own,
): Convention => {
  const { comma, point, thirds } = own
  // One number such as 7.7, of a chapter perhaps, does not outweigh a document full of commas.
  const alone = point > comma && point <= 2 && thirds > point && all.comma >= 8 && all.comma > 4 * all.point
  if (comma !== point && !alone) return comma > point ? 'comma' : 'point'
  if (all.comma >= 4 && all.comma > 2 * all.point) return 'comma'
  // Many such as 1.234 throughout a document, and hardly one that has a fraction behind its point: those are thousands.
  if (own.thirds > 0 && all !== own && all.thirds >= 6 && all.thirds > 4 * all.point) return 'comma'
  // 235.520 and 61.186 and nothing else with a point: nobody measures tonnes to the gram.
  if (comma > 0 || thirds < 2) return 'point'
  const inTonnes =
    all.point === 0 && texts.some((text) => tonnes.test(text)) && !texts.some((text) => divided.test(text))
  return thirds >= (inTonnes ? 2 : 4) && !texts.some((text) => scaledUnit.test(text)) ? 'comma' : 'point'
}
