import { creditsAbi as abi } from '@ledgerleaf/chain/artefact'
import { writeCoin } from '@ledgerleaf/contract/write-coin'
import {
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  decodeErrorResult,
  decodeFunctionResult,
  encodeFunctionData,
} from 'viem'
import type { LogPlace } from './gather-entries.ts'
import { type Hex, quantity } from './hex.ts'
import type { Receipt } from './keep-transactions.ts'
import { type ChainProvider, ChainTrouble } from './provider.ts'

/** The contract does not do what it is asked. */
export class ContractRefusal extends Error {
  /** By which of its own errors; null where the node did not say. */
  readonly errorName: string | null
  constructor(errorName: string | null, message: string) {
    super(message)
    this.errorName = errorName
  }
}

const isBytes = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x([0-9a-f]{2}){4,}$/i.test(value)

/** What the contract said, wherever in its error the node put it. */
const revertData = (error: unknown): Hex | null => {
  const seen = new Set<unknown>()
  const look = (value: unknown): Hex | null => {
    if (isBytes(value)) return value
    if (typeof value !== 'object' || value === null || seen.has(value)) return null
    seen.add(value)
    for (const key of ['data', 'error', 'cause', 'originalError', 'result'] as const) {
      const found = key in value ? look((value as Record<string, unknown>)[key]) : null
      if (found) return found
    }
    return null
  }
  return look(error)
}

/** A refusal of the contract as one; anything else went wrong on the way to it. */
export const asRefusal = (error: unknown): unknown => {
  const data = revertData(error)
  const message = error instanceof Error ? error.message : String(error)
  if (data) {
    try {
      const { errorName, args = [] } = decodeErrorResult({ abi, data })
      return new ContractRefusal(errorName, `${errorName}(${args.map(String).join(', ')})`)
    } catch {
      return new ContractRefusal(null, `${message} (${data.slice(0, 10)})`)
    }
  }
  return /revert/i.test(message) ? new ContractRefusal(null, message) : error
}

type View = ContractFunctionName<typeof abi, 'view' | 'pure'>
type Change = ContractFunctionName<typeof abi, 'nonpayable'>

/** The bytes that ask the contract to do something. */
export const encodeCall = <Name extends Change>(
  functionName: Name,
  args: ContractFunctionArgs<typeof abi, 'nonpayable', Name>,
): Hex => encodeFunctionData({ abi, functionName, args } as never)

type Head = LogPlace & {
  /** Of the entry that was recorded last; zeros before the first. */
  leaf: Hex
}

export type Fees = { feeWei: bigint; tipWei: bigint | null }

/** Nodes take nothing from an account that could not pay for it, and say so in words of their own. */
export const refusePoor = (account: Hex, balanceWei: bigint, neededWei: bigint): void => {
  if (balanceWei >= neededWei) return
  const [has, needs] = [balanceWei, neededWei].map((wei) => writeCoin(String(wei)))
  throw new ChainTrouble(`${account} has ${has} coins, and a transaction may take ${needs}: send it some`)
}

type RawReceipt = {
  status: Hex
  blockNumber: Hex
  blockHash: Hex
  gasUsed: Hex
  effectiveGasPrice?: Hex
}
type RawBlock = { number: Hex; hash: Hex; timestamp: Hex; baseFeePerGas?: Hex }

/** The contract on its chain, in our words. */
export const openNode = ({ request }: ChainProvider, contract: Hex, account: Hex) => {
  const ask = <T>(method: string, ...params: unknown[]) => request({ method, params }) as Promise<T>
  const askBlock = async (tag: Hex | 'latest') => {
    const block = await ask<RawBlock | null>('eth_getBlockByNumber', tag, false)
    if (!block) throw new Error('the chain does not know its own block')
    return block
  }
  /** What the contract answers at a block. Asked by its number, so that a node that lags says so. */
  const read = async <Name extends View>(
    functionName: Name,
    args: ContractFunctionArgs<typeof abi, 'view' | 'pure', Name>,
    block: number,
  ): Promise<ContractFunctionReturnType<typeof abi, 'view' | 'pure', Name>> => {
    const data = encodeFunctionData({ abi, functionName, args } as never)
    const said = await ask<Hex>('eth_call', { to: contract, data }, quantity(block))
    if (said === '0x') throw new Error(`there is no contract at ${contract}`)
    return decodeFunctionResult({ abi, functionName, data: said } as never) as never
  }
  return {
    read,
    chainId: async () => Number(await ask<Hex>('eth_chainId')),
    hasCode: async () => (await ask<Hex>('eth_getCode', contract, 'latest')) !== '0x',
    blockNumber: async () => Number(await ask<Hex>('eth_blockNumber')),
    block: async (number: number) => {
      const { hash, timestamp } = await askBlock(quantity(number))
      return { hash, at: new Date(Number(timestamp) * 1000) }
    },
    head: async (block: number): Promise<Head> => {
      const [index, part, leaf] = await read('head', [], block)
      return { index: Number(index), part, leaf }
    },
    /** The number of the next transaction, as far as blocks have them. */
    nonce: async () => Number(await ask<Hex>('eth_getTransactionCount', account, 'latest')),
    balanceWei: async () => BigInt(await ask<Hex>('eth_getBalance', account, 'latest')),
    receipt: async (hash: Hex): Promise<Receipt | null> => {
      const found = await ask<RawReceipt | null>('eth_getTransactionReceipt', hash)
      if (!found?.blockNumber) return null
      return {
        hash,
        succeeded: BigInt(found.status) === 1n,
        block: Number(found.blockNumber),
        blockHash: found.blockHash,
        gasUsed: Number(found.gasUsed),
        gasPriceWei: BigInt(found.effectiveGasPrice ?? 0),
      }
    },
    /** How much gas it takes. What the contract would refuse is refused here, before it costs anything. */
    estimate: async (data: Hex): Promise<bigint> => {
      try {
        return BigInt(await ask<Hex>('eth_estimateGas', { from: account, to: contract, data }))
      } catch (error) {
        throw asRefusal(error)
      }
    },
    /** What a transaction pays now: twice the base fee, so that some full blocks do not leave it behind. */
    fees: async (): Promise<Fees> => {
      const { baseFeePerGas } = await askBlock('latest')
      if (baseFeePerGas === undefined) return { feeWei: BigInt(await ask<Hex>('eth_gasPrice')), tipWei: null }
      const tipWei = BigInt(await ask<Hex>('eth_maxPriorityFeePerGas'))
      return { feeWei: 2n * BigInt(baseFeePerGas) + tipWei, tipWei }
    },
    send: (raw: Hex) => ask<Hex>('eth_sendRawTransaction', raw),
    logs: (topics: readonly (Hex | null)[], fromBlock: number, toBlock: number) =>
      ask<{ topics: Hex[]; data: Hex }[]>('eth_getLogs', {
        address: contract,
        topics,
        fromBlock: quantity(fromBlock),
        toBlock: quantity(toBlock),
      }),
  }
}
export type ChainNode = ReturnType<typeof openNode>
