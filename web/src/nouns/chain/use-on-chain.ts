import type { ChainEntry, ChainStatus } from '@ledgerleaf/contract/chain'
import { useQuery } from '@tanstack/react-query'
import { chainQueries } from './queries.ts'

export type OnChain = {
  status: ChainStatus | undefined
  /** How far the entry with this place in the log has come; undefined until it is known, or has a place. */
  of: (logIndex: number | null) => ChainEntry | undefined
}

/** Where these entries of the log stand on the chain, asked again while one of them is under way. */
export const useOnChain = (steps: readonly { logIndex: number | null }[]): OnChain => {
  const { data: status } = useQuery(chainQueries.state())
  const indices = steps.flatMap(({ logIndex }) => logIndex ?? [])
  const { data = [] } = useQuery({ ...chainQueries.entries(status?.on ? indices : []) })
  return { status, of: (logIndex) => data.find(({ index }) => index === logIndex) }
}
