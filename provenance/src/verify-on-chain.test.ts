import { expect, test } from 'vitest'
import { someEntries } from '../testing/reference-tree.ts'
import { contract, repeat, tell, toldChain, transaction } from '../testing/told-chain.ts'
import { canonicalBytes } from './canonical.ts'
import { recordedEvent, retiredEvent, transferEvent } from './chain-contract.ts'
import { holderAddress, tokenId } from './chain-names.ts'
import type { EvmLog } from './evm-events.ts'
import { leafHash } from './hashes.ts'
import { toHex } from './hex.ts'
import { listSource } from './list-source.ts'
import { treeRoot } from './prove.ts'
import { Unanswered } from './refusal.ts'
import { type VerifyOnChain, verifyOnChain } from './verify-on-chain.ts'

const batch = '0190a0b0-0000-7000-8000-00000000002a'
const retirement = canonicalBytes({
  version: 1,
  kind: 'retire',
  key: 'retire:c1',
  at: '2026-03-01T12:00:00.000Z',
  facts: { certificate: 'c1', details: 'ab'.repeat(32) },
  postings: [
    { asset: batch, amount: 12, from: 'credits/owned/abc', to: 'credits/retired/abc', serials: [[1, 12]] },
  ],
})
const sale = canonicalBytes({
  version: 1,
  kind: 'settle',
  key: 'settle:o1',
  at: '2026-03-01T12:00:00.000Z',
  postings: [
    { asset: 'usd', amount: 500, from: 'money/held/o1', to: 'money/proceeds/xyz' },
    { asset: batch, amount: 12, from: 'credits/held/o1', to: 'credits/owned/abc', serials: [[1, 12]] },
  ],
})
const index = 8

const onChain = async (entryBytes: Uint8Array) => {
  const leaves = [...someEntries(8), entryBytes, ...someEntries(5)].map(leafHash)
  const source = listSource(leaves)
  const root = (size: number) => treeRoot(source, size)
  const roots = new Map([[11, await root(11)]])
  const chain = { chainId: 31337, logs: repeat(index, entryBytes), roots }
  const input: VerifyOnChain = {
    ...{ entryBytes, index, chainId: 31337, contract, transaction },
    anchoredSize: 11,
    rpc: toldChain(chain),
    signed: { size: 14, root: await root(14) },
    hashesOf: () => source,
  }
  return { input, chain, root }
}

const states = ({ steps }: Awaited<ReturnType<typeof verifyOnChain>>) =>
  steps.map(({ name, state }) => `${name} ${state}`)

test.each([
  ['retirement', retirement, /^The chain retired 12 credits of token \d+ for good/],
  ['sale', sale, /^The chain moved the same credits between the same holders: 12 credits in one movement\.$/],
])('a %s that the chain repeats passes every step', async (_, entry, says) => {
  const { input } = await onChain(entry)
  const verdict = await verifyOnChain(input)
  expect(verdict.reason).toBeNull()
  expect(verdict.outcome).toBe('verified')
  expect(states(verdict)).toEqual(
    ['chain', 'transaction', 'entry', 'credits', 'anchor'].map((name) => `${name} passed`),
  )
  expect(verdict.steps[3]?.says).toMatch(says)
})

test('a log that was signed before the chain took its root is one history with it too', async () => {
  const { input, root } = await onChain(retirement)
  for (const size of [10, 11])
    expect((await verifyOnChain({ ...input, signed: { size, root: await root(size) } })).reason).toBeNull()
})

test('before the chain has a root that is younger the entry is not verified, and that is said', async () => {
  const { input } = await onChain(retirement)
  for (const anchoredSize of [null, 8]) {
    const verdict = await verifyOnChain({ ...input, anchoredSize })
    expect(verdict).toMatchObject({ outcome: 'unchecked', reason: verdict.steps[4]?.says })
    expect(
      states(verdict)
        .slice(0, 4)
        .every((step) => step.endsWith(' passed')),
    ).toBe(true)
    expect(verdict.steps[4]).toEqual({
      name: 'anchor',
      state: 'not reached',
      says: 'The chain has no root of the log yet that is younger than this entry.',
    })
  }
})

const id = tokenId(batch)
const leaf = toHex(leafHash(retirement))
const holder = holderAddress('credits/owned/abc')
const nobody = `0x${'0'.repeat(40)}`
const burn = { operator: nobody, from: holder, to: nobody, id, amount: 12 }
const begun = tell(recordedEvent, { index, leaf })
const otherHash = 'ee'.repeat(32)
const [burnt, retired] = repeat(index, retirement).slice(1) as [EvmLog, EvmLog]

