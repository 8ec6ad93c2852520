import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBucket } from '../platform/store/open-bucket.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { offerCredits } from '../testing/test-market.ts'
import { checkBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-write-backup-'))
const key = 'ab'.repeat(32)
/** What PostgreSQL sends after the last row of a copy, before it says how many they were. */
const copyDone = Buffer.from([0x63, 0, 0, 0, 4])
const packetMs = 5

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await offerCredits(database.db, { issued: 50, listed: 40, priceCents: 1200 })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

/** A network on which what follows the last row of a table comes in a packet of its own. */
const openSlowNetwork = async (url: string) => {
  const { hostname, port } = new URL(url)
  const sockets: net.Socket[] = []
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    sockets.push(near, far)
    near.on('error', () => far.destroy()).pipe(far)
    const forward = async () => {
      for await (const bytes of far as AsyncIterable<Buffer>) {
        let rest = bytes
        for (let end = rest.indexOf(copyDone); end !== -1; end = rest.indexOf(copyDone)) {
          near.write(rest.subarray(0, end + copyDone.length))
          await later(packetMs)
          rest = rest.subarray(end + copyDone.length)
        }
        near.write(rest)
      }
      near.end()
    }
    forward().catch(() => near.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`
  return {
    url: through.href,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('a backup tells how many rows each table has, also where the network brings the count late', async () => {
  const network = await openSlowNetwork(database.url)
  const client = new pg.Client({ connectionString: network.url })
  await client.connect()
  const file = path.join(folder, 'late.backup')
  const bucket = openBucket({ kind: 'folder', folder: null }, folder)
  const source = {
    client,
    key,
    secret: { text: 'a secret of forty characters for the test', isKept: true },
    bucket,
  }
  const { tables } = await writeBackup(source, file, new Date('2026-03-02T02:00:00Z'))
  await client.end()
  network.close()
  expect(tables).toMatchObject({ projects: 1, batches: 1, listings: 1 })
  expect((await checkBackup(file, key)).manifest.tables).toEqual(tables)
})
