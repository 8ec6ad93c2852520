import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import pino from 'pino'
import { keccak256, toHex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { availableCredits, issuance } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { readConfig } from '../platform/config.ts'
import { newId } from '../platform/id.ts'
import { inTransaction } from '../platform/transaction.ts'
import { otherKey, type TestChain, testChain } from '../testing/test-chain.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { findDesk } from './desk-queries.ts'
import type { Hex } from './hex.ts'
import { openMirror } from './mirror-turn.ts'
import { encodeCall } from './node.ts'
import { reachChain } from './reach-chain.ts'
import { type RunningMirror, runMirror } from './run-mirror.ts'

let database: TestDatabase
let dataDir: string
let chain: TestChain
let running: RunningMirror | undefined
let sequence: () => Promise<void>
beforeEach(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'ledgerleaf-changed-key-'))
  chain = await testChain(database.db)
  const secret = 'a secret of forty characters for the test'
  const named = { db: database.db, dataDir, publicUrl: 'https://test.example', secret }
  sequence = (await openSequencer(named)).sequence
  await issue()
  while ((await openMirror(chain.parts).turn()) !== 'idle');
})
afterEach(async () => {
  await running?.stop()
  running = undefined
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const issue = async (): Promise<void> => {
  const batch = newId()
  const posting = {
    ...{ asset: batch, amount: Credits.parse(3) },
    ...{ from: issuance(batch), to: availableCredits(newId()) },
  }
  const entry = { key: `issue:${newId()}`, kind: 'issue' as const, postings: [posting], now: new Date() }
  await inTransaction(database.db, (tx) => post(tx, entry))
  await sequence()
}

const configOf = (key: Hex) => readConfig({ CHAIN_RPC_URL: 'http://127.0.0.1:1', CHAIN_KEY: key }).chain

/** A server that was started again with another CHAIN_KEY: it finds the contract by itself, and tries again and again. */
const restartWith = async (key: Hex) => {
  const config = configOf(key)
  const settings = { publicUrl: 'https://test.example', now: new Date() }
  const { deployment } = await reachChain(database.db, chain.provider, config, settings)
  expect(deployment.contract).toBe(chain.parts.deployment.contract)
  running = runMirror({
    db: database.db,
    log: pino({ level: 'silent' }),
    waits: { lookMs: 20, askMs: 20, idleMs: 50, failedMs: 20, failedMsMax: 100, restMsMax: 100 },
    leads: async () => true,
    reach: async () => ({ mirror: openMirror(chain.partsBy(key)), deployment }),
  })
  return { desk: () => findDesk(database.db, config, null, new Date()), account: deployment.account }
}

/** As an administrator does with a tool of their own. */
const giveRole = async (account: Hex): Promise<void> => {
  const { node, signer, deployment } = chain.parts
  const data = encodeCall('grantRole', [keccak256(toHex('MIRROR_ROLE')), account])
  const unsigned = { chainId: deployment.chainId, to: deployment.contract, data, gas: 200_000n }
  const { raw } = await signer.sign({ ...unsigned, nonce: await node.nonce() }, await node.fees())
  await node.send(raw)
}

test('a key without the role halts the mirror, the desk says who has to do what, and given the role it goes on', async () => {
  await issue()
  const { desk, account } = await restartWith(otherKey)
  await vi.waitFor(async () => expect((await desk()).trouble).not.toBeNull(), 20_000)
  const { trouble, status, account: told } = await desk()
  expect(trouble).toMatchObject({
    halted: true,
    reason: `${account} may not record on the contract ${status.contract}: its administrator has to give it the role of the mirror, or CHAIN_KEY has to be the key that has it.`,
  })
  expect(told?.address).toBe(account)
  expect(status).toMatchObject({ nextIndex: 1, behind: 1 })
  await giveRole(account)
  await vi.waitFor(async () => {
    expect(await desk()).toMatchObject({ trouble: null, status: { nextIndex: 2, behind: 0 } })
  }, 20_000)
})

test('a key without coins is told how many it needs, and nothing is signed that could not be paid', async () => {
  await issue()
  const key = generatePrivateKey()
  const { desk, account } = await restartWith(key)
  await giveRole(account)
  await vi.waitFor(async () => {
    const { trouble } = await desk()
    expect(trouble?.reason).toMatch(
      new RegExp(`^${account} has 0 coins, and a transaction may take (less than )?[\\d.]+: send it some$`),
    )
    expect(trouble?.halted).toBe(false)
  }, 20_000)
  const { counts, status } = await desk()
  expect(status).toMatchObject({ nextIndex: 1, behind: 1 })
  expect(counts).toMatchObject({ inFlight: 0, refused: 0 })
})
