import type { Limits } from '@ledgerleaf/contract/recommendations'
import { projectPercentLeast } from '@ledgerleaf/contract/recommendations'
import type { Offer } from './offer.ts'

/** Limits that a listing keeps or breaks by itself; the others concern the basket as a whole. */
const rules: { [Name in keyof Limits]?: (offer: Offer, limit: NonNullable<Limits[Name]>) => boolean } = {
  scoreMin: ({ score }, least) => score !== null && score >= least,
  durabilityYearsMin: ({ durabilityYears }, least) => durabilityYears !== null && durabilityYears >= least,
  countries: ({ country }, allowed) => country !== null && allowed.includes(country),
  registries: ({ registry }, allowed) => allowed.includes(registry),
  categories: ({ category }, allowed) => category !== null && allowed.includes(category),
  vintageFrom: ({ vintage }, first) => vintage >= first,
}

/** Limits that can be told of one listing, in the order in which a market is narrowed down by them. */
export const listingLimits = Object.keys(rules) as (keyof Limits)[]

export const keepsLimits = (offer: Offer, limits: Limits): boolean =>
  listingLimits.every((name) => {
    const limit = limits[name]
    const rule = rules[name] as ((offer: Offer, limit: unknown) => boolean) | undefined
    return limit === undefined || !rule || rule(offer, limit)
  })

export const without = (limits: Limits, name: keyof Limits): Limits => {
  const { [name]: _, ...rest } = limits
  return rest
}

/** The most credits one project may have in a basket of this many tonnes. */
export const projectCreditsMax = (limits: Limits, tonnes: number): number =>
  limits.projectPercentMax === undefined
    ? tonnes
    : Math.max(1, Math.floor((tonnes * limits.projectPercentMax) / 100))

export const removalCreditsMin = (limits: Limits, tonnes: number): number =>
  Math.ceil((tonnes * (limits.removalPercentMin ?? 0)) / 100)

/** A basket of two tonnes cannot come from three projects. */
export const projectsMin = (limits: Limits, tonnes: number): number =>
  Math.min(limits.projectsMin ?? 1, tonnes)

/**
 * From how many credits on a project counts as one of several: a single credit does not spread a risk. Never more than
 * the number of projects, or the largest share of one, leaves room for.
 */
export const projectCreditsLeast = (
  limits: Limits,
  tonnes: number,
  percent: number = projectPercentLeast,
): number => {
  const fewest = projectsMin(limits, tonnes)
  if (fewest <= 1) return 1
  const wanted = Math.ceil((tonnes * percent) / 100)
  return Math.max(1, Math.min(wanted, Math.floor(tonnes / fewest), projectCreditsMax(limits, tonnes)))
}
