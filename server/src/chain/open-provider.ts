import { openLocalChain } from '@ledgerleaf/chain/local/open-local-chain'
import { localChainId } from '../platform/chain-config.ts'
import type { ChainConfig } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { localFundsWei } from './local-account.ts'
import { openLocalStore } from './local-store.ts'
import { type ChainProvider, httpProvider } from './provider.ts'
import { signerOf } from './reach-chain.ts'

/** The way to the configured chain: into the database, or over HTTP. */
export const openProvider = async (db: Db, config: ChainConfig): Promise<ChainProvider> => {
  if (config.rpcUrl !== null) return httpProvider(config.rpcUrl)
  return openLocalChain({
    store: openLocalStore(db),
    chainId: config.chainId ?? localChainId,
    alloc: new Map([[signerOf(config).account, localFundsWei]]),
    now: () => new Date(),
  })
}
