import type { Answer } from '@ledgerleaf/contract/analysis'
import type { Figure } from '@ledgerleaf/contract/inventory'
import type { Metric } from '@ledgerleaf/contract/metrics'
import { type AskedQuestion, yearsWanted, yearsWith } from './asked.ts'
import { type QuestionSubject, subjectName } from './asked-subjects.ts'
import { sum, type Term } from './compute.ts'
import { toDecimal, written } from './decimal.ts'
import { type AnswerDraft, openDraft, tellFigure } from './draft.ts'
import { categoriesIn, figureAt, figuresFor, takeTerm } from './take-term.ts'
import { takenFromScope, takenSince, tellAbsent, tellMissing } from './tell-missing.ts'

const figuresMax = 12
const methods: readonly Metric[] = ['scope2_market', 'scope2_location', 'scope2_unspecified']

const tell = (draft: AnswerDraft, figure: Figure): void => draft.say(tellFigure(figure, draft.cite(figure)))

const noteMissing = (
  draft: AnswerDraft,
  figures: readonly Figure[],
  subject: QuestionSubject,
  year: number | null,
): void => {
  const known = yearsWith(figures, subject)
  if (year === null || known.length === 0) draft.note(tellAbsent(figures, subject))
  else draft.note(`${tellMissing(figures, subject, year)} It has one for ${known.join(', ')}.`)
}

/** Scope 3 without a total of its own: the categories are there, and say so. */
const tellCategories = (
  draft: AnswerDraft,
  figures: readonly Figure[],
  subject: QuestionSubject,
  year: number,
): boolean => {
  if (subject.of !== 'metric' || subject.metric !== 'scope3_total') return false
  if (categoriesIn(figures, year).length === 0) return false
  const taken = takenFromScope(figures, 'scope3_total', year)
  draft.note(
    taken
      ? `${taken} These are the categories.`
      : `${year} has no Scope 3 total in this report; these are the categories it has.`,
  )
  const total = takeTerm(draft, figures, { of: 'categories' }, year)
  return total !== null
}

const tellOne = (
  draft: AnswerDraft,
  figures: readonly Figure[],
  subject: QuestionSubject,
  year: number,
): boolean => {
  if (subject.of === 'total') {
    const term = takeTerm(draft, figures, subject, year)
    const reported = figureAt(figures, 'total', year)
    if (term?.citation) draft.say(`${term.label}: ${written(term.value)} ${term.unit} [${term.citation}].`)
    else if (term && reported?.perimeter === figuresFor(figures, subject, year)[0]?.perimeter && reported)
      draft.note(
        `The report’s own total for ${year} is ${written(toDecimal(reported.value))} t CO2e [${draft.cite(reported)}].`,
      )
    return term !== null
  }
  const metrics = subject.of === 'metric' ? [subject.metric] : subject.of === 'scope2' ? methods : []
  const hits =
    subject.of === 'categories'
      ? categoriesIn(figures, year)
      : metrics.flatMap((metric) => figureAt(figures, metric, year) ?? [])
  // Categories asked for together are added up, and each stands there as a line of the sum.
  if (hits.length > 1 && subject.of === 'categories') takeTerm(draft, figures, subject, year)
  else for (const hit of hits.slice(0, figuresMax)) tell(draft, hit)
  return hits.length > 0 || tellCategories(draft, figures, subject, year)
}

/** Figures as they are, each with its place. Nothing found is said as nothing found. */
export const tellFigures = (figures: readonly Figure[], asked: AskedQuestion): Answer => {
  const draft = openDraft()
  const wanted = yearsWanted(figures, asked)
  const told = asked.subjects.map((subject) => {
    const hits = wanted.map((year) => {
      const isThere = tellOne(draft, figures, subject, year)
      if (!isThere) noteMissing(draft, figures, subject, year)
      return isThere
    })
    if (hits.length === 0) noteMissing(draft, figures, subject, null)
    // Whoever names no year gets the newest there is, and hears of a newer one that was taken out.
    const [newest] = asked.when.years.length === 0 ? wanted : []
    const taken = newest === undefined ? null : takenSince(figures, subject, newest)
    if (taken) draft.note(taken)
    return hits.includes(true)
  })
  return draft.finish(told.includes(true))
}

/** One year's figures as one term, named after those that are there. */
const sumOfYear = (
  draft: AnswerDraft,
  figures: readonly Figure[],
  subjects: QuestionSubject[],
  year: number,
): Term[] => {
  const found = subjects.flatMap((subject) => {
    const term = takeTerm(draft, figures, subject, year)
    return term ? [{ subject, term }] : []
  })
  if (found.length === 0) return []
  const label = found.map(({ subject }) => subjectName(subject)).join(' + ')
  return [
    sum(
      draft,
      `${label} in ${year}`,
      found.map(({ term }) => term),
    ),
  ]
}

/** Several figures asked for together, added up. What is missing is named and not in the sum. */
export const tellSum = (figures: readonly Figure[], asked: AskedQuestion): Answer => {
  const draft = openDraft()
  const { subjects } = asked
  const wanted = yearsWanted(figures, asked)
  const years = wanted.flatMap((year) => sumOfYear(draft, figures, subjects, year))
  const [only] = years
  if (years.length > 1)
    sum(draft, `${subjects.map(subjectName).join(' + ')}, ${wanted.at(-1)} to ${wanted[0]}`, years)
  else if (only?.citation) draft.say(`${only.label}: ${written(only.value)} ${only.unit} [${only.citation}].`)
  return draft.finish(years.length > 0)
}
