import { identityLabels } from '@ledgerleaf/contract/seller-check-words'
import type { IdentityPatch } from '@ledgerleaf/contract/seller-checks'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { lockIdentity } from './lock-identity.ts'
import { sellerIdentities } from './seller-checks.tables.ts'
import { screenSellerTask } from './seller-checks.tasks.ts'

/** Hands in what was told, whole. Where a screening service is configured it is asked after commit. */
export const submitIdentity = async (
  tx: Tx,
  sellerId: string,
  { asksService, now }: { asksService: boolean; now: Date },
): Promise<void> => {
  const identity = await lockIdentity(tx, sellerId)
  const fields = Object.keys(identityLabels) as (keyof IdentityPatch)[]
  const missing = fields.find((field) => identity[field] === null)
  if (missing)
    throw new DomainError('invalid_input', {
      field: missing,
      message: `${identityLabels[missing]} is missing`,
    })
  if (identity.state === 'submitted' || identity.state === 'checked') return
  await tx
    .update(sellerIdentities)
    .set({
      state: 'submitted',
      submittedAt: now,
      reason: null,
      serviceState: asksService ? 'waiting' : null,
      serviceHits: null,
      serviceProblem: null,
      serviceAt: null,
    })
    .where(eq(sellerIdentities.sellerId, sellerId))
  if (asksService) await enqueue(tx, screenSellerTask, { sellerId, submittedAt: now.toISOString() })
  await announce(tx, { organisationId: sellerId }, { type: 'projects.changed' })
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}
