import type { NewBlock } from '@ledgerleaf/contract/project-files'
import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { addBlock } from './add-block.ts'
import { lockOwnFile, type OwnFile } from './own-file.ts'
import { removeBlock } from './remove-block.ts'
import { rescore } from './rescore.ts'

/** What changes the blocks of one's own file: the scores follow, and the seller's screens are told. */
export const withBlocks = async <T>(
  tx: Tx,
  sellerId: string,
  projectId: string,
  now: Date,
  work: (own: OwnFile) => Promise<T>,
): Promise<T> => {
  const own = await lockOwnFile(tx, sellerId, projectId)
  const result = await work(own)
  await rescore(tx, projectId, now)
  await announce(tx, { organisationId: sellerId }, { type: 'projects.changed' })
  return result
}

/** Enters one block of one's own project. */
export const enterBlock = (
  tx: Tx,
  sellerId: string,
  projectId: string,
  block: NewBlock,
  now: Date,
): Promise<{ id: string }> => withBlocks(tx, sellerId, projectId, now, (own) => addBlock(tx, own, block, now))

/** Takes one out that was not issued. */
export const takeBlockOut = (
  tx: Tx,
  sellerId: string,
  { projectId, blockId }: { projectId: string; blockId: string },
  now: Date,
): Promise<void> => withBlocks(tx, sellerId, projectId, now, () => removeBlock(tx, projectId, blockId))
