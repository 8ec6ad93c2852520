import { bytesToHex, createAddressFromString } from '@ethereumjs/util'
import { type Address, type Hex, hexToNumber, isHex, numberToHex } from 'viem'
import { findLogs, type LogFilter } from './find-logs.ts'
import { openMachine } from './machine.ts'
import { makeGenesis } from './mine.ts'
import { openMiner } from './miner.ts'
import { openPool } from './pool.ts'
import { invalid, RpcError, refuse } from './rpc-error.ts'
import { transactionAsRpc } from './rpc-format.ts'
import type { RpcBlock } from './rpc-shapes.ts'
import { type Asked, call, estimateGas } from './simulate.ts'
import type { LocalStore, StoredBlock } from './store.ts'

export type LocalChainParts = {
  store: LocalStore
  chainId: number
  /** What accounts have in the first block, in wei; of no meaning once there is one. */
  alloc: ReadonlyMap<Address, bigint>
  now: () => Date
}
type Request = { method: string; params?: unknown }
export type LocalChain = { request: (request: Request) => Promise<unknown> }

const tip = 1_000_000n
const standIn = 'ledgerleaf-local/1'

/**
 * A chain of our own, for trying out: a virtual machine and a store, answering as a node of Ethereum does. Answers are
 * plain JSON. What tests need of a node begins with `evm_`; whoever opens it to others leaves that out.
 */
