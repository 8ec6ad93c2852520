import { randomUUID } from 'node:crypto'
import { askRootAt } from '@ledgerleaf/provenance/chain-contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { newOperator } from '../testing/new-operator.ts'
import { type TestCheckout, testCheckout } from '../testing/test-checkout.ts'
import { type TestSite, testSite } from '../testing/test-site.ts'

let shop: TestCheckout
let off: TestSite
let local: TestSite
beforeAll(async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  shop = await testCheckout({ CHAIN_RPC_URL: url, CHAIN: 'rpc', CHAIN_KEY: '1'.repeat(64) })
  off = await testSite()
  local = await testSite({ CHAIN: 'local' })
})
afterAll(async () => {
  await shop.close()
  await off.close()
  await local.close()
})

/** Asks the local chain as a stranger does. */
const ask = async (method: string, params?: unknown) => {
  const body = { jsonrpc: '2.0', id: 1, method, ...(params === undefined ? {} : { params }) }
  const answer = await local.browser().post('/api/chain/rpc', { body })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

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

test('the site and the chain name the local chain by the same id, before it is reached and after', async () => {
  const say = async () => {
    const browser = local.browser()
    const [site, chain] = [await browser.get('/api/site'), await browser.get('/api/chain')]
    return [site.json().chain.chainId, chain.json().chainId]
  }
  expect(await say()).toEqual([1337, 1337])
  await local.chain.reach()
  expect(await say()).toEqual([1337, 1337])
  expect(Number((await ask('eth_chainId')).result)).toBe(1337)
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

const loop = '0x5b600056'
const stranger = `0x${'12'.repeat(20)}`

test('a call that would never end is refused at once, and the chain answers the next question promptly', async () => {
  const { contract } = await local.chain.reach()
  const askedAt = performance.now()
  for (const call of [
    { data: loop },
    { input: loop },
    { data: loop, to: null },
    { data: loop, to: null, gas: '0xffffffffff' },
    { data: loop, to: stranger },
    { data: `0x${'00'.repeat(5000)}`, to: contract },
  ])
    expect(await ask('eth_call', [call, 'latest'])).toMatchObject({ error: { code: -32_602 } })
  expect(await ask('eth_estimateGas', [{ data: loop }])).toMatchObject({ error: { code: -32_601 } })
  expect(await ask('eth_blockNumber')).toMatchObject({ result: expect.stringMatching(/^0x/) })
  expect(performance.now() - askedAt).toBeLessThan(5000)
}, 120_000)

test('the contract is asked from outside as verifying asks it, with the gas that is named and never more than the bound', async () => {
  const { contract } = await local.chain.reach()
  const call = askRootAt(contract, 1)
  const zeros = `0x${'00'.repeat(32)}`
  expect(await ask('eth_call', [call, 'latest'])).toMatchObject({ result: zeros })
  const upper = { ...call, to: `0x${contract.slice(2).toUpperCase()}` }
  expect(await ask('eth_call', [{ ...upper, gas: '0xffffffffffff' }])).toMatchObject({ result: zeros })
  expect(await ask('eth_call', [{ ...call, gas: '0x10' }])).toMatchObject({
    error: { code: -32_000, message: 'out of gas' },
  })
}, 120_000)

test.each([
  ['eth_call', []],
  ['eth_call', undefined],
  ['eth_call', [null]],
  ['eth_call', [{ to: '0x12' }]],
  ['eth_call', [{ to: stranger, data: '0x1' }]],
  ['eth_call', [{ to: stranger, gas: -1 }]],
  ['eth_call', [{ to: stranger }, 'yesterday']],
  ['eth_call', [{ to: stranger }, 'latest', { [stranger]: { code: loop } }]],
  ['eth_getTransactionReceipt', [{ a: 1 }]],
  ['eth_getTransactionReceipt', []],
  ['eth_getTransactionByHash', ['0x12']],
  ['eth_getBlockByHash', [7]],
  ['eth_getBlockByNumber', ['0xffffffffffffffffffff']],
  ['eth_getBlockByNumber', [{ blockHash: 1 }]],
  ['eth_getBalance', ['0x12', 'latest']],
  ['eth_getCode', []],
  ['eth_getTransactionCount', [stranger, {}]],
])('%s with %j is the asker’s mistake, and told as one', async (method, params) => {
  const { error } = await ask(method, params)
  expect(error).toMatchObject({ code: -32_602, message: expect.stringMatching(/^eth_\w+ wants /) })
})

test('a method by the name of what every object has does not exist', async () => {
  expect(await ask('constructor')).toMatchObject({ error: { code: -32_601 } })
})
