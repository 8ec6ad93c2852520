import type { Publish } from '@ledgerleaf/contract/project-files'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { issueBlock } from './issue-block.ts'
import { lockApproved, openOffer } from './offer-terms.ts'

/** Lists credits of a block. Nothing is listed that the review has not approved, nor a vintage without a score. */
export const publishBlock = async (
  tx: Tx,
  sellerId: string,
  projectId: string,
  { forward: _, ...input }: Publish,
  now: Date,
): Promise<{ listingId: string }> => {
  const own = await lockApproved(tx, sellerId, projectId, input, now)
  if (!input.blockId || input.saleType === 'forward')
    throw new DomainError('invalid_input', { field: 'blockId', message: 'Choose a serial block' })
  return openOffer(tx, own, await issueBlock(tx, own.project, input.blockId, now), input, now)
}
