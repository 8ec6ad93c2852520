import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { newOperator } from '../testing/new-operator.ts'
import { offerCredits } from '../testing/test-market.ts'
import { type TestSite, testSite } from '../testing/test-site.ts'

let site: TestSite
let off: TestSite
beforeAll(async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  site = await testSite({ CHAIN_RPC_URL: url, CHAIN: 'rpc', CHAIN_KEY: '1'.repeat(64) })
  off = await testSite()
})
afterAll(async () => {
  await site.close()
  await off.close()
})

test('with no chain reachable everything else goes on, and the desk says why', async () => {
  site.chain.run()
  await vi.waitFor(() => expect(site.chain.trouble()?.reason).toBeTruthy(), 25_000)
  const { listing } = await offerCredits(site.db, { sellerId: crypto.randomUUID(), priceCents: 900 })
  expect(listing.id).toBeTruthy()
  const state = (await site.browser().get('/api/chain')).json()
  expect(state).toMatchObject({ on: true, local: false, nextIndex: null, contract: null })
  const operator = await newOperator(site, 'olga', '10.9.8.7')
  const desk = await operator.get('/api/operator/chain')
  expect(desk.json()).toMatchObject({ trouble: { halted: false }, transactions: [] })
  expect((await site.browser().get('/api/operator/chain')).statusCode).toBe(401)
}, 60_000)

test('where there is no chain, its calls say so', async () => {
  const browser = off.browser()
  expect((await browser.get('/api/chain')).json()).toMatchObject({ on: false, behind: 0 })
  const rpc = await browser.post('/api/chain/rpc', {
    body: { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' },
  })
  expect(rpc.statusCode).toBe(404)
  expect((await browser.get('/api/chain/entries/99')).statusCode).toBe(404)
})
