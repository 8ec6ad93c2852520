import type { FactKind, FactReader, FoundFact, WholePaper } from './facts.ts'
import { fold, labels } from './labels.ts'
import { findDays, settleDay } from './read-day.ts'
import { type DayPeriod, readPeriods, readSpan } from './read-periods.ts'
import type { PaperStatement } from './statements.ts'

type Kind = Extract<FactKind, 'crediting_period' | 'monitoring_period'>
const phrases = { crediting_period: labels.crediting, monitoring_period: labels.monitoring } as const
const kinds = Object.keys(phrases) as Kind[]

const write = ({ startsOn, endsOn }: DayPeriod) => `${startsOn}/${endsOn}`

const phraseAt = (kind: Kind, folded: string) => {
  const found = phrases[kind].exec(folded)
  return found ? { at: found.index, end: found.index + found[0].length } : null
}

/** In a sentence a period belongs to the words before it that are nearest, or to those that follow it at once. */
const inSentence = (statement: PaperStatement, kind: Kind, { order }: WholePaper): FoundFact[] => {
  const folded = fold(statement.text)
  const own = phraseAt(kind, folded)
  if (!own) return []
  const other = kinds.flatMap((one) => (one === kind ? [] : (phraseAt(one, folded) ?? [])))[0]
  const limit = other && other.at > own.end ? other.at : Number.POSITIVE_INFINITY
  const periods = readPeriods(statement.text, order, { years: kind === 'monitoring_period' })
  const after = periods.find(({ at }) => at >= own.end && at < limit && at - own.end < 160)
  const before = other ? undefined : periods.find(({ end }) => end <= own.at && own.at - end < 40)
  const span = kind === 'crediting_period' && periods.length === 0 ? readSpan(statement.text, order) : null
  const period = after ?? before ?? (span && span.at > own.at ? span : null)
  return period ? [{ kind, value: write(period), strength: 2, statement, at: period.at }] : []
}

const startWords = /\b(?:start|begin|from|inicio|comienzo|desde)/
const endWords = /\b(?:end|until|expir|final|fin|termin|hasta)/

/** "Start of the crediting period" and "End of the crediting period" in rows of their own are one period. */
const fromTwoRows = (
  statements: readonly PaperStatement[],
  kind: Kind,
  { order }: WholePaper,
): FoundFact[] => {
  const days = (words: RegExp, isEnd: boolean) =>
    statements.flatMap((statement) => {
      const label = statement.label ?? ''
      const found = findDays(statement.text)
      const [day] = found
      if (!words.test(label) || found.length !== 1 || !day) return []
      const settled = settleDay(day, { order, isEnd })
      return settled ? [{ statement, day: settled }] : []
    })
  const [from, ...more] = days(startWords, false)
  const to = days(endWords, true).find(({ statement }) => statement !== from?.statement)
  if (!from || !to || more.length > 1 || from.day > to.day) return []
  const among = [...from.statement.among, ...to.statement.among]
  const statement = {
    ...from.statement,
    among: from.statement.page === to.statement.page ? among : from.statement.among,
  }
  return [{ kind, value: `${from.day}/${to.day}`, strength: 3, statement, at: 0 }]
}

const inLabelled = (statement: PaperStatement, kind: Kind, { order }: WholePaper): FoundFact[] => {
  const [period] = readPeriods(statement.text, order, { years: true })
  const found = period ?? (kind === 'crediting_period' ? readSpan(statement.text, order) : null)
  return found ? [{ kind, value: write(found), strength: 3, statement, at: found.at }] : []
}

const read = (paper: WholePaper, kind: Kind): FoundFact[] => {
  const named = paper.statements.filter(({ label }) => label !== null && phrases[kind].test(label))
  const found = named.flatMap((statement) => inLabelled(statement, kind, paper))
  return [
    ...found,
    ...(found.length === 0 ? fromTwoRows(named, kind, paper) : []),
    ...paper.statements
      .filter(({ label }) => label === null)
      .flatMap((statement) => inSentence(statement, kind, paper)),
  ]
}

/** For how long a project is credited, and which time a report is about. */
export const readCrediting: FactReader = (paper) => kinds.flatMap((kind) => read(paper, kind))
