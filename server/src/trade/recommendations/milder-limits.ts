import type { Limits } from '@ledgerleaf/contract/recommendations'
import { keepsLimits, without } from './keep-limits.ts'
import type { Offer } from './offer.ts'
import { countryText, kindText } from './words.ts'

export type Milder = { value: number | string[]; advice: string }

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) }, (_, at) => from + Math.sign(to - from) * (at + 1))

/** The values on sale below a bound that may be asked for, the nearest first. */
const below = (bound: number, found: readonly (number | null)[], least = 0): number[] =>
  [...new Set(found.filter((one) => one !== null))]
    .filter((one) => one < bound && one >= least)
    .sort((a, b) => b - a)

/** What is on sale beside what is chosen: with the largest, with the two largest, and so on. */
const widened = (
  chosen: readonly string[],
  offers: readonly Offer[],
  of: (offer: Offer) => string | null,
): string[][] => {
  const credits = new Map<string, number>()
  for (const offer of offers) {
    const value = of(offer)
    if (value !== null && !chosen.includes(value))
      credits.set(value, (credits.get(value) ?? 0) + offer.availableCredits)
  }
  const others = [...credits].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([value]) => value)
  return others.map((_, at) => [...chosen, ...others.slice(0, at + 1)])
}

const names = (values: readonly string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`

/** The values of a limit that are milder than the buyer's, the strictest first, each with what it would be to set it. */
export const milderLimits = (offers: readonly Offer[], limits: Limits, limit: keyof Limits): Milder[] => {
  const rest = offers.filter((offer) => keepsLimits(offer, without(limits, limit)))
  const said = (values: readonly number[], advice: (value: number) => string): Milder[] =>
    values.map((value) => ({ value, advice: `${advice(value)} covers all of it.` }))
  const added = (
    chosen: readonly string[],
    of: (offer: Offer) => string | null,
    nameOf = (value: string) => value,
  ): Milder[] =>
    widened(chosen, rest, of).map((value) => ({
      value,
      advice: `Adding ${names(value.slice(chosen.length).map(nameOf))} covers all of it.`,
    }))
  const { scoreMin = 0, durabilityYearsMin = 1, vintageFrom = 0, removalPercentMin = 0 } = limits
  const {
    projectPercentMax = 100,
    projectsMin = 1,
    countries = [],
    registries = [],
    categories = [],
  } = limits
  const milder: Record<keyof Limits, () => Milder[]> = {
    scoreMin: () =>
      said(
        below(
          scoreMin,
          rest.map(({ score }) => score),
        ),
        (value) => `A minimum score of ${value} instead of ${scoreMin}`,
      ),
    durabilityYearsMin: () =>
      said(
        below(
          durabilityYearsMin,
          rest.map(({ durabilityYears }) => durabilityYears),
          1,
        ),
        (value) => `A durability of ${value} years instead of ${durabilityYearsMin}`,
      ),
    vintageFrom: () =>
      said(
        below(
          vintageFrom,
          rest.map(({ vintage }) => vintage),
          1990,
        ),
        (value) => `Taking vintages from ${value} instead of ${vintageFrom}`,
      ),
    removalPercentMin: () =>
      said(
        numbers(removalPercentMin, 0),
        (value) => `A share of removals of ${value} % instead of ${removalPercentMin} %`,
      ),
    projectPercentMax: () =>
      said(
        numbers(projectPercentMax, 100),
        (value) => `Letting one project have ${value} % instead of ${projectPercentMax} %`,
      ),
    projectsMin: () =>
      said(
        numbers(projectsMin, 1),
        (value) => `Asking for ${value} ${value === 1 ? 'project' : 'projects'} instead of ${projectsMin}`,
      ),
    countries: () => added(countries, ({ country }) => country, countryText),
    registries: () => added(registries, ({ registry }) => registry),
    categories: () => added(categories, ({ category }) => category, kindText),
  }
  return milder[limit]()
}
