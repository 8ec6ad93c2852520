import type { WalletTurn } from '@ledgerleaf/contract/wallets'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { walletTrail } from './wallets.tables.ts'

/** Writes down what happened to a link, where the person of that account reads it. */
export const noteStep = async (
  tx: Tx,
  personId: string,
  address: `0x${string}`,
  what: WalletTurn,
  now: Date,
): Promise<void> => {
  await tx.insert(walletTrail).values({ id: newId(now.getTime()), personId, address, what, at: now })
}
