import { nameChain } from '@ledgerleaf/contract/chain-calls'
import { findEntries, findStatus } from '../../chain/index.ts'
import type { ChainConfig } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import type { ChainPlace } from './certificate-paper.ts'

/** Where retirements stand on the chain, by their place in the log; left out until enough blocks stand on one, for good as far as a chain knows that. */
export const findChainPlaces = async (
  db: Reader,
  config: ChainConfig,
  logIndices: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, ChainPlace>> => {
  const indices = logIndices.filter((index) => index !== null)
  if (config.kind === 'off' || indices.length === 0) return new Map()
  const [status, entries] = await Promise.all([findStatus(db, config), findEntries(db, config, indices)])
  const { contract } = status
  if (!contract) return new Map()
  const places = entries.flatMap(({ index, state, transaction, block }): [number, ChainPlace][] =>
    state === 'confirmed' && transaction && block !== null
      ? [[index, { chain: nameChain(status), local: status.local, contract, transaction, block }]]
      : [],
  )
  return new Map(places)
}
