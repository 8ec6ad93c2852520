import type { Credits } from '@ledgerleaf/contract/units'
import { holdings, retiredCredits } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { findBatch } from '../projects/index.ts'
import { retirements } from './retirements.tables.ts'

export type NewRetirement = { batchId: string; quantity: Credits; beneficiary: string; purpose: string }
export type Retirement = typeof retirements.$inferSelect

/** Uses credits for a claim, for good: the database refuses any posting out of the retired pile. */
export const retireCredits = async (
  tx: Tx,
  buyerId: string,
  { batchId, quantity, beneficiary, purpose }: NewRetirement,
  now: Date,
): Promise<Retirement> => {
  if (quantity < 1)
    throw new DomainError('invalid_input', { field: 'quantity', message: 'Choose at least one credit' })
  if (beneficiary.trim() === '')
    throw new DomainError('invalid_input', { field: 'beneficiary', message: 'Beneficiary is required' })
  if (purpose.trim() === '')
    throw new DomainError('invalid_input', { field: 'purpose', message: 'Purpose is required' })
  const batch = await findBatch(tx, batchId)
  if (!batch) throw new DomainError('not_found')
  const retirement: Retirement = {
    id: newId(now.getTime()),
    buyerId,
    batchId,
    quantity,
    beneficiary: beneficiary.trim(),
    purpose: purpose.trim(),
    retiredAt: now,
  }
  await tx.insert(retirements).values(retirement)
  await post(tx, {
    key: `retire:${retirement.id}`,
    kind: 'retire',
    now,
    postings: [{ asset: batchId, amount: quantity, from: holdings(buyerId), to: retiredCredits(buyerId) }],
  })
  await announce(tx, { personId: buyerId }, { type: 'holdings.changed' })
  await announce(tx, { personId: batch.sellerId }, { type: 'listings.changed' })
  return retirement
}
