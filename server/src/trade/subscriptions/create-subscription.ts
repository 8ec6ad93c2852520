import type { NewSubscription } from '@ledgerleaf/contract/subscriptions'
import { holdOrganisation } from '../../people/organisations/index.ts'
import { findBuyerTerms } from '../../people/terms/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { orThrow } from '../../platform/outcome.ts'
import { subscriptions } from './subscriptions.tables.ts'

/** Neither made nor shown beforehand: nothing is ever bought on a day that is over. */
export const refusePast = ({ startsOn }: Pick<NewSubscription, 'startsOn'>, now: Date): void => {
  if (startsOn < now.toISOString().slice(0, 10))
    throw new DomainError('invalid_input', { field: 'startsOn', message: 'The first day must not be past' })
}

export const createSubscription = async (
  tx: Tx,
  buyerId: string,
  input: NewSubscription,
  now: Date,
): Promise<{ id: string }> => {
  refusePast(input, now)
  await holdOrganisation(tx, buyerId)
  const terms = orThrow(await findBuyerTerms(tx, { named: undefined, isForward: false }))
  const id = newId(now.getTime())
  await tx.insert(subscriptions).values({
    ...input,
    id,
    buyerId,
    nextRunOn: input.startsOn,
    state: 'active',
    createdAt: now,
    buyerTerms: terms.buyers,
  })
  return { id }
}
