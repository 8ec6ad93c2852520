import type { Footprint } from '@ledgerleaf/contract/analysis'
import { footprints } from '@ledgerleaf/contract/footprint'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { categoryOf, type Metric } from '@ledgerleaf/contract/metrics'
import { type QuestionSubject, subjectName } from './asked-subjects.ts'
import { sum, type Term, termOf } from './compute.ts'
import type { AnswerDraft } from './draft.ts'
import { nameOf } from './known.ts'
import { takenFromScope, tellMissing } from './tell-missing.ts'

const methods: readonly Metric[] = ['scope2_market', 'scope2_location', 'scope2_unspecified']

type Figures = readonly Figure[]

export const figureAt = (figures: Figures, metric: Metric, year: number): Figure | undefined =>
  figures.find((figure) => figure.metric === metric && figure.year === year)

export const categoriesIn = (figures: Figures, year: number): Figure[] =>
  figures.filter((figure) => figure.year === year && categoryOf(figure.metric) !== null)

const wholes = new WeakMap<Figures, Map<number, Figure[]>>()

/** Works out once, for the part of the company the headline is about, what each year's footprint is made of. */
export const openWholes = (figures: Figures, perimeter: string | null): void => {
  const partsOf = ({ year: of, parts }: Footprint) =>
    parts.flatMap(({ metric }) => figureAt(figures, metric, of) ?? [])
  wholes.set(figures, new Map(footprints(figures, perimeter).map((one) => [one.year, partsOf(one)])))
}

/** The figures a year's footprint is made of: the same ones that the page adds up. */
const wholeOf = (figures: Figures, year: number): Figure[] => wholes.get(figures)?.get(year) ?? []

/** One Scope 2 for all the years of a computation: the first method that they all have. */
const methodFor = (figures: Figures, years: readonly number[]): Metric | null => {
  const has = (metric: Metric) => (year: number) => figureAt(figures, metric, year) !== undefined
  return (
    methods.find((metric) => years.every(has(metric))) ??
    methods.find((metric) => years.some(has(metric))) ??
    null
  )
}

/** The figures a subject comes to in a year. With several years, only what every one of them has is compared. */
export const figuresFor = (
  figures: Figures,
  subject: QuestionSubject,
  year: number,
  years: readonly number[] = [year],
): Figure[] => {
  const one = (metric: Metric) => figureAt(figures, metric, year) ?? []
  if (subject.of === 'metric') return [one(subject.metric)].flat()
  if (subject.of === 'categories') return categoriesIn(figures, year)
  if (subject.of === 'scope2') {
    const method = methodFor(figures, years)
    return method ? [one(method)].flat() : []
  }
  const compared = years.map((each) => new Set(wholeOf(figures, each).map(({ metric }) => metric)))
  return wholeOf(figures, year).filter(({ metric }) => compared.every((whole) => whole.has(metric)))
}

const scopes = [1, 2, 3].map((number) => ({ name: `Scope ${number}`, start: `scope${number}` }))
const isOf = (start: string) => (figure: Figure) => figure.metric.startsWith(start)

/** What a sum does not hold is named; a gap is never a zero. */
const noteGaps = (draft: AnswerDraft, figures: Figures, year: number, parts: Figures): void => {
  if (parts.some(({ metric }) => metric === 'total')) return
  for (const { name, start } of scopes) {
    if (parts.some(isOf(start))) continue
    const elsewhere = figures.find((figure) => figure.year === year && isOf(start)(figure))
    if (wholeOf(figures, year).some(isOf(start)))
      draft.note(`${name} is left out, since not every year compared has it.`)
    else if (elsewhere)
      draft.note(
        `${name} of ${year} is left out: it is about ${elsewhere.perimeter ?? 'the whole company'} only.`,
      )
    else {
      const taken = takenFromScope(figures, start, year)
      draft.note(
        taken
          ? `${taken} It is not in this sum.`
          : `${year} has no ${name} in this report; it is not in this sum.`,
      )
    }
  }
}

/** What is compared over years: a total that leaves a scope out, because not every year has it, says so in its name. */
export const nameFor = (figures: Figures, subject: QuestionSubject, years: readonly number[]): string => {
  if (subject.of !== 'total') return subjectName(subject)
  const left = scopes.filter(({ start }) =>
    years.some(
      (year) =>
        wholeOf(figures, year).some(isOf(start)) &&
        !figuresFor(figures, subject, year, years).some(isOf(start)),
    ),
  )
  const without = left.map(({ name }) => name).join(' and ')
  return without ? `${subjectName(subject)} without ${without}` : subjectName(subject)
}

const noteOtherMethod = (draft: AnswerDraft, figures: Figures, used: Figures): void => {
  for (const { metric, year } of used) {
    if (!methods.includes(metric)) continue
    const others = methods.flatMap((other) =>
      other === metric ? [] : (figureAt(figures, other, year) ?? []),
    )
    const also = others.map((other) => nameOf(other).replace('Scope 2 ', '')).join(', ')
    draft.note(
      `${nameOf({ metric })} is used${also ? `; ${year} is also given ${also.replaceAll(/[()]/g, '')}` : ''}.`,
    )
  }
}

/** A subject in a year as one term, added up where it has parts; null where the report has nothing of it. */
export const takeTerm = (
  draft: AnswerDraft,
  figures: Figures,
  subject: QuestionSubject,
  year: number,
  years: readonly number[] = [year],
): Term | null => {
  const parts = figuresFor(figures, subject, year, years)
  if (parts.length === 0) {
    draft.note(tellMissing(figures, subject, year))
    return null
  }
  if (subject.of === 'total') noteGaps(draft, figures, year, parts)
  if (subject.of !== 'metric') noteOtherMethod(draft, figures, parts)
  return sum(
    draft,
    `${nameFor(figures, subject, years)} in ${year}`,
    parts.map((part) => termOf(draft, part)),
  )
}
