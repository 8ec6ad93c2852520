import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { inTransaction } from '../platform/transaction.ts'
import { checkSeller } from './check-seller.ts'
import { issueKnown } from './registry-says.ts'
import { testAccount } from './test-account.ts'
import { newCompany, newHoldings, openShop, shop } from './test-approvals.ts'
import { enterprise } from './test-checkout.ts'
import { addReadDocument, wholeFile } from './test-file.ts'
import { newKey, programOf } from './test-keys.ts'
import { buyCredits, promiseCredits } from './test-market.ts'
import { newRegistryId, testBlock } from './test-seller.ts'

export type DocsWorld = Awaited<ReturnType<typeof openDocsWorld>>

/** An organisation that buys and sells, and whatever an example of the documentation asks its reader to fill in. */
export const openDocsWorld = async () => {
  await openShop()
  const { db, pool } = shop.site
  const { id: companyId, owner } = await newCompany()
  await pool.query(`insert into organisation_sides (organisation_id, side) values ($1, 'seller')`, [
    companyId,
  ])
  await checkSeller(db, companyId)
  const { secret } = await newKey(owner)
  const program = programOf(secret)
  const send = async (url: string, body?: unknown) => {
    const answer = await program.post(url, body)
    expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300)
    return answer.json()
  }
  const first = async (url: string) => (await program.get(url)).json().data[0].id as string

  const made = new Map<string, string>()
  const word = (name: string) => made.get(name) ?? ''
  const newListing = async () => (await shop.listing(50, 1000)).listing.id as string
  const newBasket = async () => {
    const lines = [{ listing: await newListing(), quantity: { amount: 1 } }]
    return (await send('/v1/baskets', { lines })).id as string
  }
  const wanted = async () => ({
    basket: await newBasket(),
    expectedTotal: { amount: 1000 },
    company: enterprise,
  })
  const quoted = async () => ({
    ...(await wanted()),
    billingEmail: `accounts-${randomUUID()}@example.org`,
    poNumber: 'PO-1',
  })
  const subscribe = async () => {
    const { id } = await send('/v1/subscriptions', {
      quantity: { amount: 1 },
      every: 'year',
      limits: {},
      priceCap: { amount: 1000 },
      startsOn: '2999-01-01',
    })
    return id as string
  }
  /** The organisation promises, and somebody buys; or the other way round. */
  const promise = async (parties: { sellerId?: string; buyerId?: string }) => {
    const vintage: [string, string] = ['2023-01-01', '2023-12-31']
    const promised = await promiseCredits(db, { sellerId: parties.sellerId ?? randomUUID(), vintage })
    const buyerId = parties.buyerId ?? randomUUID()
    await buyCredits(db, buyerId, promised.listing.id, 10, { at: new Date() })
    return promised
  }
  const newProject = async () => {
    const { id } = await send('/v1/seller/projects', { name: `Kelp ${randomUUID()}` })
    const body = wholeFile(newRegistryId())
    const saved = await program.send('PATCH', `/v1/seller/projects/${id}`, { body, key: randomUUID() })
    expect(saved.statusCode, saved.body).toBe(200)
    return id as string
  }

  /** How each word is come by. What belongs to another word of the same example is made after it. */
  const makers: Record<string, () => Promise<string>> = {
    LISTING: newListing,
    PROJECT: async () => (await program.get(`/v1/listings/${await newListing()}`)).json().project.id,
    BASKET: newBasket,
    TOTAL: async () => '1000',
    QUOTE: async () => (await send('/v1/quotes', await quoted())).id,
    ORDER: async () => (await send('/v1/orders', await wanted())).id,
    // A quote is an order that is not paid, and has its id.
    UNPAID_ORDER: async () => (await send('/v1/quotes', await quoted())).id,
    APPROVAL: async () => (await send('/v1/orders/propose', await wanted())).id,
    BATCH: () => newHoldings(companyId, 3),
    RETIREMENT: async () => {
      const lines = [{ batch: await newHoldings(companyId, 1), quantity: { amount: 1 } }]
      const words = { beneficiary: 'Acme', reason: 'other', purpose: 'Flights', isUnderstood: true }
      return (await send('/v1/retirements', { lines, ...words })).retirements[0].id
    },
    ANALYSIS: async () => {
      const { port } = shop.site.app.server.address() as { port: number }
      const text = `Year,Metric,Value,Unit\n2024,Scope 1 emissions,${1000 + made.size},tCO2e\n,,${randomUUID()},\n`
      const form = new FormData()
      form.append('companyName', 'Acme')
      form.append('file', new Blob([text], { type: 'text/csv' }), 'report.csv')
      const headers = { authorization: `Bearer ${secret}` }
      const url = `http://127.0.0.1:${port}/v1/analyses`
      const { id } = (await (await fetch(url, { method: 'POST', headers, body: form })).json()) as {
        id: string
      }
      await vi.waitFor(
        async () =>
          expect((await program.get(`/v1/analyses/${id}`)).json()).toMatchObject({ status: 'completed' }),
        { timeout: 100_000, interval: 200 },
      )
      return id
    },
    SUBSCRIPTION: subscribe,
    PAUSED_SUBSCRIPTION: async () => {
      const id = await subscribe()
      await send(`/v1/subscriptions/${id}/pause`)
      return id
    },
    FORWARD: async () => {
      await promise({ buyerId: companyId })
      return first('/v1/forwards')
    },
    OWN_LISTING: async () => (await shop.listing(10, 1000, companyId)).listing.id,
    OWN_PROJECT: newProject,
    WHOLE_PROJECT: async () => {
      const id = await newProject()
      await send(`/v1/seller/projects/${id}/blocks`, { ...testBlock, serialPrefix: `P-${id}` })
      await owner.browser.post('/api/seller/bank-account', { body: testAccount })
      await owner.browser.patch('/api/seller/profile', {
        body: { country: 'KE', description: 'We make char.' },
      })
      await addReadDocument(db, id)
      return id
    },
    DOCUMENT: async () => {
      const answer = await program.post(
        `/v1/seller/projects/${word('OWN_PROJECT')}/documents?kind=other&name=a.pdf`,
        Buffer.from(`%PDF-1.4\n% ${randomUUID()}\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF`),
        { headers: { 'content-type': 'application/octet-stream' } },
      )
      return answer.json().id
    },
    BLOCK: async () => {
      const id = word('OWN_PROJECT')
      return (await send(`/v1/seller/projects/${id}/blocks`, { ...testBlock, serialPrefix: `P-${id}` })).id
    },
    DUE: async () => {
      const { project } = await promise({ sellerId: companyId })
      made.set('project', project.id)
      const { data } = (await program.get('/v1/seller/deliveries/due?limit=100')).json()
      return data.find((due: { project: { id: string } }) => due.project.id === project.id).id
    },
    DELIVERABLE_BLOCK: async () => {
      const serials = { registry: 'Test Registry', prefix: randomUUID(), first: 1, last: 50 }
      const vintage = { startsOn: '2023-01-01', endsOn: '2023-12-31' }
      const facts = { projectId: word('project'), vintage, serials }
      return (await inTransaction(db, (tx) => issueKnown(tx, companyId, facts, new Date()))).id
    },
  }
  const make = async (words: readonly string[]): Promise<Map<string, string>> => {
    for (const name of words) {
      const maker = makers[name]
      if (!maker) throw new Error(`nobody knows what ${name} stands for`)
      made.set(name, await maker())
    }
    return new Map(words.map((name) => [name, word(name)]))
  }
  /** Undoes what would refuse the same example a second time. */
  const tidy = async (name: string): Promise<void> => {
    // An organisation may have only a few quotes and unpaid invoices open.
    if (/quotes|cancel/.test(name))
      for (const { id } of (await program.get('/v1/quotes?limit=100')).json().data)
        await program.post(`/v1/orders/${id}/cancel`)
    if (name === 'POST /v1/seller/listings')
      await pool.query(`update listings set token_id = id::text where seller_id = $1`, [companyId])
    if (name === 'POST /v1/seller/projects/{id}/blocks') {
      const at = `/v1/seller/projects/${word('OWN_PROJECT')}/blocks`
      await program.send('DELETE', `${at}/${await first(at)}`, { key: randomUUID() })
    }
  }
  const testKeys = new Map<string, Promise<string>>()
  /** A clock is moved in a test market alone, and only forward: whoever calls has a market of their own. */
  const keyFor = (name: string, caller: string): Promise<string> => {
    if (!name.endsWith('/v1/test-clock')) return Promise.resolve(secret)
    const known =
      testKeys.get(caller) ??
      newCompany().then(async (other) => (await newKey(other.owner, { mode: 'test' })).secret)
    testKeys.set(caller, known)
    return known
  }
  return { keyFor, make, tidy }
}
