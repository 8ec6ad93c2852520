import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import { beforeEach, expect, test, vi } from 'vitest'
import { availableCredits, issuance } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { findCheckpoint } from '../log/checkpoint-queries.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import type { ChainConfig } from '../platform/config.ts'
import { newId } from '../platform/id.ts'
import { inTransaction } from '../platform/transaction.ts'
import { testChain } from '../testing/test-chain.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { chainCheck } from './chain-check.ts'
import { deployContract } from './deploy-contract.ts'
import { keepDeployment } from './deployment.ts'
import { findDesk } from './desk-queries.ts'
import { keepRaised } from './keep-transactions.ts'
import { learnDeployment } from './learn-deployment.ts'
import { openMirror } from './mirror-turn.ts'
import { openNode } from './node.ts'
import { findStatus } from './status-queries.ts'

// A mirror and its chain take their time on a machine with other things to do.
vi.setConfig({ testTimeout: 120_000 })

let database: TestDatabase
let dataDir: string
beforeEach(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'ledgerleaf-desk-'))
  return async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

const issue = async (): Promise<void> => {
  const batch = newId()
  const postings = [
    { asset: batch, amount: Credits.parse(3), from: issuance(batch), to: availableCredits(newId()) },
  ]
  await inTransaction(database.db, (tx) =>
    post(tx, { key: `issue:${batch}`, kind: 'issue', postings, now: new Date() }),
  )
  const secret = 'a secret of forty characters for the test'
  const parts = { db: database.db, dataDir, publicUrl: 'https://test.example', secret }
  await (await openSequencer(parts)).sequence()
}
const signedAt = async () => (await findCheckpoint(database.db))?.signedAt.toISOString()

const configOf = (contract: string): ChainConfig => ({
  ...{ kind: 'rpc', name: 'test', chainId: null, rpcUrl: null, publicRpcUrl: null, explorerUrl: null },
  ...{ contract, confirmations: 1, anchorSeconds: 0, cardWaitHours: 0, key: null, keystore: null },
})

test('behind is since the oldest missing entry was signed, also before the mirror has looked for the first time', async () => {
  const { parts } = await testChain(database.db)
  const config = configOf(parts.deployment.contract)
  expect(await findStatus(database.db, config)).toMatchObject({ behind: 0, behindSinceAt: null })
  await issue()
  const first = await signedAt()
  await issue()
  expect(await findStatus(database.db, config)).toMatchObject({ behind: 2, behindSinceAt: first })
  const mirror = openMirror(parts)
  while ((await mirror.turn()) !== 'idle');
  expect(await findStatus(database.db, config)).toMatchObject({ behind: 0, behindSinceAt: null })
  await issue()
  expect(await findStatus(database.db, config)).toMatchObject({ behind: 1, behindSinceAt: await signedAt() })
})

test('a contract that came later is behind since it came, and counts only its own transactions as replaced', async () => {
  await issue()
  const { provider, parts: older } = await testChain(database.db)
  const { signer, deployment } = older
  const wanted = { chainId: deployment.chainId, signer, base: 'https://test.example/', delaySeconds: 0 }
  const { contract, block } = await deployContract(provider, wanted)
  const newer = {
    ...older,
    deployment: { ...deployment, contract },
    node: openNode(provider, contract, signer.account),
  }
  await inTransaction(database.db, (tx) => keepDeployment(tx, newer.deployment, block, new Date()))
  const config = configOf(newer.deployment.contract)
  const { behindSinceAt } = await findStatus(database.db, config)
  expect(behindSinceAt && new Date(behindSinceAt) > new Date((await signedAt()) ?? 0)).toBe(true)
  for (const parts of [older, newer]) {
    const mirror = openMirror(parts)
    while ((await mirror.turn()) !== 'idle');
  }

  const desk = (contract: string) => findDesk(database.db, configOf(contract), null, new Date())
  const [sent] = (await desk(older.deployment.contract)).transactions
  if (!sent) throw new Error('nothing was sent')
  const again = { hash: `0x${'ab'.repeat(32)}`, raw: '0x00', feeWei: 2n, tipWei: 1n } as const
  await inTransaction(database.db, (tx) => keepRaised(tx, sent.id, again, new Date()))
  expect((await desk(older.deployment.contract)).counts.replaced).toBe(1)
  expect((await desk(newer.deployment.contract)).counts.replaced).toBe(0)
})

test('what the chain cost has the contract itself among it, once', async () => {
  const { provider, parts } = await testChain(database.db)
  const { deployment } = parts
  const desk = () => findDesk(database.db, configOf(deployment.contract), null, new Date())
  expect((await desk()).gas).toMatchObject({ used: 0, deployment: null })
  for (let times = 0; times < 2; times += 1) await learnDeployment(database.db, provider, deployment)
  const made = (await provider.request({
    method: 'eth_getBlockByNumber',
    params: ['latest', true],
  })) as { transactions: { hash: string }[] }
  const receipt = (await provider.request({
    method: 'eth_getTransactionReceipt',
    params: [made.transactions[0]?.hash],
  })) as { gasUsed: string; effectiveGasPrice: string }
  const gas = Number(receipt.gasUsed)
  const spentWei = String(BigInt(gas) * BigInt(receipt.effectiveGasPrice))
  expect(gas).toBeGreaterThan(1_000_000)
  expect((await desk()).gas).toEqual({
    ...{ used: gas, spentWei, usedOfDay: gas, spentOfDayWei: spentWei },
    deployment: gas,
  })
  await issue()
  const mirror = openMirror(parts)
  while ((await mirror.turn()) !== 'idle');
  const { gas: all, transactions } = await desk()
  expect(all.used).toBe(transactions.reduce((sum, { gasUsed }) => sum + (gasUsed ?? 0), gas))
})

test('a chain that has more than the log is no chain that has everything', async () => {
  const { parts } = await testChain(database.db)
  await issue()
  const mirror = openMirror(parts)
  while ((await mirror.turn()) !== 'idle');
  const config = configOf(parts.deployment.contract)
  const check = () => chainCheck({ db: database.db, config, trouble: () => null }).read()
  expect(await findStatus(database.db, config)).toMatchObject({ nextIndex: 1, logSize: 1, behind: 0 })
  expect(await check()).toMatchObject({
    state: 'good',
    // Nobody is shown a tick for balances that nobody compared.
    isUntried: true,
    says: 'The chain has every entry of the log. Its balances and the ledger’s have not been compared yet.',
  })
  await database.pool.query('update chain_mirrors set next_index = 4')
  expect(await check()).toMatchObject({
    state: 'late',
    says: expect.stringContaining('it lacks what the chain has'),
  })
})
