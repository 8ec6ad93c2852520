import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantRole } from '../people/identity/index.ts'
import { outboxFolder } from '../platform/mail/open-mail.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type TestCheckout, testCheckout } from '../testing/test-checkout.ts'
import type { Browser } from '../testing/test-site.ts'

let checkout: TestCheckout
let operator: Browser
beforeAll(async () => {
  checkout = await testCheckout({
    ALERT_WEBHOOK_URL: 'https://alerts.example/a-secret-path',
    ALERT_WEBHOOK_SECRET: 'a secret of sixteen or more',
  })
  operator = await checkout.person('ona@example.org')
  const { rows } = await checkout.site.pool.query("select id from users where email = 'ona@example.org'")
  await inTransaction(checkout.site.db, (tx) => grantRole(tx, rows[0].id, 'operator', new Date()))
  mkdirSync(outboxFolder(checkout.site.config), { recursive: true })
  await checkout.site.standing.readAll()
})
afterAll(() => checkout.close())

type Told = { name: string; state: string; says: string; silence: { id: string; reason: string } | null }
const checks = async (): Promise<Told[]> => (await operator.get('/api/operator/checks')).json().checks
const find = async (name: string) => (await checks()).find((check) => check.name === name)

test('an operator sees every check in words, and where alerts go without the secret of the address', async () => {
  const answer = await operator.get('/api/operator/checks')
  expect(answer.json()).toMatchObject({ isReady: true, alerts: { webhook: 'alerts.example' } })
  expect(answer.body).not.toContain('a-secret-path')
  const told = Object.fromEntries((await checks()).map(({ name, state }) => [name, state]))
  expect(told).toEqual({
    database: 'good',
    'lane-quick': 'good',
    'lane-heavy': 'good',
    'lane-slow': 'good',
    'lane-outside': 'good',
    sales: 'good',
    backing: 'good',
    log: 'good',
    disk: 'good',
    mail: 'unset',
    clock: 'good',
    backup: 'unset',
    'checkpoint-copy': 'unset',
    issuer: 'good',
    'registry-retirements': 'good',
    chain: 'unset',
    wallets: 'good',
    documents: 'good',
  })
})

test('an operator sees which statements took long, by name and without their values', async () => {
  const before = (await operator.get('/api/operator/checks')).json().slow
  expect(before.fromMs).toBe(500)
  await checkout.site.pool.query('select pg_sleep(0.6), $1::text as hush from schema_migrations limit 1', [
    'hush-hush',
  ])
  const answer = await operator.get('/api/operator/checks')
  expect(answer.json().slow.statements).toContainEqual({
    name: 'select schema_migrations',
    count: 1,
    slowestMs: expect.any(Number),
    lastAt: expect.any(String),
  })
  expect(answer.body).not.toContain('hush-hush')
})

test('an operator silences a check for some hours, says why, and takes it back; the trail has both', async () => {
  const silence = (browser: Browser, body: object) => browser.post('/api/operator/silences', { body })
  const wish = { check: 'backup', hours: 8, reason: 'The disk is being replaced' }
  for (const stranger of [checkout.guest(), await checkout.person('ben@example.org')]) {
    expect([401, 403]).toContain((await stranger.get('/api/operator/checks')).statusCode)
    expect([401, 403]).toContain((await silence(stranger, wish)).statusCode)
  }
  for (const wrong of [{ reason: ' ' }, { hours: 0 }, { hours: 1000 }, { hours: 1.5 }])
    expect((await silence(operator, { ...wish, ...wrong })).statusCode).toBe(400)
  expect((await silence(operator, { ...wish, check: 'no-such' })).statusCode).toBe(404)
  expect((await silence(operator, wish)).statusCode).toBe(200)
  const { silence: kept } = (await find('backup')) ?? {}
  expect(kept).toMatchObject({ reason: wish.reason })
  const end = () => operator.post(`/api/operator/silences/${kept?.id}/end`)
  expect((await end()).statusCode).toBe(200)
  expect((await find('backup'))?.silence).toBeNull()
  expect((await end()).statusCode).toBe(404)
  const { entries } = (await operator.get('/api/operator/trail')).json()
  expect(
    entries.map(({ act, subjectName, reason }: Record<string, string>) => [act, subjectName, reason]),
  ).toEqual([
    ['end_silence', 'alerts', 'Alerts about Backup are sent again'],
    ['silence_alerts', 'alerts', 'Backup, for 8 hours: The disk is being replaced'],
  ])
})

test('mail that cannot be sent is told with how long it has waited', async () => {
  await checkout.site.pool.query(
    `select graphile_worker.add_job('send-mail', '{}', run_at => now() + interval '1 hour')`,
  )
  await checkout.site.pool.query(
    `update graphile_worker._private_jobs set attempts = 3, last_error = 'refused', created_at = now() - interval '3 hours'`,
  )
  await checkout.site.standing.readAll()
  expect(await find('mail')).toMatchObject({
    state: 'late',
    says: 'Mail does not leave: the oldest mail has waited for 3 hours, 1 mail refused and tried again.',
  })
})
