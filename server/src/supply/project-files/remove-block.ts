import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { serialBlocks } from './project-files.tables.ts'

export const removeBlock = async (tx: Tx, projectId: string, blockId: string): Promise<void> => {
  if (!isId(blockId)) throw new DomainError('not_found')
  const [block] = await tx
    .select({ batchId: serialBlocks.batchId })
    .from(serialBlocks)
    .where(and(eq(serialBlocks.id, blockId), eq(serialBlocks.projectId, projectId)))
    .for('update')
  if (!block) throw new DomainError('not_found')
  if (block.batchId !== null) throw new DomainError('block_issued')
  await tx.delete(serialBlocks).where(eq(serialBlocks.id, blockId))
}
