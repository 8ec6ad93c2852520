import { openLocalChain } from '@ledgerleaf/chain/local/open-local-chain'
import { RpcError } from '@ledgerleaf/chain/local/rpc-error'
import { localChainId } from '../platform/chain-config.ts'
import type { ChainConfig } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { localFundsWei } from './local-account.ts'
import { openLocalStore } from './local-store.ts'
import { type ChainProvider, httpProvider, RpcRefusal } from './provider.ts'
import { signerOf } from './reach-chain.ts'

/** The way to the configured chain: into the database, or over HTTP. */
export const openProvider = async (db: Db, config: ChainConfig): Promise<ChainProvider> => {
  if (config.rpcUrl !== null) return httpProvider(config.rpcUrl)
  const local = await openLocalChain({
    store: openLocalStore(db),
    chainId: config.chainId ?? localChainId,
    alloc: new Map([[signerOf(config).account, localFundsWei]]),
    now: () => new Date(),
  })
  return {
    request: (asked) =>
      local.request(asked).catch((error: unknown) => {
        // As any other node refuses: in its own words, and no mistake of ours.
        throw error instanceof RpcError ? new RpcRefusal(error.code, error.message, error.data) : error
      }),
  }
}