test.each([
  ['no such entry', [burnt, retired], 'The transaction does not record entry 8 of the log.'],
  [
    'another entry',
    [tell(recordedEvent, { index, leaf: otherHash }), burnt, retired],
    `The chain records another entry 8 than the log has: ${otherHash}.`,
  ],
  [
    'fewer credits',
    [begun, tell(transferEvent, { ...burn, amount: 11 }), retired],
    'The chain moves 11 credits as the entry does not: others, another amount, or between other holders.',
  ],
  [
    'other credits',
    [begun, tell(transferEvent, { ...burn, id: id + 1n }), retired],
    'The chain moves 12 credits as the entry does not: others, another amount, or between other holders.',
  ],
  [
    'credits of another holder',
    [begun, tell(transferEvent, { ...burn, from: holderAddress('credits/owned/xyz') }), retired],
    'The chain moves 12 credits as the entry does not: others, another amount, or between other holders.',
  ],
  [
    'credits twice',
    [begun, burnt, burnt, retired],
    'The chain moves 12 credits as the entry does not: others, another amount, or between other holders.',
  ],
  ['nothing', [begun, retired], 'The entry moves 12 credits that the chain does not move.'],
  ['no retirement', [begun, burnt], 'The chain does not say that these credits were retired.'],
  [
    'another quantity',
    [begun, burnt, tell(retiredEvent, { id, holder, amount: 13, leaf })],
    'The chain says that 13 were retired, and the entry says 12.',
  ],
  [
    'another certificate',
    [begun, burnt, tell(retiredEvent, { id, holder, amount: 12, certificate: otherHash, leaf })],
    'The chain names another certificate than the one the entry fixes.',
  ],
])('a receipt that tells %s is refused, with its reason', async (_, logs, reason) => {
  const { input, chain } = await onChain(retirement)
  const verdict = await verifyOnChain({ ...input, rpc: toldChain({ ...chain, logs }) })
  expect([verdict.outcome, verdict.reason]).toEqual(['refuted', reason])
})

test.each<[string, Record<string, unknown>, string]>([
  ['another chain', { eth_chainId: '0x1' }, 'Chain 1 answers, and not chain 31337.'],
  ['no transaction', { eth_getTransactionReceipt: null }, 'The chain has no such transaction.'],
  [
    'a block that was left behind',
    { eth_getBlockByNumber: { hash: `0x${'ff'.repeat(32)}` } },
    'The chain has left block 41 behind: the transaction is in none now.',
  ],
  [
    'another root',
    { eth_call: `0x${otherHash}` },
    'The root the chain holds of the first 11 entries does not contain this one.',
  ],
  ['nonsense', { eth_getTransactionReceipt: 'yes' }, 'The chain gave a receipt that cannot be read.'],
])('a node that answers %s proves nothing', async (_, lies, reason) => {
  const { input, chain } = await onChain(retirement)
  const verdict = await verifyOnChain({ ...input, rpc: toldChain(chain, lies) })
  expect([verdict.outcome, verdict.reason]).toEqual(['refuted', reason])
})

test('a failed transaction, and one of another contract, record nothing', async () => {
  const { input, chain } = await onChain(retirement)
  const receipt = (await toldChain(chain)('eth_getTransactionReceipt', [])) as object
  const failed = { eth_getTransactionReceipt: { ...receipt, status: '0x0' } }
  expect((await verifyOnChain({ ...input, rpc: toldChain(chain, failed) })).reason).toBe(
    'The transaction is in the chain, but it failed.',
  )
  const elsewhere = chain.logs.map((log) => ({ ...log, address: `0x${'d0'.repeat(20)}` }))
  expect((await verifyOnChain({ ...input, rpc: toldChain({ ...chain, logs: elsewhere }) })).reason).toBe(
    'The transaction does not record entry 8 of the log.',
  )
})

test('a chain that does not answer is no proof against the entry', async () => {
  const { input } = await onChain(retirement)
  const verdict = await verifyOnChain({ ...input, rpc: () => Promise.reject(new Error('offline')) })
  expect(verdict).toMatchObject({ outcome: 'unchecked', reason: 'The chain could not be asked.' })
  expect(states(verdict)[0]).toBe('chain not reached')
})

test('a chain that stops to answer halfway leaves the rest unchecked, and its reason is told', async () => {
  const { input } = await onChain(retirement)
  const tired = new Unanswered('Too many questions.')
  const rpc: VerifyOnChain['rpc'] = (method, params) =>
    method === 'eth_call' ? Promise.reject(tired) : input.rpc(method, params)
  const verdict = await verifyOnChain({ ...input, rpc })
  expect(verdict).toMatchObject({ outcome: 'unchecked', reason: 'Too many questions.' })
  expect(states(verdict).slice(3)).toEqual(['credits passed', 'anchor not reached'])
})

test('a root that belongs to another history of the log is noticed', async () => {
  const { input, root } = await onChain(retirement)
  const other = await onChain(sale)
  const forged = { ...input, signed: { size: 14, root: await other.root(14) } }
  expect((await verifyOnChain(forged)).outcome).toBe('refuted')
  const known = { ...forged, signed: { size: 14, root: await root(14) } }
  expect((await verifyOnChain(known)).outcome).toBe('verified')
})
