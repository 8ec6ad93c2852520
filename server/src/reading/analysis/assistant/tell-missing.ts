import type { Emptied } from '@ledgerleaf/contract/history'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { categoryOf, type Metric } from '@ledgerleaf/contract/metrics'
import { writeStated } from '@ledgerleaf/contract/tell-change'
import { type QuestionSubject, subjectName } from './asked-subjects.ts'
import { nameOf } from './known.ts'

type Figures = readonly Figure[]

const emptied = new WeakMap<Figures, readonly Emptied[]>()

/** Notes which places of an inventory people emptied, for whoever finds nothing there. */
export const openEmptied = (figures: Figures, places: readonly Emptied[]): void => {
  emptied.set(figures, places)
}

const isOf = (subject: QuestionSubject, metric: Metric): boolean => {
  if (subject.of === 'metric') return metric === subject.metric
  if (subject.of === 'scope2') return metric.startsWith('scope2')
  if (subject.of === 'categories') return categoryOf(metric) !== null
  return metric !== 'energy_total_mwh'
}

const tell = ({ before, after, reason }: Emptied): string => {
  const done = after
    ? `was moved to ${nameOf(after)} of ${after.year} by a person`
    : 'was struck out by a person'
  return `${nameOf(before)} of ${before.year}, ${writeStated(before)}, ${done}${reason ? `: “${reason}”` : ''}.`
}

const within = (figures: Figures, isMeant: (before: Emptied['before']) => boolean): string | null => {
  const places = (emptied.get(figures) ?? []).filter(({ before }) => isMeant(before))
  return places.length > 0 ? places.map(tell).join(' ') : null
}

/** What people took out of a scope, by the beginning of its metrics, in a year. */
export const takenFromScope = (figures: Figures, start: string, year: number): string | null =>
  within(figures, (before) => before.year === year && before.metric.startsWith(start))

/** What people took out of years after this one: the newest figure left is then not the newest the report gave. */
export const takenSince = (figures: Figures, subject: QuestionSubject, year: number): string | null =>
  within(figures, (before) => before.year > year && isOf(subject, before.metric))

/** Why a year has nothing of a subject: a person took it out, or the report does not give it. */
export const tellMissing = (figures: Figures, subject: QuestionSubject, year: number): string =>
  within(figures, (before) => before.year === year && isOf(subject, before.metric)) ??
  `${year} has no ${subjectName(subject)} in this report.`

/** The same where no year has any. */
export const tellAbsent = (figures: Figures, subject: QuestionSubject): string =>
  within(figures, (before) => isOf(subject, before.metric)) ??
  `A figure for ${subjectName(subject)} was not found in this document.`
