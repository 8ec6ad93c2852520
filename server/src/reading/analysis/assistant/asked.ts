import type { Figure } from '@ledgerleaf/contract/inventory'
import type { QuestionSubject } from './asked-subjects.ts'
import type { AskedYears } from './asked-years.ts'
import { yearsOf } from './known.ts'
import { figuresFor } from './take-term.ts'

/** A question, understood as far as figures go. */
export type AskedQuestion = { subjects: QuestionSubject[]; when: AskedYears }

/** The years in which a subject has a figure, the newest first. */
export const yearsWith = (figures: readonly Figure[], subject: QuestionSubject): number[] =>
  yearsOf(figures).filter((year) => figuresFor(figures, subject, year).length > 0)

/** The years asked for; where none is, the newest that every subject has, or else the newest any has. */
export const yearsWanted = (figures: readonly Figure[], { subjects, when }: AskedQuestion): number[] => {
  const each = subjects.map((subject) => yearsWith(figures, subject))
  const some = [...new Set(each.flat())].sort((a, b) => b - a)
  if (when.isSpan) {
    const [from = 0, to = 0] = when.years
    const within = some.filter((year) => year >= from && year <= to)
    return [...new Set([to, ...within, from])].sort((a, b) => b - a)
  }
  if (when.years.length > 0) return [...when.years].sort((a, b) => b - a)
  if (when.all) return some
  return [some.find((year) => each.every((years) => years.includes(year))) ?? some[0] ?? []].flat()
}
