import { creditsAbi, creditsBytecode } from '@ledgerleaf/chain/artefact'
import { memoryStore } from '@ledgerleaf/chain/local/memory-store'
import { openLocalChain } from '@ledgerleaf/chain/local/open-local-chain'
import { canonicalBytes } from '@ledgerleaf/provenance/canonical'
import { contractEvents, rootAtSignature } from '@ledgerleaf/provenance/chain-contract'
import { holderAddress } from '@ledgerleaf/provenance/chain-names'
import { selectorOf } from '@ledgerleaf/provenance/evm-events'
import type { EvmRpc } from '@ledgerleaf/provenance/evm-receipt'
import { leafHash } from '@ledgerleaf/provenance/hashes'
import { toHex } from '@ledgerleaf/provenance/hex'
import { listSource } from '@ledgerleaf/provenance/list-source'
import { treeRoot } from '@ledgerleaf/provenance/prove'
import { verifyOnChain } from '@ledgerleaf/provenance/verify-on-chain'
import { createWalletClient, custom, publicActions, toEventSelector, toFunctionSelector } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, expect, test } from 'vitest'
import type { ToldEntry } from '../ledger/told-entry.ts'
import { translateEntry } from './translate-entry.ts'

// What a reader's browser checks the chain with shares no code with the contract or with viem: here the two meet.

const batch = '0190a0b0-0000-7000-8000-00000000002a'
const at = '2026-03-01T12:00:00.000Z'
const serials: [number, number][] = [[1, 12]]
const posted = (kind: string, from: string, to: string, facts?: Record<string, string>): ToldEntry => ({
  kind,
  key: `${kind}:1`,
  at,
  ...(facts ? { facts } : {}),
  postings: [{ asset: batch, amount: 12, from, to, serials }],
})
const entries = [
  posted('issue', `world/credits/issued/${batch}`, 'credits/available/abc'),
  posted('list', 'credits/available/abc', 'credits/listed/l1'),
  posted('hold', 'credits/listed/l1', 'credits/held/o1'),
  posted('settle', 'credits/held/o1', 'credits/owned/xyz'),
  posted('retire', 'credits/owned/xyz', 'credits/retired/xyz', {
    certificate: 'c1',
    details: 'ab'.repeat(32),
  }),
]
const logged = entries.map((entry) => canonicalBytes({ version: 1, ...entry }))
const leaves = logged.map(leafHash)
const source = listSource(leaves)

const chainId = 31337
let rpc: EvmRpc
let contract: string
let transaction: string

beforeAll(async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const alloc = new Map([[account.address, 10n ** 20n]])
  const local = await openLocalChain({ store: memoryStore(), chainId, alloc, now: () => new Date() })
  rpc = (method, params) => local.request({ method, params })
  const wallet = createWalletClient({ account, transport: custom(local) }).extend(publicActions)
  const { address } = account
  const done = async (hash: `0x${string}`) => wallet.waitForTransactionReceipt({ hash, pollingInterval: 10 })
  const deployed = await done(
    await wallet.deployContract({
      chain: null,
      abi: creditsAbi,
      bytecode: creditsBytecode,
      args: [address, address, address, 0, 'https://ledger.example/'],
    }),
  )
  contract = deployed.contractAddress as string
  const call = { chain: null, abi: creditsAbi, address: deployed.contractAddress as `0x${string}` }
  const told = entries.map((entry, index) => ({
    index: BigInt(index),
    part: 0,
    more: false,
    leaf: `0x${toHex(leaves[index] as Uint8Array)}` as const,
    moves: translateEntry(entry, new Map()),
  }))
  const recorded = await wallet.writeContract({ ...call, functionName: 'record', args: [0n, told] })
  transaction = (await done(recorded)).transactionHash
  const root = `0x${toHex(await treeRoot(source, 5))}` as const
  await done(await wallet.writeContract({ ...call, functionName: 'anchor', args: [5n, root] }))
})

const check = async (index: number, asked: EvmRpc = rpc) =>
  verifyOnChain({
    entryBytes: logged[index] as Uint8Array,
    index,
    chainId,
    contract,
    transaction,
    anchoredSize: 5,
    rpc: asked,
    signed: { size: 5, root: await treeRoot(source, 5) },
    hashesOf: () => source,
  })

test.each(entries.map(({ kind }, index) => [kind, index] as const))(
  'the %s that the contract recorded is proven against the chain itself',
  async (_, index) => {
    const { outcome, reason, steps } = await check(index)
    expect(reason).toBeNull()
    expect(outcome).toBe('verified')
    expect(steps.map(({ state }) => state)).toEqual(Array(5).fill('passed'))
  },
)

type Answered = { logs: { topics: string[]; data: string }[] }

test('a node that turns one digit of what the contract told is noticed', async () => {
  const turn = (word: string) => word.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
  const receipt = (await rpc('eth_getTransactionReceipt', [transaction])) as Answered
  // The last three: the retirement begins, its credits leave their holder, and it is told.
  const first = receipt.logs.length - 3
  const turnData = (at: number, word: number) => (copy: Answered) => {
    const log = copy.logs[first + at] as { data: string }
    const end = 2 + 64 * (word + 1)
    log.data = turn(log.data.slice(0, end)) + log.data.slice(end)
  }
  const changes = [
    turnData(0, 0),
    turnData(1, 0),
    turnData(1, 1),
    turnData(2, 0),
    turnData(2, 1),
    turnData(2, 2),
    (copy: Answered) => void copy.logs.splice(first + 1, 1),
    (copy: Answered) => void copy.logs.splice(first + 2, 1),
  ]
  for (const change of changes) {
    const copy = structuredClone(receipt)
    change(copy)
    const lying: EvmRpc = async (method, params) =>
      method === 'eth_getTransactionReceipt' ? copy : rpc(method, params)
    expect(await check(4, lying)).toMatchObject({ outcome: 'refuted' })
  }
})

test('events, calls and addresses are called as the compiled contract calls them', async () => {
  const compiled = new Map(
    creditsAbi.filter((item) => item.type === 'event').map((item) => [item.name, toEventSelector(item)]),
  )
  for (const { name, topic } of contractEvents) expect(topic).toBe(compiled.get(name as 'Recorded'))
  const rootAt = creditsAbi.find((item) => item.type === 'function' && item.name === 'rootAt')
  expect(selectorOf(rootAtSignature)).toBe(
    toFunctionSelector(rootAt as Parameters<typeof toFunctionSelector>[0]),
  )
  for (const { name, fields } of contractEvents) {
    const inputs = creditsAbi.find((item) => item.type === 'event' && item.name === name)?.inputs ?? []
    expect(Object.values(fields).map(({ type, ...rest }) => [type, 'indexed' in rest])).toEqual(
      inputs.map((input) => [input.type, 'indexed' in input && input.indexed === true]),
    )
  }
  const { holderAddress: ofChain } = await import('@ledgerleaf/chain/holder')
  expect(holderAddress('credits/owned/xyz')).toBe(ofChain('credits/owned/xyz'))
})
