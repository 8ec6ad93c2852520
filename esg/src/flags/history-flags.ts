import type { Flag } from '../types.ts'
import { saidIn } from './cues.ts'
import { type FlagFigure, type FlagInput, placesOf } from './flag-input.ts'
import { flagOrAsk, someReading } from './flag-or-ask.ts'
import { metricWords } from './metric-words.ts'
import { standards as s } from './standards.ts'
import { writeTonnes } from './write-tonnes.ts'

const jumpFrom = 0.3
const suspectFactor = 50

const isJump = (now: number, before: number) => Math.abs(now / before - 1) > jumpFrom
const isSuspect = (now: number, before: number) =>
  now / before > suspectFactor || before / Math.max(now, 1) > suspectFactor

const changeFlag = (now: FlagFigure, before: FlagFigure, isExplained: boolean): Flag[] => {
  if (before.value <= 0 || !isJump(now.value, before.value)) return []
  const suspect = isSuspect(now.value, before.value)
  if (!suspect && isExplained) return []
  const what = metricWords(now.metric)
  const way = `from ${writeTonnes(before.value)} in ${before.year} to ${writeTonnes(now.value)} in ${now.year}`
  // To a tenth, as every share on the page beside it.
  const percent = Math.round(Math.abs(now.value / before.value - 1) * 1000) / 10
  const flag: Omit<Flag, 'kind'> = suspect
    ? {
        id: 'UNIT-SUSPECT',
        severity: 'high',
        title: 'A unit looks wrong',
        found: `${what} goes ${way}.`,
        standards: [s.ghgReport],
        todo: 'Check the unit printed for both years.',
        evidence: placesOf([now, before]),
      }
    : {
        id: 'YOY-JUMP',
        severity: 'medium',
        title: 'A large change without an explanation',
        found: `${what} ${now.value < before.value ? 'falls' : 'rises'} by ${percent}\u00a0% from ${before.year} to ${now.year}, and no word of a restatement, acquisition, sale or change of method was found in this document.`,
        standards: [s.ghgBase],
        todo: 'Explain the change, and recalculate the base year where the rules ask for it.',
        evidence: placesOf([now, before]),
      }
  return [
    flagOrAsk({
      flag,
      asRead: `As we read it, ${what} goes ${way}.`,
      figures: [now, before],
      isExcused: someReading([now, before], ([a = 0, b = 0]) => b > 0 && !isJump(a, b)),
    }),
  ]
}

const jumpFlags = ({ figures, cues, latest }: FlagInput): Flag[] => {
  const isExplained = saidIn(cues, 'change') !== null
  return ['scope1', 'scope2_location', 'scope2_market', 'scope3_total'].flatMap((metric) => {
    const of = (year: number) => figures.find((figure) => figure.metric === metric && figure.year === year)
    const now = of(latest ?? 0)
    const before = of((latest ?? 0) - 1)
    return now && before ? changeFlag(now, before, isExplained) : []
  })
}

const differsFrom = 0.02

/** A figure of an earlier year that the document prints again with another value, for the same part of the company. */
const restatedFlag = ({ figures, cues, latest }: FlagInput): Flag[] => {
  if (saidIn(cues, 'restated')) return []
  for (const figure of figures) {
    const { unit, year, value, metric, perimeter, rawValue } = figure
    if (unit !== 'tCO2e' || metric === 'total' || year === latest) continue
    const other = figure.alternatives.find((one) => {
      const gap = Math.abs(one.value - value)
      return one.perimeter === perimeter && gap > differsFrom * value && gap < jumpFrom * value
    })
    if (!other) continue
    const both = `${rawValue} and ${other.rawValue}`
    return [
      flagOrAsk({
        flag: {
          id: 'RESTATED',
          severity: 'medium',
          title: 'An earlier year is printed with two values',
          found: `${metricWords(metric)} for ${year} is printed as ${both}, and no word of a restatement was found in this document.`,
          standards: [s.ghgBase],
          todo: 'Say which figure holds, and why the other one was changed.',
          evidence: [...placesOf([figure]), other.evidence],
        },
        asRead: `For ${metricWords(metric)} of ${year} we read ${both}.`,
        figures: [figure],
        isExcused: false,
      }),
    ]
  }
  return []
}

/** How the figures go on from year to year. */
export const historyFlags = (input: FlagInput): Flag[] =>
  input.latest === null ? [] : [...jumpFlags(input), ...restatedFlag(input)]