export const openLocalChain = async ({
  store,
  chainId,
  alloc,
  now,
}: LocalChainParts): Promise<LocalChain> => {
  const machine = openMachine(store, chainId)
  const pool = openPool()
  const miner = openMiner({ store, machine, pool, now })
  const snapshots: number[] = []

  const latestBlock = async (): Promise<StoredBlock> => {
    const latest = await store.latest()
    if (!latest) throw new Error('the chain has no first block')
    return latest
  }
  if (!(await store.latest())) {
    const has = new Error('another process was quicker')
    await store
      .extend(async (latest) => {
        if (latest) throw has
        return makeGenesis(machine, alloc, now())
      })
      .catch((error: unknown) => {
        if (error !== has) throw error
      })
  }

  const findBlock = async (asked: unknown): Promise<StoredBlock | null> => {
    if (asked === undefined || asked === null) return latestBlock()
    if (typeof asked === 'object' && 'blockHash' in asked) return store.byHash(asked.blockHash as Hex)
    if (typeof asked === 'object' && 'blockNumber' in asked) return findBlock(asked.blockNumber)
    if (asked === 'earliest') return store.byNumber(0)
    // What is in a block here is final as far as anything is.
    if (asked === 'latest' || asked === 'pending' || asked === 'safe' || asked === 'finalized')
      return latestBlock()
    if (!isHex(asked)) throw invalid('a number of a block is wanted')
    return store.byNumber(hexToNumber(asked))
  }
  const blockAt = async (asked: unknown): Promise<StoredBlock> => {
    const found = await findBlock(asked)
    if (!found) throw refuse('header not found')
    return found
  }
  const answerBlock = (found: StoredBlock | null, isWhole: unknown): RpcBlock | object | null => {
    if (!found) return null
    if (isWhole === true) return found.block
    return { ...found.block, transactions: found.block.transactions.map(({ hash }) => hash) }
  }
  const accountAt = async (address: unknown, asked: unknown) => {
    if (!isHex(address)) throw invalid('an address is wanted')
    const account = await inState(asked, (block) => miner.accountAt(block, address))
    const ready = asked === 'pending' ? pool.readyOf(address.toLowerCase(), account.nonce).length : 0
    return { ...account, nonce: account.nonce + BigInt(ready) }
  }
  /** Asks about the state after a block. One that was removed, before or meanwhile, would read as if nothing were in it. */
  const inState = async <T>(asked: unknown, read: (block: StoredBlock) => Promise<T>): Promise<T> => {
    const block = await blockAt(asked)
    const [answer] = await Promise.allSettled([read(block)])
    if (block.number < (await store.keptFrom()))
      throw refuse(`the state of block ${block.number} is no longer kept`)
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  }
  const managerOf = async ({ stateRoot }: StoredBlock) => (await machine.at(stateRoot)).vm.stateManager
  const nextBaseFee = async () => machine.blockOf(await latestBlock()).header.calcNextBaseFee()

  const answers: Record<string, (params: unknown[]) => Promise<unknown>> = {
    web3_clientVersion: async () => standIn,
    net_version: async () => String(chainId),
    eth_chainId: async () => numberToHex(chainId),
    eth_accounts: async () => [],
    eth_syncing: async () => false,
    eth_blockNumber: async () => numberToHex((await latestBlock()).number),
    eth_getBlockByNumber: async ([asked, isWhole]) => answerBlock(await findBlock(asked), isWhole),
    eth_getBlockByHash: async ([hash, isWhole]) => answerBlock(await store.byHash(hash as Hex), isWhole),
    eth_getTransactionByHash: async ([hash]) => {
      const found = await store.ofTransaction(hash as Hex)
      if (found) return found.block.transactions.find((tx) => tx.hash === hash) ?? null
      const waiting = pool.find(hash as Hex)
      return waiting ? transactionAsRpc(waiting, null) : null
    },
    eth_getTransactionReceipt: async ([hash]) => {
      const found = await store.ofTransaction(hash as Hex)
      return found?.receipts.find(({ transactionHash }) => transactionHash === hash) ?? null
    },
    eth_getTransactionCount: async ([address, asked]) => numberToHex((await accountAt(address, asked)).nonce),
    eth_getBalance: async ([address, asked]) => numberToHex((await accountAt(address, asked)).balance),
    eth_getCode: async ([address, asked]) =>
      inState(asked, async (block) =>
        bytesToHex(await (await managerOf(block)).getCode(createAddressFromString(String(address)))),
      ),
    eth_getStorageAt: async ([address, slot, asked]) => {
      const key = Buffer.from(BigInt(String(slot)).toString(16).padStart(64, '0'), 'hex')
      const value = await inState(asked, async (block) =>
        (await managerOf(block)).getStorage(createAddressFromString(String(address)), key),
      )
      return `0x${Buffer.from(value).toString('hex').padStart(64, '0')}`
    },
    eth_call: async ([asked, block]) => inState(block, (found) => call(machine, found, asked as Asked)),
    eth_estimateGas: async ([asked, block]) =>
      inState(block, (found) => estimateGas(machine, found, asked as Asked)),
    eth_gasPrice: async () => numberToHex((await nextBaseFee()) + tip),
    eth_maxPriorityFeePerGas: async () => numberToHex(tip),
    eth_feeHistory: async ([count, newest, percentiles]) => {
      const last = await blockAt(newest)
      const first = Math.max(0, last.number - Math.min(Number(count), 100) + 1)
      const blocks: StoredBlock[] = []
      for (let number = first; number <= last.number; number++)
        blocks.push(await blockAt(numberToHex(number)))
      const used = ({ block }: StoredBlock) => hexToNumber(block.gasUsed) / hexToNumber(block.gasLimit)
      const rewards = Array.isArray(percentiles) ? percentiles.map(() => numberToHex(tip)) : null
      return {
        oldestBlock: numberToHex(first),
        baseFeePerGas: [
          ...blocks.map(({ block }) => block.baseFeePerGas),
          numberToHex(machine.blockOf(last).header.calcNextBaseFee()),
        ],
        gasUsedRatio: blocks.map(used),
        ...(rewards ? { reward: blocks.map(() => rewards) } : {}),
      }
    },
    eth_getLogs: async ([given]) => {
      const filter = given as LogFilter
      if (filter.blockHash) {
        const { number } = await blockAt({ blockHash: filter.blockHash })
        return findLogs(store, filter, number, number)
      }
      const latest = await latestBlock()
      const edge = async (asked: string | undefined) =>
        asked && isHex(asked) ? hexToNumber(asked) : (await blockAt(asked)).number
      const last = Math.min(await edge(filter.toBlock), latest.number)
      return findLogs(store, filter, await edge(filter.fromBlock), last)
    },
    eth_sendRawTransaction: async ([raw]) => miner.send(raw),
    evm_mine: async () => {
      await miner.mineAll()
      return '0x0'
    },
    evm_setAutomine: async ([isAutomatic]) => {
      miner.wait(isAutomatic === false)
      return true
    },
    evm_snapshot: async () => numberToHex(snapshots.push((await latestBlock()).number)),
    evm_revert: async ([asked]) => {
      const place = isHex(asked) ? hexToNumber(asked) - 1 : -1
      const number = snapshots[place]
      if (number === undefined) return false
      snapshots.splice(place)
      await store.cutAfter(number)
      return true
    },
  }

  return {
    request: async ({ method, params }) => {
      const answer = answers[method]
      if (!answer) throw new RpcError(-32_601, `the method ${method} does not exist`)
      return answer(Array.isArray(params) ? params : [])
    },
  }
}
