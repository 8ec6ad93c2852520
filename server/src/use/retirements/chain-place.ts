import { nameChain } from '@ledgerleaf/contract/chain-calls'
import { findEntries, findStatus } from '../../chain/index.ts'
import type { ChainConfig } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import type { ChainPlace } from './certificate-paper.ts'

/** Where a retirement stands on the chain; null until enough blocks stand on it, for good as far as a chain knows that. */
export const findChainPlace = async (
  db: Reader,
  config: ChainConfig,
  logIndex: number | null,
): Promise<ChainPlace | null> => {
  if (config.kind === 'off' || logIndex === null) return null
  const [status, [entry]] = await Promise.all([findStatus(db, config), findEntries(db, config, [logIndex])])
  if (entry?.state !== 'confirmed' || !entry.transaction || entry.block === null || !status.contract)
    return null
  const { transaction, block } = entry
  return { chain: nameChain(status), contract: status.contract, transaction, block }
}
