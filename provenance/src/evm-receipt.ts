import type { EvmLog } from './evm-events.ts'
import { Refusal } from './refusal.ts'

/** Asks a node of a chain by JSON-RPC, and answers its `result`. Throws where there is no answer. */
export type EvmRpc = (method: string, params: readonly unknown[]) => Promise<unknown>

export type EvmReceipt = { block: number; blockHash: string; logs: readonly EvmLog[] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isHex = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)

export const readQuantity = (value: unknown): number => {
  if (!isHex(value) || value.length < 3) throw new Refusal('The chain gave no number where one belongs.')
  return Number.parseInt(value, 16)
}

const readLog = (value: unknown): EvmLog => {
  if (!isRecord(value) || !isHex(value.address) || !isHex(value.data) || !Array.isArray(value.topics))
    throw new Refusal('The chain gave an event that cannot be read.')
  return {
    address: value.address.toLowerCase(),
    topics: value.topics.map((topic) => (isHex(topic) ? topic : '')),
    data: value.data,
  }
}

/** What became of a transaction, where it is in the chain and succeeded. Throws a Refusal if not. */
export const readReceipt = (value: unknown, transaction: string): EvmReceipt => {
  if (value === null || value === undefined) throw new Refusal('The chain has no such transaction.')
  if (!isRecord(value) || !isHex(value.blockHash) || !Array.isArray(value.logs))
    throw new Refusal('The chain gave a receipt that cannot be read.')
  if (String(value.transactionHash).toLowerCase() !== transaction.toLowerCase())
    throw new Refusal('The chain gave the receipt of another transaction.')
  if (value.status !== '0x1') throw new Refusal('The transaction is in the chain, but it failed.')
  return {
    block: readQuantity(value.blockNumber),
    blockHash: value.blockHash.toLowerCase(),
    logs: value.logs.map(readLog),
  }
}

/** The hash of a block, as the chain has it now. */
export const readBlockHash = (value: unknown): string => {
  if (!isRecord(value) || !isHex(value.hash)) throw new Refusal('The chain has no such block.')
  return value.hash.toLowerCase()
}
