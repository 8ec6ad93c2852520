import type { NewBlock } from '@ledgerleaf/contract/project-files'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { areSerialsIssued } from '../projects/index.ts'
import type { OwnFile } from './own-file.ts'
import { serialBlocks } from './project-files.tables.ts'

const refuse = (field: string, message: string): never => {
  throw new DomainError('invalid_input', { field, message })
}

const checkVintage = ({ file }: OwnFile, { vintageStartsOn, vintageEndsOn }: NewBlock): void => {
  if (vintageStartsOn > vintageEndsOn) refuse('vintageEndsOn', 'The last day must not come before the first')
  const { creditingStartsOn, creditingEndsOn } = file
  if (!creditingStartsOn || !creditingEndsOn) refuse('vintageStartsOn', 'Enter the crediting period first')
  else if (vintageStartsOn < creditingStartsOn || vintageEndsOn > creditingEndsOn)
    refuse('vintageStartsOn', `Outside the crediting period, ${creditingStartsOn} to ${creditingEndsOn}`)
}

/** Enters a serial block. The database lets no two of one registry overlap, also at the same moment. */
export const addBlock = async (tx: Tx, own: OwnFile, block: NewBlock, now: Date): Promise<{ id: string }> => {
  const { registry } = own.project
  if (!registry) return refuse('serialPrefix', 'Choose the registry first')
  if (block.serialStart > block.serialEnd)
    refuse('serialEnd', 'The last serial must not come before the first')
  checkVintage(own, block)
  const serials = { registry, prefix: block.serialPrefix, first: block.serialStart, last: block.serialEnd }
  if (await areSerialsIssued(tx, serials)) throw new DomainError('serials_issued', { field: 'serialStart' })
  const [added] = await tx
    .insert(serialBlocks)
    .values({ id: newId(now.getTime()), projectId: own.project.id, registry, ...block, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: serialBlocks.id })
  if (!added)
    throw new DomainError('serials_issued', {
      field: 'serialStart',
      message: 'These serial numbers overlap a block that is entered already.',
    })
  return added
}
