import { creditsAbi, creditsBytecode } from '@ledgerleaf/chain/artefact'
import { holderAddress } from '@ledgerleaf/chain/holder'
import { openForgetting } from '@ledgerleaf/chain/local/forget'
import { openLocalChain } from '@ledgerleaf/chain/local/open-local-chain'
import { batch, entry, issue, move, seller } from '@ledgerleaf/chain/testing/test-credits'
import {
  createPublicClient,
  createWalletClient,
  custom,
  defineChain,
  encodeFunctionData,
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
const account = privateKeyToAccount(generatePrivateKey())

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** As a server that starts would, with nothing in memory. */
const openAgain = async () => {
  const local = await openLocalChain({
    store: openLocalStore(database.db),
    chainId: chain.id,
    alloc: new Map([[account.address, parseEther('1000')]]),
    now: () => new Date(),
  })
  const options = { chain, transport: custom(local, { retryCount: 0 }), pollingInterval: 5, cacheTime: 0 }
  return { client: createPublicClient(options), wallet: createWalletClient({ ...options, account }) }
}
type Opened = Awaited<ReturnType<typeof openAgain>>

const holders = 8
const holder = (index: number) => holderAddress(`credits/owned/${index % holders}`)

let contract: Hex
let nonce = 0
let entries = 0
const send = async ({ client, wallet }: Opened, data: Hex, to?: Hex): Promise<Hex> => {
  const signed = await wallet.signTransaction({
    ...(to ? { to } : {}),
    data,
    nonce,
    gas: 8_000_000n,
    maxFeePerGas: parseGwei('100'),
    maxPriorityFeePerGas: 1n,
  })
  nonce += 1
  const hash = await client.sendRawTransaction({ serializedTransaction: signed })
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
  return hash
}
/** One block in which one credit moves, back and forth among a few: the state stays as large as it is. */
const moveOnce = async (opened: Opened): Promise<Hex> => {
  const index = entries
  entries += 1
  const from = index === 1 ? seller : holder(index - 1)
  const moves = index === 0 ? [issue(1000n)] : [move(from, holder(index), 1n)]
  const args = [BigInt(index), [entry(BigInt(index), moves)]] as const
  const data = encodeFunctionData({ abi: creditsAbi, functionName: 'record', args })
  return send(opened, data, contract)
}

const count = async (): Promise<number> => {
  const { rows } = await database.pool.query('select count(*)::int as count from chain_local_nodes')
  return rows[0].count
}
const open = (keepBlocks: number, atOnce: number) =>
  openForgetting({
    store: openLocalStore(database.db),
    ...{ keepMs: 0, keepBlocks, atOnce },
    now: () => new Date(Date.now() + 2000),
  })
const forgetAll = async (keepBlocks = 5) => {
  const { step } = open(keepBlocks, 50)
  while (await step());
}
const balances = ({ client }: Opened, blockNumber?: bigint) =>
  Promise.all(
    Array.from({ length: holders }, (_, index) =>
      client.readContract({
        address: contract,
        abi: creditsAbi,
        functionName: 'balanceOf',
        args: [holder(index), batch],
        ...(blockNumber === undefined ? {} : { blockNumber }),
      }),
    ),
  )

test('over many blocks the state stays bounded, while every receipt, log and block is still answered', async () => {
  const opened = await openAgain()
  const { client, wallet } = opened
  const deployed = await wallet.deployContract({
    abi: creditsAbi,
    bytecode: creditsBytecode,
    args: [account.address, account.address, account.address, 0, 'https://example.com/'],
  })
  nonce = 1
  contract = (await client.getTransactionReceipt({ hash: deployed })).contractAddress as Hex
  const hashes: Hex[] = []
  const sizes: number[] = []
  await forgetAll()
  for (let round = 0; round < 4; round++) {
    for (let block = 0; block < 9; block++) hashes.push(await moveOnce(opened))
    await forgetAll()
    sizes.push(await count())
  }
  // The first rounds still fill the tree; after that it has what it has, and what a few blocks left.
  const [, second = 0, , last = 0] = sizes
  expect(last).toBeLessThanOrEqual(second * 1.2)

  const later = await openAgain()
  const latest = await later.client.getBlockNumber()
  expect((await balances(later)).reduce((sum, each) => sum + each, 0n)).toBe(1n)
  expect(await balances(later, latest - 3n)).toHaveLength(holders)
  for (const [at, hash] of hashes.entries()) {
    const receipt = await later.client.getTransactionReceipt({ hash })
    expect(receipt).toMatchObject({ status: 'success', blockNumber: BigInt(at + 2) })
    expect((await later.client.getBlock({ blockNumber: receipt.blockNumber })).hash).toBe(receipt.blockHash)
  }
  const logs = await later.client.getLogs({ address: contract, fromBlock: 0n })
  expect(logs.length).toBeGreaterThan(2 * hashes.length)
}, 120_000)

test('a state that was removed is refused, and never answered as if nothing were in it', async () => {
  const { client } = await openAgain()
  await expect(client.getCode({ address: contract, blockNumber: 3n })).rejects.toThrow(/no longer kept/)
  await expect(client.getBalance({ address: account.address, blockNumber: 3n })).rejects.toThrow(
    /no longer kept/,
  )
  const asked = { address: contract, abi: creditsAbi, functionName: 'head', blockNumber: 3n } as const
  await expect(client.readContract(asked)).rejects.toThrow(/no longer kept/)
  expect((await client.getBlock({ blockNumber: 3n })).number).toBe(3n)
})

test('who dies in the middle of a round loses nothing: the next goes on, and blocks may come at any time', async () => {
  const opened = await openAgain()
  for (let block = 0; block < 8; block++) await moveOnce(opened)
  const before = await count()
  // Each process takes a few steps and is gone, in marking as in sweeping; a block comes after every one.
  const store = openLocalStore(database.db)
  const begun = (await store.round()).round
  for (let life = 0; life < 60 && (await store.round()).round === begun; life++) {
    const { step } = open(5, 40)
    for (let steps = 0; steps < 12; steps++) await step()
    await moveOnce(await openAgain())
  }
  expect((await store.round()).round).toBeGreaterThan(begun)
  expect(await count()).toBeLessThan(before * 2)
  const later = await openAgain()
  const head = await later.client.readContract({ address: contract, abi: creditsAbi, functionName: 'head' })
  expect(head[0]).toBe(BigInt(entries))
  expect((await balances(later)).reduce((sum, each) => sum + each, 0n)).toBe(1n)
  expect(await later.client.getBlockNumber()).toBe(BigInt(entries + 1))
}, 120_000)
