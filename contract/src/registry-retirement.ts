import * as z from 'zod/mini'
import { writeDay } from './days.ts'

export const RegistryRetirementState = z.enum(['pending', 'instructed', 'done', 'failed'])
export type RegistryRetirementState = z.infer<typeof RegistryRetirementState>

/**
 * What became of a retirement at the registry that issued the credits. In our ledger it is final at once; the registry
 * is told by a person, and says so itself in its next file. Each step is a leaf of the log of its own.
 */
export const RegistryRetirement = z.object({
  registry: z.string(),
  state: RegistryRetirementState,
  /** The day of the retirement here. */
  since: z.string(),
  /** The id the registry gave; null also where its file confirms the retirement and names none. */
  reference: z.nullable(z.string()),
  link: z.nullable(z.string()),
  retiredOn: z.nullable(z.string()),
  confirmedBy: z.nullable(z.enum(['operator', 'file'])),
  /** The day of the file that confirms it. */
  fileAsOf: z.nullable(z.string()),
  /** The day of a file by which somebody else has retired the same credits: an operator looks into it. */
  contradictedOn: z.nullable(z.string()),
  /** The act whose leaf says so; null while nothing was done yet. */
  actId: z.nullable(z.string()),
})
export type RegistryRetirement = z.infer<typeof RegistryRetirement>

/** In one sentence, as it stands on certificate, page and mail. */
export const tellRegistryRetirement = (told: RegistryRetirement): string => {
  const { registry, state, since, reference, retiredOn, fileAsOf } = told
  if (state === 'failed') return `Could not be retired at ${registry}`
  if (state !== 'done' || retiredOn === null)
    return `Retired at ${registry}: pending since ${writeDay(since)}`
  const done = `Retired at ${registry} on ${writeDay(retiredOn)}`
  if (reference !== null) return `${done}, id ${reference}`
  return fileAsOf === null ? done : `${done}, confirmed by the registry’s own file of ${writeDay(fileAsOf)}`
}

/** What that means and what comes next, for the page and the paper of a certificate. */
export const explainRegistryRetirement = (told: RegistryRetirement): string => {
  const { state, registry, confirmedBy, fileAsOf, contradictedOn } = told
  if (contradictedOn !== null && state !== 'done')
    return `The registry’s own file of ${writeDay(contradictedOn)} shows these credits as retired by another. We are looking into it.`
  if (state === 'failed')
    return `In our ledger it is final. At ${registry} it could not be made; whoever retired was told why.`
  if (state !== 'done')
    return `In our ledger it is final. Next the same serials are retired at ${registry}; its id will stand here.`
  return confirmedBy === 'file' && fileAsOf !== null
    ? `Confirmed by the registry’s own file of ${writeDay(fileAsOf)}.`
    : 'Entered by an operator from the registry’s own record.'
}

/** For the cell of a table: the id, or how far it is. */
export const nameRegistryRetirement = (told: RegistryRetirement | null): string => {
  if (told === null) return 'No registry'
  const { state, since, reference, fileAsOf } = told
  if (state === 'failed') return 'Could not be retired there'
  if (state !== 'done') return `Pending since ${writeDay(since)}`
  return reference ?? `In the registry’s file of ${writeDay(fileAsOf ?? since)}`
}
