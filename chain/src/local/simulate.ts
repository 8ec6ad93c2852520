import { createTx, type TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex, createAddressFromString, createZeroAddress, hexToBytes } from '@ethereumjs/util'
import { runTx } from '@ethereumjs/vm'
import type { Hex } from 'viem'
import { hexToBigInt, isHex, numberToHex } from 'viem'
import type { Machine } from './machine.ts'
import { blockGasLimit } from './mine.ts'
import { invalid, refuse, reverted } from './rpc-error.ts'
import type { StoredBlock } from './store.ts'

/** A transaction that is only asked about, as JSON-RPC gives it. */
export type Asked = { from?: Hex; to?: Hex | null; data?: Hex; input?: Hex; value?: Hex; gas?: Hex }

// An SSTORE is refused where no more than this is left, even if the rest of the way costs less (EIP-2200).
const leftForStore = 2300n

// Reading may cost more than a block holds: a verifier asks for thousands of balances at once.
const readingGas = 200_000_000n

const dataOf = ({ input, data }: Asked): Uint8Array => {
  const given = input ?? data ?? '0x'
  if (!isHex(given)) throw invalid('the data is not hexadecimal')
  return hexToBytes(given)
}

const addressOf = (given: Hex | null | undefined) => (given ? createAddressFromString(given) : undefined)

/** What a call would answer, in the state after a block. Nothing is kept of it. */
export const call = async ({ at, blockOf }: Machine, block: StoredBlock, asked: Asked): Promise<Hex> => {
  const { vm } = await at(block.stateRoot)
  const caller = addressOf(asked.from) ?? createZeroAddress()
  const to = addressOf(asked.to)
  const { execResult } = await vm.evm.runCall({
    caller,
    origin: caller,
    ...(to ? { to } : {}),
    data: dataOf(asked),
    value: asked.value ? hexToBigInt(asked.value) : 0n,
    gasLimit: asked.gas ? hexToBigInt(asked.gas) : readingGas,
    block: blockOf(block),
    skipBalance: true,
  })
  const answer = bytesToHex(execResult.returnValue)
  const error = execResult.exceptionError
  if (!error) return answer
  if (error.error === 'revert') throw reverted(answer)
  throw refuse(error.error)
}

/** How much gas a transaction would need. */
export const estimateGas = async (
  { at, blockOf, common }: Machine,
  block: StoredBlock,
  asked: Asked,
): Promise<Hex> => {
  const sender = addressOf(asked.from) ?? createZeroAddress()
  let callsOthers = false
  const run = async (gasLimit: bigint) => {
    const { vm } = await at(block.stateRoot)
    vm.evm.events?.on('beforeMessage', ({ depth }) => {
      if (depth > 0) callsOthers = true
    })
    const to = addressOf(asked.to)
    const base = blockOf(block).header.baseFeePerGas ?? 0n
    const tx: TypedTransaction = createTx(
      {
        type: 2,
        gasLimit,
        maxFeePerGas: base,
        maxPriorityFeePerGas: 0n,
        value: asked.value ? hexToBigInt(asked.value) : 0n,
        data: dataOf(asked),
        ...(to ? { to } : {}),
      },
      { common, freeze: false },
    )
    // Nobody has signed it: it is only asked about.
    tx.getSenderAddress = () => sender
    return runTx(vm, {
      tx,
      block: blockOf(block),
      skipNonce: true,
      skipBalance: true,
      skipBlockGasLimitValidation: true,
      skipHardForkValidation: true,
    })
  }
  const most = asked.gas ? hexToBigInt(asked.gas) : blockGasLimit
  const { execResult, totalGasSpent, gasRefund } = await run(most)
  const error = execResult.exceptionError
  if (error?.error === 'revert') throw reverted(bytesToHex(execResult.returnValue))
  if (error) throw refuse(error.error)
  // What is refunded has to be there first. A call inside never gets more than 63 parts in 64 of what is left: there the
  // sum is tried.
  let enough = totalGasSpent + gasRefund + leftForStore
  while (callsOthers && enough < most && (await run(enough)).execResult.exceptionError)
    enough = (enough * 64n) / 63n + 1n
  return numberToHex(enough < most ? enough : most)
}
