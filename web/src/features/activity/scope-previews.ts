import { type Activity, activities, activityGroups } from '@ledgerleaf/contract/activities'
import type { ActivityLine } from '@ledgerleaf/contract/activity-basis'
import { type DraftLine, emptyLine } from '@ledgerleaf/contract/activity-draft'
import { computeLines } from '@ledgerleaf/contract/compute-lines'
import {
  type FactorSource,
  factorSources,
  type PublishedFactor,
  sourceOf,
} from '@ledgerleaf/contract/emission-factor'
import { emissionFactors, factorsOf } from '@ledgerleaf/contract/emission-factors'

type ScopeId = 'scope1' | 'scope2' | 'scope3'

/** Whose example shows how a line is computed, before anything is asked. */
export const exampleScope: ScopeId = 'scope2'

export type ScopePreview = {
  id: ScopeId
  name: string
  says: string
  /** What one is asked for in each section of the form, and how many kinds of it there are to choose from. */
  groups: readonly { name: string; says: string; kinds: number }[]
  factors: number
  /** Whose they are, and how many of each. */
  publishers: readonly { name: string; factors: number }[]
  /** One line as it is computed, with the amount of nobody. */
  example: ActivityLine | undefined
}

type Told = { id: ScopeId; name: string; says: string; energy?: string; example: Partial<DraftLine> }

/** Energy is one section of the form and belongs to two scopes: each says its own part of it. */
const scopes: readonly Told[] = [
  {
    id: 'scope1',
    name: 'Scope 1',
    says: 'What you burn, drive and let leak',
    energy: 'Fuels you burn, refrigerants that leaked',
    example: { activity: 'natural-gas', amount: '50000', unit: 'kWh', country: 'GB' },
  },
  {
    id: 'scope2',
    name: 'Scope 2',
    says: 'The energy you buy, as the grid of each country makes it',
    energy: 'Electricity, district heat, steam',
    example: { activity: 'electricity', amount: '100000', unit: 'kWh', country: 'DE' },
  },
  {
    id: 'scope3',
    name: 'Scope 3',
    says: 'What others emit for you: travel, freight, purchases, waste, the way to work',
    example: { activity: 'flight-long-economy', amount: '10000', unit: 'person-km', country: 'GB' },
  },
]
/** The year the examples are of: one that every source has factors for. */
const exampleYear = 2024

const isOf = (id: ScopeId, { metric }: Activity): boolean => metric === id || metric.startsWith(`${id}_`)

const countPublishers = (factors: readonly PublishedFactor[]) => {
  const counts = new Map<string, number>()
  for (const factor of factors) {
    const { publisher } = sourceOf(factor)
    counts.set(publisher, (counts.get(publisher) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({ name, factors: count })).sort((a, b) => b.factors - a.factors)
}

/** What each scope of a footprint is made of here, counted from the factors themselves. */
export const previewScopes = (): ScopePreview[] =>
  scopes.map(({ id, name, says, energy, example }) => {
    const own = activities.filter((activity) => isOf(id, activity))
    const factors = own.flatMap((activity) => factorsOf(activity.id))
    return {
      id,
      name,
      says,
      groups: activityGroups
        .map((group) => ({
          name: group.name,
          says: group.id === 'energy' ? (energy ?? group.says) : group.says,
          kinds: own.filter((activity) => activity.group === group.id).length,
        }))
        .filter(({ kinds }) => kinds > 0),
      factors: factors.length,
      publishers: countPublishers(factors),
      example: computeLines([emptyLine(id, example)], exampleYear).lines[0],
    }
  })

/** Who published the factors, how many of them, and of how many countries. */
export const countSources = (): { source: FactorSource; factors: number; countries: number }[] =>
  factorSources.map((source) => {
    const own = emissionFactors.filter((factor) => factor.source === source.id)
    const regions = new Set(own.map(({ region }) => region))
    regions.delete('WORLD')
    return { source, factors: own.length, countries: regions.size }
  })
