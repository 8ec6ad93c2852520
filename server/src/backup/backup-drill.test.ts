import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runAdmin } from '../cli/run-admin.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { launchPostgres } from '../platform/embedded-postgres/launch-postgres.ts'
import { freePort } from '../testing/free-port.ts'
import { newGuest } from '../testing/market-process.ts'
import {
  buildServer,
  type ServerProcess,
  spawnServer,
  waitForStatus,
} from '../testing/start-up/server-process.ts'
import { offerCredits } from '../testing/test-market.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-drill-'))
chmodSync(folder, 0o755)
const [lost, found] = [path.join(folder, 'lost'), path.join(folder, 'found')]
const elsewhere = path.join(folder, 'elsewhere')
const backup = path.join(elsewhere, 'one.backup')
const servers: ServerProcess[] = []

const variablesOf = (dataDir: string) => ({
  DATA_DIR: dataDir,
  DEMO: '0',
  TRUST_PROXY: '1',
  BACKUP_KEY: 'a passphrase that is long enough',
  CHECKPOINT_COPY: elsewhere,
})
const admin = (dataDir: string, ...words: string[]) =>
  runAdmin(readConfig(variablesOf(dataDir)), pino({ level: 'silent' }), words)
const start = async (dataDir: string) => {
  const server = spawnServer({ ...variablesOf(dataDir), PORT: String(await freePort()) })
  servers.push(server)
  await waitForStatus(server, '/readyz', 200)
  return server
}
const kill = async ({ child, ended }: ServerProcess) => {
  child.kill('SIGKILL')
  await ended
}
/** Work on the embedded database of a folder, beside its server. Whoever leaves last stops it. */
const onDatabase = async <T>(
  dataDir: string,
  work: (database: ReturnType<typeof openDatabase>) => Promise<T>,
) => {
  const embedded = await launchPostgres(path.join(dataDir, 'postgres'))
  const database = openDatabase(embedded.url, pino({ level: 'silent' }), 2)
  try {
    return await work(database)
  } finally {
    await database.close()
    await embedded.stop()
  }
}
let networks = 0
const buyOne = async (origin: string, listingId: string) => {
  const guest = newGuest(`10.9.${networks >> 8}.${networks++ & 255}`)
  await guest.greet(origin)
  const { status, answer } = await guest.order(origin, await guest.basket(origin, listingId, 1), 725)
  return { status, id: answer.id ?? '', code: answer.code }
}
const settledIn = (dataDir: string): Promise<Set<string>> =>
  onDatabase(dataDir, async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>("select id from orders where status = 'settled'")
    return new Set(rows.map(({ id }) => id))
  })
const checkpointAt = async (origin: string) => {
  const [name = '', size = '0'] = (await (await fetch(`${origin}/log/checkpoint`)).text()).split('\n')
  return { name, size: Number(size) }
}

beforeAll(buildServer, 120_000)
afterAll(async () => {
  for (const server of servers) if (server.child.exitCode === null) await kill(server)
  for (const dataDir of [lost, found])
    if (existsSync(dataDir)) await (await launchPostgres(path.join(dataDir, 'postgres'))).stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

test('backed up while people buy, everything lost, restored: nothing sold until an operator has seen it, then it goes on', async () => {
  mkdirSync(elsewhere)
  const server = await start(lost)
  const { listing } = await onDatabase(lost, ({ db }) => offerCredits(db, { issued: 5000, listed: 5000 }))

  // Three buyers at a time, one order after the other, before, during and after the backup.
  const acknowledged: string[] = []
  let buying = true
  const buyers = [1, 2, 3].map(async () => {
    while (buying) {
      const { status, id } = await buyOne(server.origin, listing.id)
      expect(status).toBe(200)
      acknowledged.push(id)
    }
  })
  const until = (count: number) =>
    vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(count), { timeout: 60_000 })
  await until(10)
  const before = [...acknowledged]
  const told = await admin(lost, 'backup', backup)
  await until(acknowledged.length + 10)
  buying = false
  await Promise.all(buyers)
  const signed = await checkpointAt(server.origin)
  expect(told).toContain('It was read back from the disk')

  // Everything is lost but the backup and the copy of the last checkpoint.
  await kill(server)
  await (await launchPostgres(path.join(lost, 'postgres'))).stop()
  rmSync(lost, { recursive: true })
  expect(await admin(lost, 'restore', backup, '--into', found)).toContain('The ledger verifies')
  expect(existsSync(lost)).toBe(false)

  const again = await start(found)
  expect(await buyOne(again.origin, listing.id)).toMatchObject({ status: 409, code: 'sales_stopped' })
  const restored = await checkpointAt(again.origin)
  expect(restored.name).toBe(signed.name)
  expect(restored.size).toBeLessThan(signed.size)
  expect(await admin(found, 'sales')).toMatch(
    /and \d+ are known to have been signed: at least \d+ are missing/,
  )
  await expect(admin(found, 'resume-sales')).rejects.toThrow('confirm-restore')

  expect(
    await admin(found, 'confirm-restore', 'Orders after the backup; refunded at the provider'),
  ).toContain('Sales are open.')
  const { status, id } = await buyOne(again.origin, listing.id)
  expect(status).toBe(200)
  await vi.waitFor(async () => expect(await settledIn(found)).toContain(id), {
    timeout: 30_000,
    interval: 200,
  })
  // Every order that was acknowledged before the backup began is there, and settles if it had not.
  await vi.waitFor(
    async () => {
      const settled = await settledIn(found)
      expect(before.filter((one) => !settled.has(one))).toEqual([])
    },
    { timeout: 30_000, interval: 200 },
  )
  await vi.waitFor(async () => expect((await checkpointAt(again.origin)).name).not.toBe(signed.name), {
    timeout: 10_000,
  })
  expect(await admin(found, 'verify')).toContain('The ledger verifies')
  await kill(again)
}, 240_000)
