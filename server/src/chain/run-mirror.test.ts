import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { availableCredits, issuance } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { newId } from '../platform/id.ts'
import { inTransaction } from '../platform/transaction.ts'
import { testChain } from '../testing/test-chain.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { openMirror, type TurnEnd } from './mirror-turn.ts'
import { runMirror } from './run-mirror.ts'

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'ledgerleaf-run-mirror-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const issueOften = async (times: number): Promise<void> => {
  for (let time = 0; time < times; time++) {
    const batch = newId()
    const postings = [
      { asset: batch, amount: Credits.parse(3), from: issuance(batch), to: availableCredits(newId()) },
    ]
    await inTransaction(database.db, (tx) =>
      post(tx, { key: `issue:${batch}`, kind: 'issue', postings, now: new Date() }),
    )
  }
  const secret = 'a secret of forty characters for the test'
  const parts = { db: database.db, dataDir, publicUrl: 'https://test.example', secret }
  await (await openSequencer(parts)).sequence()
}

const waits = { lookMs: 20, askMs: 5, idleMs: 15_000, failedMs: 50, failedMsMax: 1000, restMsMax: 2000 }

test('while the server is busy the mirror rests ten times as long as it works, and once it is calm goes on at once', async () => {
  const chain = await testChain(database.db)
  const mirror = openMirror({ ...chain.parts, pace: { ...chain.parts.pace, movesAtOnce: 1 } })
  // The first turns load and warm what the later ones run on.
  await issueOften(1)
  while ((await mirror.turn()) !== 'idle');
  await issueOften(4)
  const turns: { begun: number; ended: number }[] = []
  const seen = { two: () => undefined as undefined, all: () => undefined as undefined }
  const two = new Promise<void>((resolve) => {
    seen.two = () => void resolve()
  })
  const all = new Promise<void>((resolve) => {
    seen.all = () => void resolve()
  })
  const turn = async (): Promise<TurnEnd> => {
    const begun = performance.now()
    const end = await mirror.turn()
    turns.push({ begun, ended: performance.now() })
    if (turns.length === 2) seen.two()
    if (end === 'idle') seen.all()
    return end
  }
  const { deployment, node } = chain.parts
  const running = runMirror({
    ...{ db: database.db, log: pino({ level: 'silent' }), waits },
    leads: async () => true,
    reach: async () => ({ mirror: { turn }, deployment }),
  })
  running.setBusy(true)
  await two
  for (const [at, { begun, ended }] of turns.entries()) {
    const next = turns[at + 1]
    // A turn on a machine with other things to do may take so long that the longest rest is shorter.
    if (next) expect(next.begun - ended).toBeGreaterThan(Math.min(1900, 10 * (ended - begun)))
  }
  running.setBusy(false)
  await all
  await running.stop()
  expect((await node.head(await node.blockNumber())).index).toBe(5)
}, 120_000)
