import { keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Hex } from './hex.ts'
import type { Signed } from './keep-transactions.ts'
import type { Fees } from './node.ts'

export type Unsigned = { chainId: number; to: Hex | null; data: Hex; nonce: number; gas: bigint }

export type Signer = {
  account: Hex
  sign: (unsigned: Unsigned, fees: Fees) => Promise<Signed>
}

export const openSigner = (key: Hex): Signer => {
  const holder = privateKeyToAccount(key)
  return {
    account: holder.address.toLowerCase() as Hex,
    sign: async ({ to, ...unsigned }, { feeWei, tipWei }) => {
      const raw = await holder.signTransaction({
        ...unsigned,
        ...(to === null ? {} : { to }),
        ...(tipWei === null
          ? { type: 'legacy', gasPrice: feeWei }
          : { type: 'eip1559', maxFeePerGas: feeWei, maxPriorityFeePerGas: tipWei }),
      })
      return { hash: keccak256(raw), raw, feeWei, tipWei }
    },
  }
}

// Nodes take a transaction in another's place from a tenth on; some ask for an eighth.
const raise = (wei: bigint): bigint => (wei * 9n + 7n) / 8n + 1n
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/** What the same transaction has to pay to take its own place: an eighth more, or what is paid now. */
export const raisedFees = (before: Fees, now: Fees): Fees => ({
  feeWei: larger(raise(before.feeWei), now.feeWei),
  tipWei: before.tipWei === null ? null : larger(raise(before.tipWei), now.tipWei ?? 0n),
})
