import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newHolder } from '../../testing/test-holder.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('without a chain nothing leaves, every refusal has the one shape, and what is held stays usable', async () => {
  const { browser, batchId } = await newHolder(site, 3)
  expect((await browser.get('/api/wallets')).json()).toEqual({
    wallets: [],
    withdrawn: [],
    withdrawals: [],
    broughtBack: [],
  })
  const asked = await browser.post('/api/wallet-challenges', { body: { address: `0x${'a'.repeat(40)}` } })
  expect(asked.statusCode).toBe(501)
  expect(asked.json()).toMatchObject({
    code: 'not_available',
    error: 'No chain is configured on this server.',
  })
  const left = await browser.post('/api/withdrawals', {
    body: { batchId, walletId: randomUUID(), quantity: 1, isUnderstood: true },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(left.json()).toMatchObject({ code: 'not_available' })
  const { holdings } = (await browser.get('/api/holdings')).json()
  expect(holdings).toMatchObject([{ batchId, quantity: 3 }])
})

test('a stranger has no wallets, and a withdrawal needs its key and its yes', async () => {
  expect((await site.browser().get('/api/wallets')).statusCode).toBe(401)
  const { browser, batchId } = await newHolder(site, 1)
  const body = { batchId, walletId: randomUUID(), quantity: 1, isUnderstood: true }
  expect((await browser.post('/api/withdrawals', { body })).json()).toMatchObject({
    code: 'idempotency_missing',
  })
  const unsure = await browser.post('/api/withdrawals', { body: { ...body, isUnderstood: false } })
  expect(unsure.json()).toMatchObject({ code: 'invalid_input', field: 'isUnderstood' })
})
