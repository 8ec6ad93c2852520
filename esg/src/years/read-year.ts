import { memo } from '../memo.ts'
import { wordsPattern } from '../words/to-pattern.ts'
import { withoutEras } from './read-era.ts'

/** "F23" heads a column as "FY23" does. */
const spelled = (text: string) => text.replace(/^F(?=['’]?[0-3]\d$)/, 'FY')

const century = (two: number) => (two <= 60 ? 2000 + two : 1900 + two)
const plausible = (year: number) => year >= 1990 && year <= 2060

const yearWord = '(?:19[9]\\d|20[0-5]\\d)'

/** The second half of a split year, or nothing where the two do not follow each other: 2021/22, but not 2020/3. */
const later = (first: number, second: string) => {
  const end = second.length === 2 ? Math.floor(first / 100) * 100 + Number(second) : Number(second)
  return end === first + 1 ? end : Number.NaN
}

const patterns: [RegExp, (found: RegExpExecArray) => number][] = [
  // 2021/2022, 2021/22, 2021-22: the year in which it ends.
  [
    new RegExp(`\\b(?:FY|CY)?\\s?['’]?(${yearWord})\\s?[/–-]\\s?(${yearWord}|\\d{2})(?![\\d/.–-])`),
    ([, from, to]) => later(Number(from), String(to)),
  ],
  [
    /\b(?:FY|CY)\s?['’]?(\d{2})\s?[/–-]\s?(?:FY)?['’]?(\d{2})(?![\d,.])/i,
    ([, from, to]) => later(century(Number(from)), String(to)),
  ],
  [
    new RegExp(`\\b(?:FYE?|CY|YE|fiscal(?: year)?|year|value_|財)\\s?_?(${yearWord})`, 'i'),
    ([, year]) => Number(year),
  ],
  [/\b(?:FYE?|CY|YE)\s?['’]?(\d{2})(?![\d,.])/i, ([, two]) => century(Number(two))],
  [new RegExp(`\\b\\d{1,2}[./]\\d{1,2}[./](${yearWord})(?!\\d)`), ([, year]) => Number(year)],
  [
    new RegExp(`(?<![\\d$€£-])(?<!\\d[.,'’])(${yearWord})(?=年|년|\\b|[^\\d]|$)(?![,.'’]\\d)`),
    ([, year]) => Number(year),
  ],
]

/** "GRI 305: Emissions 2016" and "ISO 14064-1:2018" name the edition of a standard. */
const standards = /\b(?:GRI|ISO|ISAE|SASB|ESRS|AA1000\w*)\b[^|]{0,48}?(?:19|20)\d\d/gi

/** An era's year may have one digit, or be called the first. */
const anyYear = /\d\d|令和|平成|[RH]\d年/

/** "Q4 2022" is a part of a year. */
const quarter = /\b(?:Q[1-4]|[1-4]Q)\b|第[1-4一二三四]四?半期|第?[1-4一二三四]季度|[1-4]분기/i

/** The year a header, label or caption speaks of. */
export const readYear = (written: string): number | null => {
  const source = spelled(written)
  if (!anyYear.test(source) || (source.length < 40 && quarter.test(source))) return null
  const text = withoutEras(source).replace(standards, ' ')
  for (const [pattern, year] of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    const read = year(found)
    if (plausible(read)) return read
  }
  return null
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** What may stand beside a year and leaves it a year: what kind of year it is, the day it ends, how its figures came about. */
const company = new RegExp(
  `\\b(?:fye?|cy|ye|fiscal|financial|calendar|reporting|comparison|comparative|current|prior|previous|ended|ending|to|as (?:at|of)|12 months|base(?:line)?|reference|actuals?|restated|adjusted|rebased|results?|data|performance|audited|(?:as |previously |originally |first )*(?:reported|published|disclosed)|pro rata)\\b|${wordsPattern('fiscalYear', 'alphabet')}|${wordsPattern('baseline')}|\\b\\d{1,2}(?:st|nd|rd|th)? ?${month}\\b\\.?|\\b${month}\\b\\.?(?: \\d{1,2},)?|\\b\\d{1,2}[./]\\d{1,2}[./](?=\\d{4})|年度?|\\d{1,2}月期?|年|학년도|년도?|財年|财年|西元|公元|[_.:,]`,
  'gi',
)
const yearAlone = new RegExp(
  `^(?:['’]?(?:${yearWord})(?:\\s?[/–-]\\s?(?:\\d{4}|\\d{1,2}))?|(?<two>['’]?\\d{2}(?:\\s?[/–-]\\s?['’]?\\d{2})?))\\s*(?:A|FY)?\\s*(?:[*†‡]+|\\(\\d{1,2}\\)|[a-d]\\)?|\\d{1,2}\\))?\\s*(?:\\(\\s*\\))?$`,
)
const shortYear = /\b(?:fye?|cy|ye)\s?['’]?\d{2}(?!\d)/i
const inBrackets =
  /\(\s*(?:in )?(?:[kmg]?t|mmt|mt|kg|t?co2|'000|’000|1[,.']?000|thousands?|millions?|metric|(?:kilo|mega)?tonnes?|tons?)[^)]{0,44}\)$/i

/** A unit may stand beside a year without brackets: "2021 tCO2e", "tCO2e 2021", "2021, in t". */
const unitBeside =
  /(?<=\d\d,?)\s+(?:in )?(?:(?:thousand|million|metric) )*(?:[km]?t|tonnes?|tons?|[km]?t ?co2-?e?q?|(?:tonnes?|tons) (?:of )?co2-?e?q?|[kmgt]wh|[gtp]j)$|^(?:(?:thousand|million|metric) )*(?:[km]?t|tonnes?|tons?|[km]?t ?co2-?e?q?|(?:tonnes?|tons) (?:of )?co2-?e?q?|[kmgt]wh|[gtp]j)\s+(?=(?:fy|cy)? ?\d)/i

const readYearCell = memo((source: string) => {
  const text = withoutEras(spelled(source))
  if (quarter.test(text)) return false
  const rest = text
    .replace(inBrackets, ' ')
    .replace(unitBeside, ' ')
    .replace(/^\(((?:19|20)\d\d)\)$/, '$1')
    .replace(/\b(?:fye?|cy|ye|value_)(?=['’]?\d)/gi, ' ')
    .replace(company, ' ')
    .replace(/\(\s+|\s+\)/g, (bracket) => bracket.trim())
    .replace(/\(\)|\((?=\s*$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const found = yearAlone.exec(rest)
  // 2019-2021 is a span of years, and no year.
  const [from, to] = (/^(\d{4})\s?[/–-]\s?(\d{4})/.exec(rest) ?? []).slice(1).map(Number)
  if (from && to && to !== from + 1) return false
  return found !== null && (found.groups?.two === undefined || shortYear.test(text))
})

/** Whether a cell says a year and nothing else: the head of a column, or the label of a row. */
export const isYearCell = (text: string) =>
  anyYear.test(text) && text.length < 60 && readYearCell(text.trim())

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
      ...withoutEras(text)
        .replace(standards, ' ')
        .matchAll(new RegExp(`(?<![\\d.,'’$€£])(${yearWord})(?![\\d]|[,.'’]\\d)`, 'g')),
    ].map(([, year]) => Number(year)),
  ),
]
