import {
  createPublicClient,
  createWalletClient,
  custom,
  defineChain,
  type Hex,
  parseEther,
  parseGwei,
} from 'viem'
import { expect, test } from 'vitest'
import { admin, mirror, openMemoryChain, stranger } from '../../testing/test-chain.ts'

const open = async (id = 31_337) => {
  const local = await openMemoryChain(id)
  const chain = defineChain({
    id,
    name: 'local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
  const options = { chain, transport: custom(local, { retryCount: 0 }), pollingInterval: 5, cacheTime: 0 }
  const client = createPublicClient(options)
  const sign = (nonce: number, more: { gwei?: string; value?: bigint } = {}) =>
    createWalletClient({ ...options, account: admin }).signTransaction({
      to: stranger.address,
      value: more.value ?? 1n,
      nonce,
      gas: 21_000n,
      maxFeePerGas: parseGwei(more.gwei ?? '10'),
      maxPriorityFeePerGas: parseGwei(more.gwei ?? '10'),
      type: 'eip1559',
    })
  const send = (raw: Hex) => client.sendRawTransaction({ serializedTransaction: raw })
  const ask = (method: string, params: unknown[] = []) => local.request({ method, params })
  return { client, sign, send, ask }
}

test('a transaction is in a block of its own at once, and the state before it stays readable', async () => {
  const { client, sign, send } = await open()
  const hash = await send(await sign(0, { value: parseEther('1') }))
  const receipt = await client.getTransactionReceipt({ hash })
  expect(receipt).toMatchObject({ status: 'success', blockNumber: 1n, gasUsed: 21_000n })
  const block = await client.getBlock({ blockNumber: 1n, includeTransactions: true })
  expect(block.transactions.map((tx) => tx.hash)).toEqual([hash])
  expect(block.hash).toBe(receipt.blockHash)
  const had = await client.getBalance({ address: stranger.address, blockNumber: 0n })
  expect(await client.getBalance({ address: stranger.address })).toBe(had + parseEther('1'))
})

test('a transaction counts once: a nonce that was used is refused, and so is the same again', async () => {
  const { sign, send } = await open()
  const raw = await sign(0)
  await send(raw)
  await expect(send(raw)).rejects.toThrow(/already known/)
  await expect(send(await sign(0, { value: 2n }))).rejects.toThrow(/nonce too low/i)
})

test('a transaction ahead of its turn waits for the one before it', async () => {
  const { client, sign, send } = await open()
  const later = await send(await sign(1))
  expect((await client.getTransaction({ hash: later })).blockNumber).toBeNull()
  expect(await client.getTransactionCount({ address: admin.address, blockTag: 'pending' })).toBe(0)
  await send(await sign(0))
  expect((await client.getTransactionReceipt({ hash: later })).blockNumber).toBe(2n)
})

test('a waiting transaction is replaced by one that pays a tenth more, and by no other', async () => {
  const { client, sign, send, ask } = await open()
  await ask('evm_setAutomine', [false])
  const first = await send(await sign(0))
  expect(await client.getTransactionCount({ address: admin.address, blockTag: 'pending' })).toBe(1)
  await expect(send(await sign(0, { gwei: '10.9' }))).rejects.toThrow(/underpriced/)
  const second = await send(await sign(0, { gwei: '11' }))
  await ask('evm_mine')
  expect((await client.getTransactionReceipt({ hash: second })).status).toBe('success')
  expect(await ask('eth_getTransactionByHash', [first])).toBeNull()
})

test('a reorganisation takes blocks back, and what was in them can be sent again', async () => {
  const { client, sign, send, ask } = await open()
  const snapshot = await ask('evm_snapshot')
  const raw = await sign(0)
  const hash = await send(raw)
  const { blockHash } = await client.getTransactionReceipt({ hash })
  await ask('evm_revert', [snapshot])
  expect(await client.getBlockNumber()).toBe(0n)
  expect(await ask('eth_getTransactionReceipt', [hash])).toBeNull()
  expect(await ask('eth_getBlockByHash', [blockHash, false])).toBeNull()
  expect(await client.getTransactionCount({ address: admin.address })).toBe(0)
  expect(await send(raw)).toBe(hash)
})

test('who has nothing sends nothing, and a transaction of another chain is none of ours', async () => {
  const { send, sign } = await open()
  await expect(send(await sign(0, { value: parseEther('9001') }))).rejects.toThrow(/insufficient funds/)
  const elsewhere = await open(5)
  await expect(send(await elsewhere.sign(0))).rejects.toThrow(/invalid transaction/i)
})

test('a method it does not have is refused by its code', async () => {
  const { ask } = await open()
  await expect(ask('eth_sign', [mirror.address, '0x'])).rejects.toMatchObject({ code: -32_601 })
})
