import { noteEvent, type OrganisationEventKind } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { findBatchFacts } from '../../supply/projects/index.ts'
import { findOwnWallet } from './prove-wallet.ts'

type Member = { organisationId: string; personId: string }
type Moved = { batchId: string; walletId: string; quantity: number }

/** Writes into the organisation's trail which member sent credits to a wallet, or had them come back. */
export const noteMove = async (
  tx: Tx,
  { organisationId, personId }: Member,
  kind: Extract<OrganisationEventKind, 'credits_withdrawn' | 'credits_brought_back'>,
  { batchId, walletId, quantity }: Moved,
  now: Date,
): Promise<void> => {
  const { address } = await findOwnWallet(tx, organisationId, walletId)
  const batch = await findBatchFacts(tx, batchId)
  const details = { name: address, amount: `${quantity} t of ${batch?.projectName ?? 'a project'}` }
  await noteEvent(tx, { organisationId, personId, kind, details }, now)
}
