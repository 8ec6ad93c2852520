import type { NewListing } from '@ledgerleaf/contract/listings'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announceCredits, findOrCreateProject } from '../projects/index.ts'
import { listings } from './listings.tables.ts'

/**
 * The listing form: what a seller wants to sell. Nothing is issued by it. It waits in review until its project is
 * approved and serials of a registry stand behind it.
 */
export const askListing = async (
  tx: Tx,
  sellerId: string,
  { token_id: tokenId, range: quantity, price_per_credit, project_name }: Omit<NewListing, 'email'>,
  now: Date,
): Promise<{ id: string }> => {
  const project = await findOrCreateProject(tx, sellerId, project_name, now)
  const [asked] = await tx
    .insert(listings)
    .values({
      id: newId(now.getTime()),
      tokenId,
      projectId: project.id,
      sellerId,
      quantity,
      pricePerCreditCents: price_per_credit,
      priceMinor: price_per_credit,
      state: 'review',
      openedAt: now,
    })
    // Its token in whatever spelling: the only thing here that another listing can have as well.
    .onConflictDoNothing()
    .returning({ id: listings.id })
  if (!asked) throw new DomainError('token_listed', { field: 'token_id' })
  await announceCredits(tx, sellerId, [])
  return asked
}
