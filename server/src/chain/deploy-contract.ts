import { creditsAbi as abi, creditsBytecode as bytecode } from '@ledgerleaf/chain/artefact'
import { encodeDeployData, getContractAddress } from 'viem'
import type { Hex } from './hex.ts'
import { type Fees, refusePoor } from './node.ts'
import { type ChainProvider, ChainTrouble } from './provider.ts'
import type { Signer } from './sign-transaction.ts'

export type Deployed = { contract: Hex; block: number; transaction: Hex }

type Wanted = {
  chainId: number
  signer: Signer
  /** Where the words about tokens are read. */
  base: string
  /** How long it takes to hand over the administration. */
  delaySeconds: number
}

type RawReceipt = { status: Hex; blockNumber: Hex; contractAddress: Hex | null }

const waitMs = 500
const waitMsMax = 10 * 60_000

const readBalance = async ({ request }: ChainProvider, account: Hex): Promise<bigint> =>
  BigInt((await request({ method: 'eth_getBalance', params: [account, 'latest'] })) as Hex)

const readFees = async ({ request }: ChainProvider): Promise<Fees> => {
  const block = (await request({ method: 'eth_getBlockByNumber', params: ['latest', false] })) as {
    baseFeePerGas?: Hex
  }
  if (block.baseFeePerGas === undefined)
    return { feeWei: BigInt((await request({ method: 'eth_gasPrice' })) as Hex), tipWei: null }
  const tipWei = BigInt((await request({ method: 'eth_maxPriorityFeePerGas' })) as Hex)
  return { feeWei: 2n * BigInt(block.baseFeePerGas) + tipWei, tipWei }
}

/** Where the contract comes to lie if it is the first thing an account does. */
export const firstContractOf = (account: Hex): Hex =>
  getContractAddress({ from: account, nonce: 0n }).toLowerCase() as Hex

const awaitReceipt = async ({ request }: ChainProvider, hash: Hex): Promise<RawReceipt> => {
  for (let waitedMs = 0; waitedMs < waitMsMax; waitedMs += waitMs) {
    const receipt = (await request({
      method: 'eth_getTransactionReceipt',
      params: [hash],
    })) as RawReceipt | null
    if (receipt?.blockNumber) return receipt
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  throw new ChainTrouble(
    `no block took the contract within ${waitMsMax / 60_000} minutes (transaction ${hash})`,
  )
}

/** Puts the contract on a chain. The account that pays for it administers it, may record, and may pause. */
export const deployContract = async (
  provider: ChainProvider,
  { chainId, signer, base, delaySeconds }: Wanted,
): Promise<Deployed> => {
  const { account } = signer
  const args = [account, account, account, delaySeconds, base] as const
  const data = encodeDeployData({ abi, bytecode, args })
  const { request } = provider
  const nonce = Number(
    (await request({ method: 'eth_getTransactionCount', params: [account, 'latest'] })) as Hex,
  )
  const estimate = (await request({ method: 'eth_estimateGas', params: [{ from: account, data }] })) as Hex
  const gas = (BigInt(estimate) * 5n) / 4n
  const fees = await readFees(provider)
  refusePoor(account, await readBalance(provider, account), gas * fees.feeWei)
  const signed = await signer.sign({ chainId, to: null, data, nonce, gas }, fees)
  await request({ method: 'eth_sendRawTransaction', params: [signed.raw] })
  const receipt = await awaitReceipt(provider, signed.hash)
  if (BigInt(receipt.status) !== 1n || !receipt.contractAddress)
    throw new ChainTrouble(`the chain refused the contract (transaction ${signed.hash})`)
  return {
    contract: receipt.contractAddress.toLowerCase() as Hex,
    block: Number(receipt.blockNumber),
    transaction: signed.hash,
  }
}

export const hasCode = async ({ request }: ChainProvider, contract: Hex): Promise<boolean> =>
  (await request({ method: 'eth_getCode', params: [contract, 'latest'] })) !== '0x'
