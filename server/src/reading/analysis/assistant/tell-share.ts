import type { Answer } from '@ledgerleaf/contract/analysis'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { categoryOf } from '@ledgerleaf/contract/metrics'
import { type AskedQuestion, yearsWanted } from './asked.ts'
import { type QuestionSubject, subjectName } from './asked-subjects.ts'
import { difference, share, sum } from './compute.ts'
import { openDraft } from './draft.ts'
import { categoriesIn, figureAt, takeTerm } from './take-term.ts'
import { takenFromScope } from './tell-missing.ts'

/** A category is part of Scope 3, a scope part of the whole. */
const levelOf = (subject: QuestionSubject): number => {
  if (subject.of === 'total') return 2
  return subject.of === 'metric' && categoryOf(subject.metric) !== null ? 0 : 1
}

const scope3: QuestionSubject = { of: 'metric', metric: 'scope3_total' }
const total: QuestionSubject = { of: 'total' }

/** What is asked about, and of what: the parts are the lowest that are named, the whole the next above. */
const partsAndWhole = (
  subjects: readonly QuestionSubject[],
): { parts: QuestionSubject[]; whole: QuestionSubject } => {
  const sorted = [...subjects].sort((a, b) => levelOf(a) - levelOf(b))
  const lowest = sorted[0] ? levelOf(sorted[0]) : 1
  const whole = sorted.find((subject) => levelOf(subject) > lowest) ?? (lowest === 0 ? scope3 : total)
  return { parts: sorted.filter((subject) => levelOf(subject) === lowest), whole }
}

export const tellShare = (figures: readonly Figure[], asked: AskedQuestion): Answer => {
  const draft = openDraft()
  const { parts, whole } = partsAndWhole(asked.subjects)
  let isFound = false
  for (const year of yearsWanted(figures, { ...asked, subjects: parts })) {
    const hasWhole =
      whole !== scope3 || figureAt(figures, 'scope3_total', year) || categoriesIn(figures, year).length === 0
    const of: QuestionSubject = hasWhole ? whole : { of: 'categories' }
    if (!hasWhole)
      draft.note(
        `${takenFromScope(figures, 'scope3_total', year) ?? `${year} has no Scope 3 total in this report.`} Its categories are taken together.`,
      )
    const terms = parts.flatMap((part) => takeTerm(draft, figures, part, year) ?? [])
    const against = takeTerm(draft, figures, of, year)
    if (terms.length < parts.length || terms.length === 0 || !against) continue
    const name = parts.map(subjectName).join(' + ')
    const part = sum(draft, `${name} in ${year}`, terms)
    if (share(draft, `Share of ${name} in ${subjectName(of)}, ${year}`, part, against)) isFound = true
  }
  return draft.finish(isFound)
}

/** Two figures of one year, set against each other. */
export const tellDifference = (figures: readonly Figure[], asked: AskedQuestion): Answer | null => {
  const [first, second, ...more] = asked.subjects
  if (!first || !second || more.length > 0) return null
  const draft = openDraft()
  let isFound = false
  for (const year of yearsWanted(figures, asked)) {
    const from = takeTerm(draft, figures, first, year)
    const take = takeTerm(draft, figures, second, year)
    if (!from || !take || from.unit !== take.unit) continue
    isFound = true
    difference(draft, `${subjectName(first)} less ${subjectName(second)}, ${year}`, from, take)
  }
  return draft.finish(isFound)
}
