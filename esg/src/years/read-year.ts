const century = (two: number) => (two <= 60 ? 2000 + two : 1900 + two)
const plausible = (year: number) => year >= 1990 && year <= 2060

const yearWord = '(?:19[9]\\d|20[0-5]\\d)'

const patterns: [RegExp, (found: RegExpExecArray) => number][] = [
  // 2021/2022, 2021/22, 2021-22: the year in which it ends.
  [
    new RegExp(`\\b(?:FY|CY)?\\s?(${yearWord})\\s?[/–-]\\s?(${yearWord}|\\d{2})(?![\\d/.–-])`),
    ([, from, to]) => {
      const first = Number(from)
      const second = String(to).length === 2 ? Math.floor(first / 100) * 100 + Number(to) : Number(to)
      return second === first + 1 ? second : Number.NaN
    },
  ],
  [
    new RegExp(`\\b(?:FY|CY|fiscal(?: year)?|year|value_|財)\\s?_?(${yearWord})`, 'i'),
    ([, year]) => Number(year),
  ],
  [/\b(?:FY|CY)\s?['’]?(\d{2})(?![\d,.])/i, ([, two]) => century(Number(two))],
  [
    new RegExp(`(?<![\\d$€£-])(?<!\\d[.,'’])(${yearWord})(?=年|년|\\b|[^\\d]|$)(?![,.'’]\\d)`),
    ([, year]) => Number(year),
  ],
]

/** "GRI 305: Emissions 2016" and "ISO 14064-1:2018" name the edition of a standard. */
const standards = /\b(?:GRI|ISO|ISAE|SASB|ESRS|AA1000\w*)\b[^|]{0,48}?(?:19|20)\d\d/gi

/** The year a header, label or caption speaks of. */
export const readYear = (source: string): number | null => {
  const text = source.replace(standards, ' ')
  for (const [pattern, year] of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    const read = year(found)
    if (plausible(read)) return read
  }
  return null
}

const onlyYear = new RegExp(
  `^(?:FY|CY|fiscal year|fiscal|year(?: ended)?|value_|actual|31 (?:december|march)|30 (?:june|september)|dec(?:ember)?|june|march)?\\.?\\s*['’]?(?:${yearWord}|(?<=(?:FY|CY)\\s?['’]?)\\d{2})(?:\\s?[/–-]\\s?(?:\\d{4}|\\d{1,2}))?\\s*(?:年度?|년|FY|A)?\\s*(?:[*†‡]+|\\(\\d{1,2}\\)|[a-d]\\)?|\\d{1,2}\\)|\\(?restated\\)?|\\(?actual\\)?|\\(?(?:base(?:line)?(?: year)?)\\)?|pro rata)?$`,
  'i',
)

/** Whether a cell says a year and nothing else: the head of a column, or the label of a row. */
export const isYearCell = (text: string) => onlyYear.test(text.trim())

/** A year with a footnote digit glued to it, as in 20182. */
const gluedYear = new RegExp(`^(${yearWord})[1-9]$`)
export const readGluedYear = (text: string) => {
  const found = gluedYear.exec(text.trim())
  return found ? Number(found[1]) : null
}

/** Every year a text names, for telling one-year captions from ranges. */
export const yearsIn = (text: string): number[] => [
  ...new Set(
    [
      ...text
        .replace(standards, ' ')
        .matchAll(new RegExp(`(?<![\\d.,'’$€£])(${yearWord})(?![\\d]|[,.'’]\\d)`, 'g')),
    ].map(([, year]) => Number(year)),
  ),
]
