import { isBacked, tellBacking } from '@ledgerleaf/contract/backing'
import type { ForwardTerms } from '@ledgerleaf/contract/forward-terms'
import type { Publish } from '@ledgerleaf/contract/project-files'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { enqueue } from '../../platform/outbox.ts'
import { findBacking, issueBacked, unmatched } from '../backing/index.ts'
import { openListing } from '../listings/index.ts'
import { findBatchRow, issueBatch } from '../projects/index.ts'
import { findScores } from '../scores/index.ts'
import { lockOwnFile, type OwnFile } from './own-file.ts'
import { serialBlocks } from './project-files.tables.ts'
import { expireListingTask } from './project-files.tasks.ts'

/** The block's batch in the ledger; its credits are issued the first time any of them are listed. */
const batchOf = async (tx: Tx, { project }: OwnFile, { blockId, saleType }: Publish, now: Date) => {
  const [block] = await tx
    .select()
    .from(serialBlocks)
    .where(and(eq(serialBlocks.id, blockId), eq(serialBlocks.projectId, project.id)))
    .for('update')
  if (!block) {
    // Credits issued before the file was started are listed by their batch.
    const batch = await findBatchRow(tx, blockId)
    if (batch?.projectId !== project.id) throw new DomainError('not_found')
    await requireBacked(tx, batch.id, batch.registry)
    return { id: batch.id, vintage: Number(batch.vintageStartsOn.slice(0, 4)), endsOn: batch.vintageEndsOn }
  }
  if (block.approvedAt === null)
    throw new DomainError('not_approved', {
      field: 'blockId',
      message: 'This block was entered after the review: hand the file in again first.',
    })
  const vintage = Number(block.vintageStartsOn.slice(0, 4))
  const endsOn = block.vintageEndsOn
  if (block.batchId !== null) {
    if (saleType !== 'forward') await requireBacked(tx, block.batchId, block.registry)
    return { id: block.batchId, vintage, endsOn }
  }
  const { registry, serialPrefix: prefix, serialStart: first, serialEnd: last } = block
  const issue = saleType === 'forward' ? issueBatch : issueBacked
  const issued = await issue(
    tx,
    project.sellerId,
    {
      projectId: project.id,
      vintage: { startsOn: block.vintageStartsOn, endsOn: block.vintageEndsOn },
      serials: { registry, prefix, first, last },
    },
    now,
  )
  await tx.update(serialBlocks).set({ batchId: issued.id }).where(eq(serialBlocks.id, blockId))
  return { id: issued.id, vintage, endsOn }
}

/** Credits that were issued before are listed only while their registry holds them. */
const requireBacked = async (tx: Tx, batchId: string, registry: string): Promise<void> => {
  const backing = (await findBacking(tx, batchId)) ?? unmatched(registry)
  if (!isBacked(backing)) throw new DomainError('not_backed', { message: tellBacking(registry, backing) })
}

const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`)

/** What has not happened yet is sold as what it is: nobody can claim a tonne of next year today. */
const checkSaleType = (saleType: Publish['saleType'], endsOn: string, now: Date): void => {
  const over = endOfDay(endsOn) < now
  if (over === (saleType !== 'forward')) return
  throw new DomainError('invalid_input', {
    field: 'saleType',
    message: over
      ? 'This vintage is over: sell it spot or by subscription'
      : 'This vintage is not over yet: it can only be sold forward',
  })
}

const settlingDays = 90

/** A registry takes its time: without dates of the seller's own, all of it is due a quarter after the vintage is over. */
const promisedBy = ({ saleType, forward, quantity }: Publish, endsOn: string): { forward?: ForwardTerms } => {
  if (saleType !== 'forward') return {}
  const due = new Date(endOfDay(endsOn).getTime() + settlingDays * 24 * 60 * 60 * 1000)
  const once = {
    milestones: [{ dueOn: due.toISOString().slice(0, 10), credits: quantity }],
    shortfall: 'refund' as const,
  }
  return { forward: forward ?? once }
}

/** Lists credits of a block. Nothing is listed that the review has not approved, nor a vintage without a score. */
export const publishBlock = async (
  tx: Tx,
  sellerId: string,
  projectId: string,
  input: Publish,
  now: Date,
): Promise<{ listingId: string }> => {
  const own = await lockOwnFile(tx, sellerId, projectId)
  if (own.project.approvedAt === null) throw new DomainError('not_approved')
  if (!isId(input.blockId)) throw new DomainError('not_found')
  const expiresAt = input.expiresOn ? endOfDay(input.expiresOn) : null
  if (expiresAt && expiresAt <= now)
    throw new DomainError('invalid_input', {
      field: 'expiresOn',
      message: 'Choose a day that is still to come',
    })
  if (input.minimumFill > input.quantity)
    throw new DomainError('invalid_input', { field: 'minimumFill', message: 'This is more than is listed' })
  const batch = await batchOf(tx, own, input, now)
  checkSaleType(input.saleType, batch.endsOn, now)
  const scores = await findScores(tx, projectId)
  if (!scores.some(({ vintage, value }) => vintage === batch.vintage && value !== null))
    throw new DomainError('not_rated')
  const { blockId: _, expiresOn: __, forward: ___, ...offered } = input
  const listing = await openListing(
    tx,
    sellerId,
    { ...offered, batchId: batch.id, expiresAt, ...promisedBy(input, batch.endsOn) },
    now,
  )
  if (expiresAt)
    await enqueue(tx, expireListingTask, { listingId: listing.id, sellerId }, { runAt: expiresAt })
  return { listingId: listing.id }
}
