import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { registryRetirements } from './registry-retirements.tables.ts'

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

/** The registry is to be told of a retirement: written in its transaction, so that none is forgotten. */
export const openRegistryRetirement = async (tx: Tx, opened: Opened): Promise<void> => {
  if (opened.registry === nobodysRegistry) return
  await tx.insert(registryRetirements).values(opened)
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}
