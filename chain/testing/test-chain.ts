import process from 'node:process'
import {
  type Abi,
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createTestClient,
  createWalletClient,
  custom,
  defineChain,
  type EIP1193Parameters,
  type Hex,
  http,
  parseEther,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { creditsAbi, creditsBytecode } from '../src/artefact.ts'
import { memoryStore } from '../src/local/memory-store.ts'
import { openLocalChain } from '../src/local/open-local-chain.ts'

// The accounts that every node for tests has money in; nobody keeps anything there.
const mnemonic = 'test test test test test test test test test test test junk'
const account = (addressIndex: number) => mnemonicToAccount(mnemonic, { addressIndex })
export const [admin, mirror, pauser, wallet, stranger] = [0, 1, 2, 3, 4].map(account) as [
  ReturnType<typeof account>,
  ReturnType<typeof account>,
  ReturnType<typeof account>,
  ReturnType<typeof account>,
  ReturnType<typeof account>,
]
type Account = typeof admin

const chainId = 31_337
const chain = defineChain({
  id: chainId,
  name: 'test',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

export const openMemoryChain = (id = chainId) =>
  openLocalChain({
    store: memoryStore(),
    chainId: id,
    alloc: new Map(
      [admin, mirror, pauser, wallet, stranger].map(({ address }) => [address, parseEther('9000')]),
    ),
    now: () => new Date(),
  })

/** The embedded chain, or the node at CHAIN_RPC_URL. */
const openTransport = async () => {
  const url = process.env.CHAIN_RPC_URL
  if (url) return http(url, { retryCount: 0 })
  const local = await openMemoryChain()
  return custom({ request: (asked: EIP1193Parameters) => local.request(asked) }, { retryCount: 0 })
}

/** More than any call of the tests takes: asking for an estimate would run each of them twice. */
const gas = 12_000_000n

export const openTestChain = async () => {
  const transport = await openTransport()
  const options = { chain, transport, pollingInterval: 5, cacheTime: 0 }
  const client = createPublicClient(options)
  const tests = createTestClient({ ...options, mode: 'hardhat' })
  const walletOf = (by: Account) => createWalletClient({ ...options, account: by })

  const receiptOf = async (hash: Hex) => {
    const receipt = await client.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error(`the transaction ${hash} was reverted`)
    return receipt
  }
  const deploy = async (abi: Abi, bytecode: Hex, args: readonly unknown[]): Promise<Address> => {
    const hash = await walletOf(admin).deployContract({ abi, bytecode, args, gas })
    const { contractAddress } = await receiptOf(hash)
    if (!contractAddress) throw new Error('nothing was deployed')
    return contractAddress
  }
  const deployCredits = () =>
    deploy(creditsAbi, creditsBytecode, [
      admin.address,
      mirror.address,
      pauser.address,
      86_400,
      'https://example.com/tokens/',
    ])
  const send = async (by: Account, to: Address, data: Hex) =>
    receiptOf(await walletOf(by).sendTransaction({ to, data, gas }))
  return { client, tests, deploy, deployCredits, send }
}
export type TestChain = Awaited<ReturnType<typeof openTestChain>>

/** By which of its errors a contract refuses. */
export const refusalOf = async (asked: Promise<unknown>): Promise<string> => {
  try {
    await asked
  } catch (error) {
    const refusal =
      error instanceof BaseError ? error.walk((each) => each instanceof ContractFunctionRevertedError) : null
    if (refusal instanceof ContractFunctionRevertedError)
      return refusal.data?.errorName ?? refusal.signature ?? refusal.reason ?? 'unnamed'
    throw error
  }
  return 'nothing was refused'
}
