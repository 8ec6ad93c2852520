import type { Hex } from 'viem'
import { invalid } from './rpc-error.ts'
import type { RpcLog } from './rpc-shapes.ts'
import type { LocalStore } from './store.ts'

export type LogFilter = {
  address?: Hex | Hex[]
  topics?: (Hex | Hex[] | null)[]
  fromBlock?: string
  toBlock?: string
  blockHash?: Hex
}

const mostBlocks = 10_000

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const oneOf = (wanted: Hex | Hex[], value: string | undefined) =>
  value !== undefined && [wanted].flat().some((each) => same(each, value))

const fits = ({ address, topics = [] }: LogFilter, log: RpcLog) =>
  (!address || oneOf(address, log.address)) &&
  topics.every((wanted, place) => wanted === null || oneOf(wanted, log.topics[place]))

/** The logs of some blocks that a filter asks for. */
export const findLogs = async (
  store: LocalStore,
  filter: LogFilter,
  first: number,
  last: number,
): Promise<RpcLog[]> => {
  if (last - first >= mostBlocks) throw invalid(`at most ${mostBlocks} blocks can be asked about at once`)
  const receipts = await store.receiptsBetween(first, last)
  return receipts.flatMap(({ logs }) => logs).filter((log) => fits(filter, log))
}
