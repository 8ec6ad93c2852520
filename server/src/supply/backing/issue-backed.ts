import { isBacked, tellBacking } from '@ledgerleaf/contract/backing'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Batch, canonicalSerials, findOwnProject, issueBatch, type NewBatch } from '../projects/index.ts'
import { lockForIssue } from './lock-records.ts'
import { matchBatches } from './match-batches.ts'
import { matchBlocks } from './match-blocks.ts'

/** Brings credits into the ledger that stand at their registry; whatever does not is refused, and says why. */
export const issueBacked = async (tx: Tx, sellerId: string, input: NewBatch, now: Date): Promise<Batch> => {
  const { registry, prefix, first, last } = input.serials
  const project = await findOwnProject(tx, sellerId, input.projectId)
  if (!project) throw new DomainError('not_found')
  const { registryProjectId } = project
  await lockForIssue(tx, registry, registryProjectId)
  const { space } = canonicalSerials(registry, prefix)
  const { startsOn: vintageStartsOn, endsOn: vintageEndsOn } = input.vintage
  const block = { id: '', registry, registryProjectId, space, first, last, vintageStartsOn, vintageEndsOn }
  const backing = (await matchBlocks(tx, [block])).get('')
  if (!backing || !isBacked(backing))
    throw new DomainError('not_backed', backing ? { message: tellBacking(registry, backing) } : {})
  const batch = await issueBatch(tx, sellerId, input, now)
  await matchBatches(tx, [batch.id], now)
  return batch
}
