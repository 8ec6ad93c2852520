import type { PublishedFactor } from './emission-factor.ts'
import { desnzFactors } from './emission-factors-desnz.ts'
import { epaFactors } from './emission-factors-epa.ts'
import { gridFactors } from './emission-factors-grid.ts'
import { spendFactors } from './emission-factors-spend.ts'

/** Every factor there is; of two that fit equally well the earlier one is taken. */
export const emissionFactors: readonly PublishedFactor[] = [
  ...desnzFactors,
  ...epaFactors,
  ...gridFactors,
  ...spendFactors,
]

/** What an inventory was computed with can be told by this: the SHA-256 of every value in the set, held by a test. */
export const factorSet = {
  name: '2026-11',
  sha256: '3913fc27a62cbe09bf068ca1824859bdb0b5dd2a49debb8366925eda235f1e15',
} as const

/** The whole set, one line for each factor: what the fingerprint is taken of. */
export const writeFactorSet = (): string =>
  emissionFactors
    .map(({ id, activity, unit, kg, region, year, source }) =>
      [id, activity, unit, kg, region, year, source].join('\t'),
    )
    .join('\n')

const byId = new Map(emissionFactors.map((factor) => [factor.id, factor]))
const byActivity = new Map<string, PublishedFactor[]>()
for (const factor of emissionFactors)
  byActivity.set(factor.activity, [...(byActivity.get(factor.activity) ?? []), factor])

export const findFactor = (id: string): PublishedFactor | null => byId.get(id) ?? null
export const factorsOf = (activity: string): readonly PublishedFactor[] => byActivity.get(activity) ?? []
