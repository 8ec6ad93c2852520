import type { Credits } from '@ledgerleaf/contract/units'
import { availableCredits, promiseOf } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announceCredits } from './announce-credits.ts'
import type { Batch } from './issue-batch.ts'
import { findOwnProject } from './project-queries.ts'
import { batches } from './projects.tables.ts'

export type NewPromise = {
  projectId: string
  vintage: { startsOn: string; endsOn: string }
  quantity: Credits
}

/**
 * Promises credits of a coming vintage. Nothing is issued by it and it has no serials: the registry gives them once the
 * vintage is over, and what is delivered then is issued like any other credits.
 */
export const promiseBatch = async (
  tx: Tx,
  sellerId: string,
  { projectId, vintage, quantity }: NewPromise,
  now: Date,
): Promise<Batch> => {
  const project = await findOwnProject(tx, sellerId, projectId)
  if (!project) throw new DomainError('not_found')
  if (!project.registry)
    throw new DomainError('invalid_input', { field: 'registry', message: 'Choose the registry first' })
  const [batch] = await tx
    .insert(batches)
    .values({
      id: newId(now.getTime()),
      projectId,
      vintageStartsOn: vintage.startsOn,
      vintageEndsOn: vintage.endsOn,
      registry: project.registry,
      quantity,
      isPromise: true,
      issuedAt: now,
    })
    .returning()
  if (!batch) throw new Error('a promise was not written')
  await post(tx, {
    key: `promise:${batch.id}`,
    kind: 'promise',
    now,
    postings: [
      { asset: batch.id, amount: quantity, from: promiseOf(batch.id), to: availableCredits(sellerId) },
    ],
    facts: {
      project: projectId,
      registry: project.registry,
      vintageStartsOn: vintage.startsOn,
      vintageEndsOn: vintage.endsOn,
    },
  })
  await announceCredits(tx, sellerId, [batch.id])
  return batch
}
