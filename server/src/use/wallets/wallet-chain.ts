import type { Hex, OpenedChain } from '../../chain/index.ts'
import { DomainError } from '../../platform/domain-error.ts'

type Request = OpenedChain['request']

/** The chain as it was reached: which contract on which chain, and how to ask it. */
export type WatchedChain = {
  chainId: number
  contract: Hex
  /** How many blocks, its own among them, make something confirmed. */
  confirmations: number
  request: Request
}

/** Null where no chain is configured. */
export type WalletChain = { reach: () => Promise<WatchedChain> } | null

/** What wallets need of the chain. */
export const walletChain = ({ config, reach, request }: OpenedChain): WalletChain =>
  config.kind === 'off'
    ? null
    : {
        reach: async () => {
          const { chainId, contract } = await reach()
          return { chainId, contract, confirmations: config.confirmations, request }
        },
      }

/** Whatever is wrong with the chain is a refusal that says so, and nothing has happened. */
export const askChain = async <T>(
  chain: WalletChain,
  work: (reached: WatchedChain) => Promise<T>,
): Promise<T> => {
  if (!chain) throw new DomainError('not_available', { message: 'No chain is configured on this server.' })
  try {
    return await work(await chain.reach())
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError('chain_unavailable')
  }
}
