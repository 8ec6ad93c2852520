import { type EvmLog, eventShape, readEvent, selectorOf, writeWord } from './evm-events.ts'
import { fromHex } from './hex.ts'
import { Refusal } from './refusal.ts'

// @NOTE keep in step with chain/contracts/LedgerleafCredits.sol; a test holds them against its compiled interface
/** An entry of the log, or a part of one, begins: what follows until the next one belongs to it. */
export const recordedEvent = eventShape('Recorded', {
  index: { type: 'uint64', indexed: true },
  leaf: { type: 'bytes32' },
})
/** Credits change hands; from nobody they are issued, to nobody they are used up (ERC-1155). */
export const transferEvent = eventShape('TransferSingle', {
  operator: { type: 'address', indexed: true },
  from: { type: 'address', indexed: true },
  to: { type: 'address', indexed: true },
  id: { type: 'uint256' },
  amount: { type: 'uint256' },
})
export const retiredEvent = eventShape('Retired', {
  id: { type: 'uint256', indexed: true },
  holder: { type: 'address', indexed: true },
  amount: { type: 'uint256' },
  certificate: { type: 'bytes32' },
  leaf: { type: 'bytes32' },
})
export const contractEvents = [recordedEvent, transferEvent, retiredEvent] as const

export const rootAtSignature = 'rootAt(uint64)'

/** The call that asks the contract for the root it keeps of a log of this size. */
export const askRootAt = (contract: string, size: number) => ({
  to: contract,
  data: `${selectorOf(rootAtSignature)}${writeWord(size)}`,
})

export const readRoot = (answer: unknown): Uint8Array => {
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{64}$/i.test(answer))
    throw new Refusal('The contract gave no root.')
  return fromHex(answer.slice(2).toLowerCase())
}

/** An entry of more moves than this is recorded in parts, each by a transaction of its own. */
export const movesMax = 100

export type RecordedEntry = { leaf: string; logs: EvmLog[] }

/** What the contract told of each entry of the log in one transaction, by the entry's index. */
export const recordedEntries = (logs: readonly EvmLog[], contract: string): Map<number, RecordedEntry> => {
  const entries = new Map<number, RecordedEntry>()
  let current: RecordedEntry | undefined
  for (const log of logs) {
    if (log.address !== contract.toLowerCase()) continue
    const recorded = readEvent(recordedEvent, log)
    if (recorded) {
      current = { leaf: recorded.leaf, logs: [] }
      entries.set(Number(recorded.index), current)
    } else current?.logs.push(log)
  }
  return entries
}
