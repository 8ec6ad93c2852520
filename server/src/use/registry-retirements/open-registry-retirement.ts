import type { Tx } from '../../platform/db.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { findCreditsHeld } from '../../supply/project-files/index.ts'
import { registryRetirements } from './registry-retirements.tables.ts'
import { instructSellerTask } from './registry-retirements.tasks.ts'

type Opened = Pick<
  typeof registryRetirements.$inferInsert,
  | 'retirementId'
  | 'batchId'
  | 'registry'
  | 'quantity'
  | 'beneficiary'
  | 'onBehalfOf'
  | 'reason'
  | 'purpose'
  | 'pendingSince'
>

// Credits of a seller's own making, from before each needed a registry's serials: nobody keeps them but us.
const nobodysRegistry = 'Ledgerleaf'

/**
 * The registry is to be told of a retirement: written in its transaction, so that none is forgotten. Credits that the
 * seller holds there are the seller's to retire, who is told by mail.
 */
export const openRegistryRetirement = async (tx: Tx, projectId: string, opened: Opened): Promise<void> => {
  if (opened.registry === nobodysRegistry) return
  const isSellers = (await findCreditsHeld(tx, projectId)) === 'instruction'
  const instructedAt = isSellers ? opened.pendingSince : null
  await tx.insert(registryRetirements).values({ ...opened, instructedAt })
  if (isSellers) await enqueue(tx, instructSellerTask, { retirementId: opened.retirementId })
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}
