import type { RegistryTold } from '@ledgerleaf/provenance/registry-statement'
import type { RegistryTask } from './lock-tasks.ts'

/** What the log says in the open of a retirement at its registry. It names credits and days, and no person. */
export const tellFacts = (task: RegistryTask): RegistryTold => {
  const { retirementId, registry, state, reference, link, retiredOn, confirmedBy, fileAsOf, contradictedOn } =
    task
  const told = { reference, link, retiredOn, confirmedBy, fileAsOf, contradictedOn }
  const known = Object.entries(told).filter((fact): fact is [string, string] => fact[1] !== null)
  return { certificate: retirementId, registry, state, ...Object.fromEntries(known) }
}
