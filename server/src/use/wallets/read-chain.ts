import { creditsAbi as abi } from '@ledgerleaf/chain/artefact'
import { batchOf, tokenId } from '@ledgerleaf/chain/token'
import { decodeEventLog, decodeFunctionResult, encodeEventTopics, encodeFunctionData } from 'viem'
import type { WatchedChain } from './wallet-chain.ts'

// @NOTE imported where it is needed and not before: what speaks with a chain is heavy, and a start does not wait for it.

type Hex = `0x${string}`
const quantityOf = (value: number): Hex => `0x${value.toString(16)}`

/** How many tokens of each batch a wallet has now. */
export const readBalances = async (
  { request, contract }: WatchedChain,
  wallet: Hex,
  batchIds: readonly string[],
): Promise<Map<string, number>> => {
  if (batchIds.length === 0) return new Map()
  const ids = batchIds.map(tokenId)
  const data = encodeFunctionData({ abi, functionName: 'balanceOfBatch', args: [ids.map(() => wallet), ids] })
  const said = (await request({ method: 'eth_call', params: [{ to: contract, data }, 'latest'] })) as Hex
  const amounts = decodeFunctionResult({ abi, functionName: 'balanceOfBatch', data: said })
  return new Map(batchIds.map((batchId, at) => [batchId, Number(amounts[at] ?? 0n)]))
}

/** The number that the wallet's next signature has to carry. */
export const readNonce = async ({ request, contract }: WatchedChain, wallet: Hex): Promise<string> => {
  const data = encodeFunctionData({ abi, functionName: 'nonces', args: [wallet] })
  const said = (await request({ method: 'eth_call', params: [{ to: contract, data }, 'latest'] })) as Hex
  return decodeFunctionResult({ abi, functionName: 'nonces', data: said }).toString()
}

export const readBlockNumber = async ({ request }: WatchedChain): Promise<number> =>
  Number(await request({ method: 'eth_blockNumber', params: [] }))

/** Null where the chain has no such block. */
export const readBlockHash = async ({ request }: WatchedChain, block: number): Promise<Hex | null> => {
  const found = (await request({ method: 'eth_getBlockByNumber', params: [quantityOf(block), false] })) as {
    hash: Hex
  } | null
  return found?.hash ?? null
}

/** One time that tokens came back, as the contract told it. */
export type BroughtBack = {
  number: number
  batchId: string
  address: Hex
  quantity: number
  transactionHash: Hex
  block: number
  blockHash: Hex
}

type RawLog = {
  topics: [Hex, ...Hex[]]
  data: Hex
  transactionHash: Hex
  blockNumber: Hex
  blockHash: Hex
}

/** What came back in these blocks, both included; of one number alone, if it is given. */
export const readBroughtBack = async (
  { request, contract }: WatchedChain,
  fromBlock: number,
  toBlock: number,
  number?: number,
): Promise<BroughtBack[]> => {
  const topics = encodeEventTopics({
    abi,
    eventName: 'BroughtBack',
    ...(number === undefined ? {} : { args: { number: BigInt(number) } }),
  })
  const filter = {
    address: contract,
    topics,
    fromBlock: quantityOf(fromBlock),
    toBlock: quantityOf(toBlock),
  }
  const logs = (await request({ method: 'eth_getLogs', params: [filter] })) as RawLog[]
  return logs.flatMap(({ topics: told, data, transactionHash, blockNumber, blockHash }) => {
    const { args } = decodeEventLog({ abi, eventName: 'BroughtBack', topics: told, data })
    const batchId = batchOf(args.id)
    if (batchId === null) return []
    return [
      {
        number: Number(args.number),
        batchId,
        address: args.wallet.toLowerCase() as Hex,
        quantity: Number(args.amount),
        transactionHash,
        block: Number(blockNumber),
        blockHash,
      },
    ]
  })
}

type Relayed = { address: Hex; batchId: string; quantity: number; deadline: number; signature: Hex }

/** The bytes that hand tokens of a wallet back by its signature. */
export const encodeBringBack = ({ address, batchId, quantity, deadline, signature }: Relayed): Hex =>
  encodeFunctionData({
    abi,
    functionName: 'bringBackFor',
    args: [address, tokenId(batchId), BigInt(quantity), BigInt(deadline), signature],
  })
