import type { RetiredPart } from '../../retirements/index.ts'
import { pointingWords } from '../words/time-words.ts'
import type { Amount } from './read-amount.ts'
import { readNames } from './read-names.ts'
import { type DaySpan, readTimes } from './read-times.ts'
import type { Sentence } from './sentence.ts'

/** Of what, where and when a sentence says that it was retired. */
export type ClaimScope = {
  spans: readonly DaySpan[]
  isFor: boolean
  projects: readonly string[]
  registries: readonly string[]
  countries: readonly string[]
}

/** What sentences are read against. */
export type LedgerFacts = { parts: readonly RetiredPart[]; today: string }

export const isNarrow = ({ spans, projects, registries, countries }: ClaimScope): boolean =>
  [spans, projects, registries, countries].some((named) => named.length > 0)

/** The scope, and the places of the words it was read from. "400 of them" is of what was named before. */
export const readScope = (
  { words }: Sentence,
  amounts: readonly Amount[],
  { parts, today }: LedgerFacts,
  before: ClaimScope | undefined,
): { scope: ClaimScope; places: ReadonlySet<number> } => {
  const times = readTimes(words, new Set(amounts.flatMap(({ places }) => places)), today)
  const names = readNames(words, parts)
  const { projects, registries, countries } = names
  const own = { spans: times.spans, isFor: times.isFor, projects, registries, countries }
  const isPointing = words.some(({ word }) => pointingWords.has(word))
  return {
    scope: before && isPointing && !isNarrow(own) ? before : own,
    places: new Set([...times.places, ...names.places]),
  }
}

const isIn = (value: string | null, named: readonly string[]) =>
  named.length === 0 || (value !== null && named.includes(value))

/** The tonnes of a scope: retired on its days, or with `isFor` of its periods. */
export const partsIn = (
  scope: ClaimScope,
  parts: readonly RetiredPart[],
  isFor = scope.isFor,
): RetiredPart[] =>
  parts.filter(({ project, registry, country, retiredOn, periodStartsOn, periodEndsOn }) => {
    if (
      !isIn(project, scope.projects) ||
      !isIn(registry, scope.registries) ||
      !isIn(country, scope.countries)
    )
      return false
    const [from, to] = isFor ? [periodStartsOn, periodEndsOn] : [retiredOn, retiredOn]
    return scope.spans.length === 0 || scope.spans.some((span) => span.from <= from && to <= span.to)
  })

/** Whether each name and each time of a scope has tonnes of its own: "in January and August" says it of both. */
export const isEachBorneOut = (
  scope: ClaimScope,
  parts: readonly RetiredPart[],
  isFor = scope.isFor,
): boolean =>
  [
    ...scope.spans.map((span) => ({ ...scope, spans: [span] })),
    ...scope.projects.map((project) => ({ ...scope, projects: [project] })),
    ...scope.registries.map((registry) => ({ ...scope, registries: [registry] })),
    ...scope.countries.map((country) => ({ ...scope, countries: [country] })),
  ].every((narrower) => partsIn(narrower, parts, isFor).length > 0)
