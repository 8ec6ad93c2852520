import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { newOperator } from '../testing/new-operator.ts'
import { type TestCheckout, testCheckout } from '../testing/test-checkout.ts'
import { type TestSite, testSite } from '../testing/test-site.ts'

let shop: TestCheckout
let off: TestSite
beforeAll(async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  shop = await testCheckout({ CHAIN_RPC_URL: url, CHAIN: 'rpc', CHAIN_KEY: '1'.repeat(64) })
  off = await testSite()
})
afterAll(async () => {
  await shop.close()
  await off.close()
})

test('with no chain reachable credits are bought and retired all the same, and the desk says why', async () => {
  const { site } = shop
  site.chain.run()
  const { listing, batch } = await shop.listing(10, 900)
  const buyer = await shop.person('nobodys-chain@example.org')
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 4 }])
  const placed = await shop.order(buyer, basketId, 3600)
  expect(placed.statusCode, placed.body).toBe(200)
  await shop.until(buyer, placed.json(), 'settled')
  const retired = await buyer.post('/api/retirements', {
    body: {
      ...{ batchId: batch.id, quantity: 3, beneficiary: 'Field & Fjord', reason: 'corporate_inventory' },
      ...{ purpose: 'The offices of 2025', isUnderstood: true },
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(retired.statusCode, retired.body).toBe(200)
  const { retirements } = (await buyer.get('/api/retirements')).json()
  expect(retirements).toMatchObject([{ quantity: 3, beneficiary: 'Field & Fjord' }])
  expect((await buyer.get('/api/holdings')).json().holdings).toMatchObject([{ quantity: 1 }])
  const certificate = await site.browser().get(`/api/certificates/${retirements[0].id}`)
  expect(certificate.json()).toMatchObject({ retirement: { quantity: 3 } })

  const unreached = /^the node at 127[.]0[.]0[.]1:\d+ is not reached: /
  await vi.waitFor(() => expect(site.chain.trouble()?.reason).toMatch(unreached), 60_000)
  const state = (await site.browser().get('/api/chain')).json()
  expect(state).toMatchObject({ on: true, local: false, nextIndex: null, contract: null })
  const operator = await newOperator(site, 'olga', '10.9.8.7')
  const desk = await operator.get('/api/operator/chain')
  expect(desk.json()).toMatchObject({ trouble: { halted: false }, transactions: [] })
  expect((await site.browser().get('/api/operator/chain')).statusCode).toBe(401)
}, 120_000)

test('where there is no chain, its calls say so', async () => {
  const browser = off.browser()
  expect((await browser.get('/api/chain')).json()).toMatchObject({ on: false, behind: 0 })
  const rpc = await browser.post('/api/chain/rpc', {
    body: { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' },
  })
  expect(rpc.statusCode).toBe(404)
  expect((await browser.get('/api/chain/entries/99')).statusCode).toBe(404)
})
