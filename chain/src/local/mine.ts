import { createBlock } from '@ethereumjs/block'
import type { TypedTransaction } from '@ethereumjs/tx'
import { Account, createAddressFromString } from '@ethereumjs/util'
import { buildBlock, type RunTxResult } from '@ethereumjs/vm'
import type { Address } from 'viem'
import type { Machine } from './machine.ts'
import { refuse } from './rpc-error.ts'
import { asStored } from './rpc-format.ts'
import type { Extension, StoredBlock } from './store.ts'

export const blockGasLimit = 30_000_000n
const firstBaseFee = 1_000_000_000n
const opts = { putBlockIntoBlockchain: false, freeze: false }

const seconds = (now: Date) => BigInt(Math.floor(now.getTime() / 1000))

/** The first block: accounts with something to pay their gas with. */
export const makeGenesis = async (
  { at, common }: Machine,
  alloc: ReadonlyMap<Address, bigint>,
  now: Date,
): Promise<Extension> => {
  const { vm, written } = await at(null)
  await vm.stateManager.checkpoint()
  for (const [address, balance] of alloc)
    await vm.stateManager.putAccount(createAddressFromString(address), new Account(0n, balance))
  await vm.stateManager.commit()
  const stateRoot = await vm.stateManager.getStateRoot()
  const header = {
    number: 0,
    gasLimit: blockGasLimit,
    baseFeePerGas: firstBaseFee,
    timestamp: seconds(now),
    stateRoot,
  }
  return { block: asStored(createBlock({ header, withdrawals: [] }, { common }), []), nodes: written }
}

const later = (one: bigint, other: bigint) => (one > other ? one : other)

/**
 * The block that follows the latest, with these transactions. One that cannot stand in it, for its nonce, its fee or its
 * sender's balance, is refused by `onRefused` and left out.
 */
export const makeBlock = async (
  { at, blockOf }: Machine,
  latest: StoredBlock,
  transactions: readonly TypedTransaction[],
  now: Date,
  onRefused: (tx: TypedTransaction, reason: Error) => void,
): Promise<Extension> => {
  const { vm, written } = await at(latest.stateRoot)
  const parentBlock = blockOf(latest)
  const builder = await buildBlock(vm, {
    parentBlock,
    withdrawals: [],
    // Several blocks may be of one second: what is written into them is when it was, not when it could have been.
    headerData: { gasLimit: blockGasLimit, timestamp: later(seconds(now), parentBlock.header.timestamp) },
    blockOpts: opts,
  })
  const results: RunTxResult[] = []
  for (const tx of transactions) {
    try {
      results.push(await builder.addTransaction(tx))
    } catch (error) {
      onRefused(tx, refuse(error instanceof Error ? error.message : String(error)))
    }
  }
  const { block } = await builder.build()
  return { block: asStored(block, results), nodes: written }
}
