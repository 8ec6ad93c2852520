import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeStop } from '../../backup/restore-words.ts'
import { stopSales } from '../../ledger/sales-stop.ts'
import { recordRestore } from '../../log/log-restores.ts'
import { openSequencer } from '../../log/run-sequencer.ts'
import { grantRole } from '../../people/identity/index.ts'
import { newId } from '../../platform/id.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import type { Browser } from '../../testing/test-site.ts'
import { findStanding } from './standing-queries.ts'

const madeAt = new Date('2026-03-02T02:00:00Z')
const key = 'a passphrase that is long enough'
let checkout: TestCheckout
let operator: Browser
beforeAll(async () => {
  checkout = await testCheckout({
    BACKUP_DIR: path.join(import.meta.dirname, 'no-such-folder'),
    BACKUP_KEY: key,
  })
  operator = await checkout.person('ona@example.org')
  const { rows } = await checkout.site.pool.query("select id from users where email = 'ona@example.org'")
  await inTransaction(checkout.site.db, (tx) => grantRole(tx, rows[0].id, 'operator', new Date()))
})
afterAll(() => checkout.close())

const standing = async () => (await operator.get('/api/operator/standing')).json()
const confirm = (browser: Browser, reason: string) =>
  browser.post('/api/operator/restore/confirmation', { body: { reason } })

test('the desk shows what a restore lacks; whoever is no operator learns nothing and changes nothing', async () => {
  const { db, config, secret } = checkout.site
  const { listing } = await checkout.listing()
  const parts = { db, dataDir: config.dataDir, publicUrl: config.publicUrl, secret }
  const { sequence } = await openSequencer(parts)
  await sequence()
  expect(await standing()).toEqual({
    stop: null,
    missing: null,
    backups: { configured: true, newestAt: null },
  })
  expect((await confirm(operator, 'Nothing is missing')).statusCode).toBe(404)
  await inTransaction(db, async (tx) => {
    await recordRestore(tx, { id: newId(), madeAt, restoredAt: new Date(), signedSize: 2 })
    await stopSales(tx, writeStop(madeAt), new Date())
  })
  const seen = await standing()
  expect(seen.stop.reason).toMatch(/^restored from the backup of 2026-03-02 02:00 UTC/)
  expect(seen.missing).toMatch(/orders, payments and changes after it are not here/)

  const buyer = checkout.guest()
  const basketId = await checkout.basket(buyer, [{ listingId: listing.id, quantity: 1 }])
  expect((await checkout.order(buyer, basketId, 1000)).json()).toMatchObject({ code: 'sales_stopped' })
  for (const stranger of [checkout.guest(), await checkout.person('ben@example.org')]) {
    expect([401, 403]).toContain((await stranger.get('/api/operator/standing')).statusCode)
    expect([401, 403]).toContain((await confirm(stranger, 'Let me in, please')).statusCode)
  }
  expect((await confirm(operator, '  ')).statusCode).toBe(400)
  const told = await confirm(operator, 'Two orders of Monday; refunded at the provider')
  expect(told.json().says).toMatch(/The log goes on under the name .*Sales are open/)
  expect(await standing()).toMatchObject({ stop: null, missing: null })
  expect((await checkout.order(buyer, basketId, 1000)).statusCode).toBe(200)
  const [act] = (await operator.get('/api/operator/trail')).json().entries
  expect(act).toMatchObject({
    act: 'confirm_restore',
    reason: 'Two orders of Monday; refunded at the provider',
  })
})

test('the desk shows the newest backup', async () => {
  const folder = path.join(checkout.site.config.dataDir, 'backups')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'ledgerleaf-20260301T020000Z.backup'), '')
  const config = { ...checkout.site.config, backupDir: folder }
  expect((await findStanding(checkout.site.db, config)).backups.newestAt).toBe('2026-03-01T02:00:00.000Z')
  const none = await findStanding(checkout.site.db, { ...config, backupDir: null })
  expect(none.backups).toEqual({ configured: false, newestAt: null })
})
