import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Hex } from '../chain/hex.ts'
import { openMirror } from '../chain/mirror-turn.ts'
import { httpProvider } from '../chain/provider.ts'
import { reachChain } from '../chain/reach-chain.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { readConfig } from '../platform/config.ts'
import { freePort } from '../testing/free-port.ts'
import { serveChain } from '../testing/serve-chain.ts'
import { patient, testProvider } from '../testing/test-chain.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { offerCredits } from '../testing/test-market.ts'
import { runAdmin } from './run-admin.ts'

let database: TestDatabase
let dataDir: string
let sequence: () => Promise<void>
let node: Awaited<ReturnType<typeof serveChain>>
let key: Hex
let chainId: number
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'ledgerleaf-chain-commands-'))
  const secret = 'a secret of forty characters for the test'
  const named = { db: database.db, dataDir, publicUrl: 'https://test.example', secret }
  sequence = (await openSequencer(named)).sequence
  const opened = await testProvider()
  key = opened.key
  chainId = Number(await opened.provider.request({ method: 'eth_chainId' }))
  node = await serveChain(opened.provider)
})
afterAll(async () => {
  await node.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const configOf = (more: Record<string, string> = {}) =>
  readConfig({
    DATABASE_URL: database.url,
    CHAIN_RPC_URL: node.url,
    CHAIN_NAME: 'Test chain',
    CHAIN_KEY: key,
    ...more,
  })
const log = pino({ level: 'silent' })
const admin = (words: string, more: Record<string, string> = {}) =>
  runAdmin(configOf(more), log, ['chain', ...words.split(' ')])

/** What a server with these settings does in its thread, until there is nothing left. */
const mirrorAll = async (): Promise<void> => {
  const { chain: config, publicUrl } = configOf()
  const provider = httpProvider(node.url)
  const reached = await reachChain(database.db, provider, config, { publicUrl, now: new Date() })
  const findWallets = async () => new Map()
  const mirror = openMirror({
    ...reached,
    ...{ db: database.db, findWallets, pace: patient, log, now: () => new Date() },
  })
  while ((await mirror.turn()) !== 'idle');
}

test('before there is a contract every command says what is missing, in a sentence', async () => {
  expect(await admin('state')).toBe(
    'Test chain: there is no contract of this ledger yet. "npm run admin -- chain deploy" makes one.',
  )
  await expect(admin('verify')).rejects.toThrow(
    'The chain: there is no contract yet: run "npm run admin -- chain deploy", or set CHAIN_CONTRACT.',
  )
  await expect(admin('deploy', { CHAIN_ID: '5' })).rejects.toThrow(
    `The chain: the node is of chain ${chainId}, and CHAIN_ID says 5.`,
  )
  await expect(admin('deploy', { CHAIN_KEY: generatePrivateKey() })).rejects.toThrow(
    /^The chain: 0x[0-9a-f]{40} has 0 coins, and a transaction may take 0[.]\d+: send it some[.]$/,
  )
  const nobody = `http://127.0.0.1:${await freePort()}/v3/secret`
  await expect(admin('deploy', { CHAIN_RPC_URL: nobody })).rejects.toThrow(
    /^The chain: the node at 127[.]0[.]0[.]1:\d+ is not reached: ((?!secret).)*$/,
  )
  expect(() => configOf({ CHAIN_RPC_URL: 'http://somebody:secret@127.0.0.1' })).toThrow(
    /CHAIN_RPC_URL: cannot hold a name and a password/,
  )
  await expect(admin('deploy twice')).rejects.toThrow('Usage: chain deploy')
})

test('deploys over HTTP, once, and what the ledger then records there is compared and told', async () => {
  const deployed = await admin('deploy')
  expect(deployed).toMatch(
    new RegExp(`^The contract is at 0x[0-9a-f]{40} on chain ${chainId}, in block \\d+ .*`),
  )
  expect(deployed).toContain('within five minutes')
  expect(await admin('state')).toContain('No server has looked at the contract yet')
  const contract = /0x[0-9a-f]{40}/.exec(deployed)?.[0] ?? ''
  await expect(admin('deploy')).rejects.toThrow(`The contract of this ledger is at ${contract}`)

  await offerCredits(database.db, {})
  await sequence()
  await mirrorAll()
  expect(await admin('verify')).toMatch(/^Chain and ledger agree: 1 tokens, \d+ balances/)
  const state = await admin('state')
  expect(state).toContain(`Test chain (chain ${chainId}), contract ${contract}.`)
  expect(state).toContain('nothing is missing')
  expect(state).toContain('0 differences')

  const another = await admin('deploy --another')
  expect(another).toContain('goes on with the contract before it until it is started again')
  expect(await admin('state')).not.toContain(contract)
  await mirrorAll()
  expect(await admin('verify')).toMatch(/^Chain and ledger agree: 1 tokens/)
})
