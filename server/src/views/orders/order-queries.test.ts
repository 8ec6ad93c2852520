import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { type TestWallets, testWallets } from '../../testing/test-wallets.ts'
import { findOrder } from './order-queries.ts'

let database: TestDatabase
let chain: TestWallets
const dataDir = mkdtempSync(join(tmpdir(), 'ledgerleaf-orders-'))
beforeAll(async () => {
  database = await testDatabase()
  chain = await testWallets(database, dataDir)
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

test('an order names the entry of its settlement once the log has it, by which the chain is asked', async () => {
  const { orderId } = await chain.own(3, undefined, randomUUID())
  const find = async () => (await findOrder(database.db, orderId))?.order.logIndex
  expect(await find()).toBeNull()
  await chain.settle()
  const { rows } = await database.pool.query(
    `select leaf.leaf_index as index, sent.state from ledger_entries entry join log_leaves leaf on leaf.entry_id = entry.id
     join chain_transactions sent on sent.kind = 'record' and leaf.leaf_index between sent.first_index and sent.last_index
     where entry.key = $1`,
    [`settle:${orderId}`],
  )
  expect(rows).toMatchObject([{ state: 'confirmed' }])
  expect(await find()).toBe(Number(rows[0].index))
})
