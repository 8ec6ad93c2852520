import { countSerials, type SerialSpan } from '@ledgerleaf/contract/serials'
import { Credits } from '@ledgerleaf/contract/units'
import { and, eq } from 'drizzle-orm'
import { availableCredits, issuance } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announceCredits } from './announce-credits.ts'
import { canonicalSerials } from './canonical-serials.ts'
import { batches, projects } from './projects.tables.ts'

export type NewBatch = {
  projectId: string
  vintage: { startsOn: string; endsOn: string }
  /** As anybody spells them; a number is unique within what its registry counts. Both ends are included. */
  serials: SerialSpan & { registry: string }
}
export type Batch = typeof batches.$inferSelect

/** Brings credits into the world: the seller holds them, not yet listed. */
export const issueBatch = async (tx: Tx, sellerId: string, input: NewBatch, now: Date): Promise<Batch> => {
  const { projectId, vintage, serials } = input
  const [project] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.sellerId, sellerId)))
  if (!project) throw new DomainError('not_found')
  if (!(serials.first > 0 && serials.first <= serials.last)) {
    throw new DomainError('invalid_input', {
      field: 'serials',
      message: 'The last serial must not come before the first',
    })
  }
  const quantity = Credits.parse(countSerials([serials]))
  const { prefix, space } = canonicalSerials(serials.registry, serials.prefix)
  const [batch] = await tx
    .insert(batches)
    .values({
      id: newId(now.getTime()),
      projectId,
      vintageStartsOn: vintage.startsOn,
      vintageEndsOn: vintage.endsOn,
      registry: serials.registry,
      serialPrefix: prefix,
      serialSpace: space,
      serialStart: serials.first,
      serialEnd: serials.last,
      quantity,
      issuedAt: now,
    })
    // The database keeps serials from overlapping, also against an issuance running at the same moment.
    .onConflictDoNothing()
    .returning()
  if (!batch) throw new DomainError('serials_issued')
  await post(tx, {
    key: `issue:${batch.id}`,
    kind: 'issue',
    now,
    postings: [
      {
        asset: batch.id,
        amount: quantity,
        from: issuance(batch.id),
        to: availableCredits(sellerId),
        serials: { first: serials.first, last: serials.last },
      },
    ],
    // With these a reader of the log finds the credits at their registry.
    facts: {
      project: projectId,
      registry: serials.registry,
      serialPrefix: prefix,
      vintageStartsOn: vintage.startsOn,
      vintageEndsOn: vintage.endsOn,
    },
  })
  await announceCredits(tx, sellerId, [batch.id])
  return batch
}
