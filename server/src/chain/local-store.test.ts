import { creditsAbi, creditsBytecode } from '@ledgerleaf/chain/artefact'
import { openLocalChain } from '@ledgerleaf/chain/local/open-local-chain'
import {
  createPublicClient,
  createWalletClient,
  custom,
  defineChain,
  type Hex,
  parseEther,
  parseGwei,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { openLocalStore } from './local-store.ts'

const chain = defineChain({
  id: 77,
  name: 'local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})
const accounts = [generatePrivateKey(), generatePrivateKey()].map((key) => privateKeyToAccount(key))
const [one, other] = accounts as [(typeof accounts)[0], (typeof accounts)[0]]

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** As another server on the same database would. */
const openAgain = async () => {
  const local = await openLocalChain({
    store: openLocalStore(database.db),
    chainId: chain.id,
    alloc: new Map(accounts.map(({ address }) => [address, parseEther('1000')])),
    now: () => new Date(),
  })
  const options = { chain, transport: custom(local, { retryCount: 0 }), pollingInterval: 5, cacheTime: 0 }
  return { local, client: createPublicClient(options), options }
}

test('servers that begin at once begin one chain, and let it grow together without a fork', async () => {
  const [first, second] = await Promise.all([openAgain(), openAgain()])
  const send = async ({ client, options }: typeof first, account: typeof one, nonce: number) => {
    const signed = await createWalletClient({ ...options, account }).signTransaction({
      to: account.address,
      nonce,
      gas: 21_000n,
      maxFeePerGas: parseGwei('10'),
      maxPriorityFeePerGas: 1n,
    })
    return client.sendRawTransaction({ serializedTransaction: signed })
  }
  const each = [0, 1, 2, 3, 4]
  const hashes = await Promise.all([
    ...each.map((nonce) => send(first, one, nonce)),
    ...each.map((nonce) => send(second, other, nonce)),
  ])
  expect(await first.client.getBlockNumber()).toBe(10n)
  let parent: Hex | null = null
  const seen: string[] = []
  for (let number = 0n; number <= 10n; number++) {
    const block = await second.client.getBlock({ blockNumber: number })
    if (parent) expect(block.parentHash).toBe(parent)
    parent = block.hash
    seen.push(...block.transactions)
  }
  expect(new Set(seen)).toEqual(new Set(hashes))
  expect(seen).toHaveLength(hashes.length)
})

test('a server that starts later goes on where the chain is, with its contracts, its history and its logs', async () => {
  const { client, options } = await openAgain()
  const hash = await createWalletClient({ ...options, account: one }).deployContract({
    abi: creditsAbi,
    bytecode: creditsBytecode,
    args: [one.address, one.address, one.address, 0, 'https://example.com/'],
  })
  const { contractAddress, blockNumber, logs } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('nothing was deployed')

  const later = await openAgain()
  expect(
    await later.client.readContract({ address: contractAddress, abi: creditsAbi, functionName: 'head' }),
  ).toEqual([0n, 0, `0x${'0'.repeat(64)}`])
  expect(
    await later.client.getCode({ address: contractAddress, blockNumber: blockNumber - 1n }),
  ).toBeUndefined()
  expect((await later.client.getLogs({ address: contractAddress, fromBlock: 0n })).length).toBe(logs.length)
  expect((await later.client.getTransaction({ hash })).from).toBe(one.address.toLowerCase())
})

test('what a reorganisation takes back is gone for every server', async () => {
  const [first, second] = [await openAgain(), await openAgain()]
  const before = await first.client.getBlockNumber()
  const snapshot = await first.local.request({ method: 'evm_snapshot' })
  const hash = await createWalletClient({ ...first.options, account: one }).sendTransaction({
    to: one.address,
  })
  expect((await second.client.getTransactionReceipt({ hash })).status).toBe('success')
  await first.local.request({ method: 'evm_revert', params: [snapshot] })
  expect(await second.client.getBlockNumber()).toBe(before)
  expect(await second.local.request({ method: 'eth_getTransactionReceipt', params: [hash] })).toBeNull()
})
