import { isBacked, tellBacking } from '@ledgerleaf/contract/backing'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { findBacking, issueBacked, unmatched } from '../backing/index.ts'
import { confirmIssue, findBatchRow } from '../projects/index.ts'
import { serialBlocks } from './project-files.tables.ts'

export type IssuedBlock = { batchId: string; vintageStartsOn: string; vintageEndsOn: string }

/** Credits that were issued before are sold or delivered only while their registry holds them. */
const requireBacked = async (tx: Tx, batchId: string, registry: string): Promise<void> => {
  const backing = (await findBacking(tx, batchId)) ?? unmatched(registry)
  if (!isBacked(backing)) throw new DomainError('not_backed', { message: tellBacking(registry, backing) })
}

/** Credits issued before the file was started have no block and go by their batch; of a promise nothing is issued. */
const findIssued = async (tx: Tx, projectId: string, batchId: string): Promise<IssuedBlock> => {
  const batch = await findBatchRow(tx, batchId)
  if (batch?.projectId !== projectId || batch.isPromise) throw new DomainError('not_found')
  await requireBacked(tx, batch.id, batch.registry)
  return { batchId: batch.id, vintageStartsOn: batch.vintageStartsOn, vintageEndsOn: batch.vintageEndsOn }
}

const refuseComing = (vintageEndsOn: string, now: Date): void => {
  if (vintageEndsOn < now.toISOString().slice(0, 10)) return
  throw new DomainError('invalid_input', {
    field: 'blockId',
    message: 'This vintage is not over yet: nothing of it is issued. Promise its credits as a forward sale.',
  })
}

/**
 * The batch of an approved serial block of the project. Its credits are issued with the first that are listed or delivered,
 * all of them to the seller; whoever comes at the same moment waits for the block.
 */
export const issueBlock = async (
  tx: Tx,
  { id: projectId, sellerId }: { id: string; sellerId: string },
  blockId: string,
  now: Date,
): Promise<IssuedBlock> => {
  if (!isId(blockId)) throw new DomainError('not_found')
  const [block] = await tx
    .select()
    .from(serialBlocks)
    .where(and(eq(serialBlocks.id, blockId), eq(serialBlocks.projectId, projectId)))
    .for('update')
  if (!block) {
    const issued = await findIssued(tx, projectId, blockId)
    refuseComing(issued.vintageEndsOn, now)
    return issued
  }
  const { registry, serialPrefix: prefix, serialStart: first, serialEnd: last } = block
  const { vintageStartsOn, vintageEndsOn } = block
  if (block.approvedAt === null)
    throw new DomainError('not_approved', {
      field: 'blockId',
      message: 'This block was entered after the review: submit the project again first.',
    })
  refuseComing(vintageEndsOn, now)
  if (block.batchId !== null) {
    // Serials that were made up for an old promise count as issued once the registry knows them.
    await requireBacked(tx, block.batchId, registry)
    await confirmIssue(tx, block.batchId)
    return { batchId: block.batchId, vintageStartsOn, vintageEndsOn }
  }
  const { id: batchId } = await issueBacked(
    tx,
    sellerId,
    {
      projectId,
      vintage: { startsOn: vintageStartsOn, endsOn: vintageEndsOn },
      serials: { registry, prefix, first, last },
    },
    now,
  )
  await tx.update(serialBlocks).set({ batchId }).where(eq(serialBlocks.id, blockId))
  return { batchId, vintageStartsOn, vintageEndsOn }
}
