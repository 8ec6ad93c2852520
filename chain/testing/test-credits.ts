import {
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  encodeFunctionData,
  type Hex,
  parseEventLogs,
  zeroAddress,
  zeroHash,
} from 'viem'
import { creditsAbi as abi, acts } from '../src/artefact.ts'
import { holderAddress } from '../src/holder.ts'
import { mirror, type openTestChain, refusalOf } from './test-chain.ts'

type Chain = Awaited<ReturnType<typeof openTestChain>>
type Account = typeof mirror
type Change = ContractFunctionName<typeof abi, 'nonpayable'>
type View = ContractFunctionName<typeof abi, 'view' | 'pure'>
type Args<Name extends Change | View> = ContractFunctionArgs<typeof abi, 'nonpayable' | 'view' | 'pure', Name>

export type Move = {
  act: number
  fromHeld: boolean
  toHeld: boolean
  from: Address
  to: Address
  id: bigint
  amount: bigint
  certificate: Hex
}
export type Entry = { index: bigint; part: number; more: boolean; leaf: Hex; moves: Move[] }

export const batch = 7n
export const seller = holderAddress('credits/available/seller')
export const order = holderAddress('credits/held/order')
export const buyer = holderAddress('credits/owned/buyer')

export const leafOf = (index: bigint): Hex => `0x${(index + 1n).toString(16).padStart(64, '0')}`

const still = { fromHeld: false, toHeld: false, id: batch, certificate: zeroHash }
export const issue = (amount: bigint, more: Partial<Move> = {}): Move => ({
  ...still,
  act: acts.issue,
  from: zeroAddress,
  to: seller,
  amount,
  ...more,
})
export const move = (from: Address, to: Address, amount: bigint, more: Partial<Move> = {}): Move => ({
  ...still,
  act: acts.move,
  from,
  to,
  amount,
  ...more,
})
export const retire = (from: Address, amount: bigint, certificate: Hex, more: Partial<Move> = {}): Move => ({
  ...move(from, zeroAddress, amount),
  act: acts.retire,
  certificate,
  ...more,
})
export const withdraw = (from: Address, to: Address, amount: bigint): Move => ({
  ...move(from, to, amount),
  act: acts.withdraw,
})

export const entry = (index: bigint, moves: Move[], more: Partial<Entry> = {}): Entry => ({
  index,
  part: 0,
  more: false,
  leaf: leafOf(index),
  moves,
  ...more,
})

/** The contract, with a word for each thing tests do to it. */
export const openCredits = (chain: Chain, address: Address) => {
  const read = <Name extends View>(functionName: Name, args: Args<Name>) =>
    chain.client.readContract({ address, abi, functionName, args } as never) as Promise<unknown>
  const change = async <Name extends Change>(by: Account, functionName: Name, args: Args<Name>) => {
    const data = encodeFunctionData({ abi, functionName, args } as never)
    const receipt = await chain.send(by, address, data)
    return { receipt, events: parseEventLogs({ abi, logs: receipt.logs }) }
  }
  /** By which error a change would be refused now. */
  const refusal = <Name extends Change>(by: Account, functionName: Name, args: Args<Name>) =>
    refusalOf(chain.client.simulateContract({ address, abi, functionName, args, account: by } as never))
  return {
    address,
    read,
    change,
    refusal,
    record: (from: bigint, entries: Entry[]) => change(mirror, 'record', [from, entries]),
    recordRefusal: (from: bigint, entries: Entry[]) => refusal(mirror, 'record', [from, entries]),
    balance: (holder: Address, id = batch) => read('balanceOf', [holder, id]),
  }
}
export type Credits = ReturnType<typeof openCredits>
