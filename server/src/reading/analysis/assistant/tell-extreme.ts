import type { Answer } from '@ledgerleaf/contract/analysis'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { type AskedQuestion, yearsWanted, yearsWith } from './asked.ts'
import type { QuestionSubject } from './asked-subjects.ts'
import { type Term, termOf } from './compute.ts'
import { isMore, written } from './decimal.ts'
import { type AnswerDraft, openDraft } from './draft.ts'
import { yearsOf } from './known.ts'
import { categoriesIn, figuresFor, takeTerm } from './take-term.ts'
import { tellMissing } from './tell-missing.ts'

const shownMax = 5

const rank = (draft: AnswerDraft, which: string, of: string, terms: Term[], isLargest: boolean): boolean => {
  const sorted = [...terms].sort((a, b) => (isMore(a.value, b.value) === isLargest ? -1 : 1))
  const [first, ...others] = sorted
  if (!first || others.length === 0) return false
  const tell = ({ label, value, unit, citation }: Term) =>
    `${label}: ${written(value)} ${unit}${citation ? ` [${citation}]` : ''}`
  draft.say(`${which} of ${of}: ${tell(first)}. Then ${others.slice(0, shownMax).map(tell).join('; ')}.`)
  return true
}

const scopes: QuestionSubject[] = [
  { of: 'metric', metric: 'scope1' },
  { of: 'scope2' },
  { of: 'metric', metric: 'scope3_total' },
]

/** The largest or smallest: of the years of one figure, of the categories, or of the scopes of a year. */
export const tellExtreme = (figures: readonly Figure[], asked: AskedQuestion, isLargest: boolean): Answer => {
  const draft = openDraft()
  const which = isLargest ? 'Largest' : 'Smallest'
  const [subject] = asked.subjects
  const isOfScope3 = subject?.of === 'metric' && subject.metric === 'scope3_total'
  if (subject && asked.when.all && subject.of !== 'categories') {
    const years = yearsWith(figures, subject)
    const terms = years.flatMap((year) => takeTerm(draft, figures, subject, year) ?? [])
    return draft.finish(rank(draft, which, `${years.length} years`, terms, isLargest))
  }
  const isOfCategories = subject?.of === 'categories' || isOfScope3
  const within: QuestionSubject[] = isOfCategories ? [{ of: 'categories' }] : scopes
  const [year = yearsOf(figures)[0]] =
    asked.when.years.length > 0 ? asked.when.years : yearsWanted(figures, { ...asked, subjects: within })
  if (year === undefined) return draft.finish(false)
  const chosen = isOfCategories
    ? categoriesIn(figures, year)
    : scopes.flatMap((scope) => figuresFor(figures, scope, year))
  const terms = chosen.map((figure) => termOf(draft, figure))
  if (!isOfCategories)
    for (const scope of scopes)
      if (figuresFor(figures, scope, year).length === 0) draft.note(tellMissing(figures, scope, year))
  const of = isOfCategories ? `the ${terms.length} categories found for ${year}` : `the scopes of ${year}`
  const isFound = rank(draft, which, of, terms, isLargest)
  if (!isFound) draft.note(`There are not two figures of ${year} to compare.`)
  return draft.finish(isFound)
}
