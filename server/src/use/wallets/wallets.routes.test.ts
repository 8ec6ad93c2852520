import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitKey } from '../../platform/rate-limit.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { newHolder } from '../../testing/test-holder.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { signWith } from '../../testing/test-wallets.ts'
import { challengeWallet } from './prove-wallet.ts'

const password = 'a long enough secret 9'
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
    trail: [],
    waiting: [],
    cardWaitHours: 0,
  })
  const asked = await browser.post('/api/wallet-challenges', { body: { address: `0x${'a'.repeat(40)}` } })
  expect(asked.statusCode).toBe(501)
  expect(asked.json()).toMatchObject({
    code: 'not_available',
    error: 'No chain is configured on this server.',
  })
  const left = await browser.post('/api/withdrawals', {
    body: { batchId, walletId: randomUUID(), quantity: 1, isUnderstood: true, password },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(left.json()).toMatchObject({ code: 'not_available' })
  const { holdings } = (await browser.get('/api/holdings')).json()
  expect(holdings).toMatchObject([{ batchId, quantity: 3 }])
})

test('a stranger has no wallets, and a withdrawal needs its key and its yes', async () => {
  expect((await site.browser().get('/api/wallets')).statusCode).toBe(401)
  const { browser, batchId } = await newHolder(site, 1)
  const body = { batchId, walletId: randomUUID(), quantity: 1, isUnderstood: true, password }
  expect((await browser.post('/api/withdrawals', { body })).json()).toMatchObject({
    code: 'idempotency_missing',
  })
  const unsure = await browser.post('/api/withdrawals', { body: { ...body, isUnderstood: false } })
  expect(unsure.json()).toMatchObject({ code: 'invalid_input', field: 'isUnderstood' })
})

test('a wallet is linked with the password of the account alone: a session may be somebody else’s', async () => {
  const { browser, personId } = await newHolder(site, 1)
  const key = privateKeyToAccount(generatePrivateKey())
  const on = {
    chainId: 1,
    contract: `0x${'c'.repeat(40)}`,
    site: new URL(site.config.publicUrl).host,
  } as const
  const { id: challengeId, typedData } = await inTransaction(site.db, (tx) =>
    challengeWallet(tx, personId, key.address, on, new Date()),
  )
  const proof = { challengeId, signature: await signWith(key, typedData) }
  const prove = (said?: string) => browser.post('/api/wallets', { body: { ...proof, password: said } })
  expect((await prove()).json()).toMatchObject({ code: 'wrong_credentials', field: 'password' })
  expect((await prove('not the password')).json()).toMatchObject({
    code: 'wrong_credentials',
    field: 'password',
  })
  expect((await browser.get('/api/wallets')).json().wallets).toEqual([])
  expect((await prove(password)).json()).toMatchObject({ address: key.address.toLowerCase() })
})

test('whoever has no buyer account links no wallet, withdraws nothing and brings nothing back', async () => {
  const { browser, batchId, personId } = await newHolder(site, 1)
  await site.pool.query('delete from organisation_sides where organisation_id = $1', [personId])
  const key = () => ({ 'idempotency-key': randomUUID() })
  const signature = `0x${'1'.repeat(130)}`
  const back = { batchId, quantity: 1 }
  const tries = [
    browser.post('/api/wallet-challenges', { body: { address: `0x${'a'.repeat(40)}` } }),
    browser.post('/api/wallets', { body: { challengeId: randomUUID(), signature, password } }),
    browser.post('/api/withdrawals', {
      body: { ...back, walletId: randomUUID(), isUnderstood: true, password },
      headers: key(),
    }),
    browser.post(`/api/wallets/${randomUUID()}/bring-back/terms`, { body: back }),
    browser.post(`/api/wallets/${randomUUID()}/bring-back`, {
      body: { ...back, deadline: 1, nonce: '0', signature },
      headers: key(),
    }),
  ]
  for (const answer of await Promise.all(tries)) {
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      code: 'forbidden',
      error: 'Wallets are for buyers. Please open a buyer account first.',
      requestId: expect.any(String),
    })
  }
  expect((await browser.get('/api/wallets')).statusCode).toBe(200)
})

test('credits leave with the password of the account alone, and a right one ends the count of wrong ones', async () => {
  const { browser, batchId, personId } = await newHolder(site, 1)
  const key = randomUUID()
  const wish = { batchId, walletId: randomUUID(), quantity: 1, isUnderstood: true }
  const withdraw = (said?: string) =>
    browser.post('/api/withdrawals', {
      body: { ...wish, password: said },
      headers: { 'idempotency-key': key },
    })
  expect((await withdraw()).json()).toMatchObject({ code: 'wrong_credentials', field: 'password' })
  for (let tries = 0; tries < 3; tries += 1)
    expect((await withdraw('not the password')).json()).toMatchObject({
      code: 'wrong_credentials',
      field: 'password',
    })
  // The password is right: what refuses now is that there is no chain.
  expect((await withdraw(password)).json()).toMatchObject({ code: 'not_available' })
  const { rows } = await site.db.execute(
    sql`select key from rate_limits where key = ${limitKey('ownPassword', personId)}`,
  )
  expect(rows).toEqual([])
})

test('whoever tries to withdraw too often waits for minutes, and can bring back meanwhile', async () => {
  const { browser, batchId } = await newHolder(site, 1)
  const withdraw = () =>
    browser.post('/api/withdrawals', {
      body: { batchId, walletId: randomUUID(), quantity: 1, isUnderstood: true, password },
      headers: { 'idempotency-key': randomUUID() },
    })
  for (let tries = 0; tries < 20; tries += 1)
    expect((await withdraw()).json()).toMatchObject({ code: 'not_available' })
  const late = await withdraw()
  expect(late.json()).toMatchObject({ code: 'rate_limited' })
  expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(600)
  const back = await browser.post(`/api/wallets/${randomUUID()}/bring-back`, {
    body: { batchId, quantity: 1, deadline: 1, nonce: '0', signature: `0x${'1'.repeat(130)}` },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(back.json()).toMatchObject({ code: 'not_found' })
})
