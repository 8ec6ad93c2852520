import type { Flag } from '../types.ts'
import { compositionFlags } from './composition-flags.ts'
import { disclosureFlags } from './disclosure-flags.ts'
import type { FlagInput } from './flag-input.ts'
import { historyFlags } from './history-flags.ts'
import { scopeFlags } from './scope-flags.ts'
import { scopeTwoFlags } from './scope-two-flags.ts'
import { sumFlags } from './sum-flags.ts'
import { targetFlags } from './target-flags.ts'

const order = { high: 0, medium: 1, low: 2 }

/**
 * Deterministic checks of what the document says and what its figures are by now: run again whenever a person changes
 * one. They speak of this document only: what is not in it may well be published elsewhere.
 */
export const raiseFlags = (input: Omit<FlagInput, 'latest'>): Flag[] => {
  const years = input.figures.filter(({ unit }) => unit === 'tCO2e').map(({ year }) => year)
  const full: FlagInput = { ...input, latest: years.length > 0 ? Math.max(...years) : null }
  const rules = [
    scopeFlags,
    scopeTwoFlags,
    sumFlags,
    historyFlags,
    compositionFlags,
    targetFlags,
    disclosureFlags,
  ]
  return rules
    .flatMap((rule) => rule(full))
    .sort((a, b) => order[a.severity] - order[b.severity] || a.id.localeCompare(b.id))
}
