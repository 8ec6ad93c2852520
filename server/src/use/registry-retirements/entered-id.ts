import { refuseRegistryLink, registryLink } from '@ledgerleaf/contract/registry-links'
import { DomainError } from '../../platform/domain-error.ts'
import type { RegistryTask } from './lock-tasks.ts'

export type EnteredId = { reference: string; link?: string | undefined; retiredOn: string }

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

const refuse = (message: string, field = 'retiredOn'): never => {
  throw new DomainError('invalid_input', { field, message })
}

/** What is kept of an id as it was entered. A registry may count its days in another zone, so a day is allowed for. */
export const readEnteredId = (
  { registry, pendingSince }: RegistryTask,
  { reference, link, retiredOn }: EnteredId,
  now: Date,
) => {
  if (retiredOn > dayOf(new Date(now.getTime() + dayMs))) refuse('This day is still to come')
  if (retiredOn < dayOf(new Date(pendingSince.getTime() - dayMs)))
    refuse(
      `It was retired here on ${dayOf(pendingSince)}: an earlier retirement at the registry is another one`,
    )
  const wrong = link && refuseRegistryLink(registry, link)
  if (wrong) refuse(wrong, 'link')
  return { reference, link: link || registryLink(registry, reference), retiredOn }
}
