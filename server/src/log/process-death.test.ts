import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { inSnapshot } from '../platform/transaction.ts'
import { buildProgram } from '../testing/build-program.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { openSequencer } from './run-sequencer.ts'

const secret = 'a secret of forty characters for the test'
const dataDir = mkdtempSync(join(tmpdir(), 'ledgerleaf-log-'))
let database: TestDatabase
let program: string
beforeAll(async () => {
  const source = fileURLToPath(new URL('../testing/sequencer-process.ts', import.meta.url))
  program = await buildProgram(source, 'sequencer-process')
  database = await testDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(program)
  rmSync(dataDir, { recursive: true })
})

/** Runs until it has signed so often, and is killed wherever it is by then. */
const runAndKill = async (signings: number): Promise<void> => {
  const words = [program, database.url, dataDir, secret]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
    if (said.split('\n').length > signings) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
}

test('a process killed while it places and signs: the next one goes on, and nothing is missing or signed twice', async () => {
  await Promise.all([runAndKill(7), runAndKill(12), runAndKill(18)])
  await runAndKill(3)
  const { sequence } = await openSequencer({
    db: database.db,
    dataDir,
    publicUrl: 'https://credits.example',
    secret,
  })
  await sequence()
  const { entries, placed, findings } = await inSnapshot(database.db, verifyLedger)
  expect(findings).toEqual([])
  expect(placed).toBe(entries)
  expect(entries).toBeGreaterThan(100)
}, 90_000)
