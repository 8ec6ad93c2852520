import { randomUUID } from 'node:crypto'
import type { DueStep, ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdings } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { pauseListing, withdrawListing } from '../../supply/listings/index.ts'
import { buyCredits, marketNow, offerCredits, promiseCredits } from '../../testing/test-market.ts'
import { type TestSeller, testSellers } from '../../testing/test-seller.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { placeOrder, refundLines } from '../../trade/orders/index.ts'
import { findListingFigures } from './listing-figures.ts'

let site: TestSite
let newSeller: (name?: string, options?: { isChecked?: boolean }) => Promise<TestSeller>
beforeAll(async () => {
  site = await testSite()
  newSeller = testSellers(site)
})
afterAll(() => site.close())

const figuresOf = async (browser: Browser): Promise<ListingFigures[]> =>
  (await browser.get('/api/seller/listing-figures')).json().listings
const dueOf = async (browser: Browser): Promise<DueStep[]> =>
  (await browser.get('/api/seller/due')).json().steps
const kindsOf = (steps: readonly DueStep[]) => steps.map(({ kind }) => kind)

const own = ['/api/seller/due', '/api/seller/listing-figures', '/api/statement/months']

test('a visitor and a buyer are refused, and a seller sees nothing of another', async () => {
  const buyer = site.browser('10.41.0.1')
  await buyer.post('/api/auth/sign-up', {
    body: { email: 'desk-buyer@example.org', password: 'a password nobody guesses' },
  })
  for (const path of own) {
    expect((await site.browser('10.41.0.2').get(path)).statusCode).toBe(401)
    expect((await buyer.get(path)).json().code).toBe('forbidden')
  }
  const one = await newSeller('Kiln of One')
  const other = await newSeller('Kiln of Other')
  await offerCredits(site.db, { sellerId: one.sellerId })
  expect(await figuresOf(one.browser)).toHaveLength(1)
  for (const path of own) {
    const body = (await other.browser.get(path)).body
    expect(body).not.toContain('Kiln of One')
    expect(body).not.toContain('Test Project')
  }
})

test('what is sold of a listing is what its buyers hold, whatever is held, returned or taken back', async () => {
  const seller = await newSeller()
  const { listing, batch } = await offerCredits(site.db, { sellerId: seller.sellerId })
  const [ann, ben] = [randomUUID(), randomUUID()]
  await buyCredits(site.db, ann, listing.id, 10)
  const order = await buyCredits(site.db, ben, listing.id, 8)
  await inTransaction(site.db, async (tx) => {
    const parts = [{ listingId: listing.id, quantity: 3 }]
    await refundLines(tx, { orderId: order.id, reference: 'desk', reason: 'asked', parts }, marketNow)
    // Placed and not paid: held, and not sold.
    const lines = [{ listingId: listing.id, quantity: Credits.parse(4) }]
    await placeOrder(tx, { buyerId: randomUUID(), lines, feeBasisPoints: 250 }, marketNow)
  })
  const [figures] = await figuresOf(seller.browser)
  const held = await Promise.all([ann, ben].map((id) => findCredits(site.db, holdings(id), batch.id)))
  expect(figures).toMatchObject({
    listedCredits: 60,
    soldCredits: held.reduce((sum, credits) => sum + credits, 0),
    leftCredits: 60 - 10 - 8 - 4,
    priceCents: 725,
  })
  expect(figures?.soldCredits).toBe(15)
})

test('views of the project and additions of the listing stand beside it, of the last thirty days', async () => {
  const seller = await newSeller()
  const { project, listing } = await offerCredits(site.db, { sellerId: seller.sellerId })
  await site.pool.query(
    `insert into project_views (project_id, day, views)
     values ($1, (now() at time zone 'utc')::date, 4), ($1, (now() at time zone 'utc')::date - 29, 3),
       ($1, (now() at time zone 'utc')::date - 30, 100)`,
    [project.id],
  )
  const visitor = site.browser('10.41.9.9')
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' }
  await visitor.post(`/api/market/projects/${project.id}/views`, { headers })
  await visitor.post(`/api/market/listings/${listing.id}/basket-additions`, { headers })
  const [figures] = await figuresOf(seller.browser)
  expect(figures).toMatchObject({ views: 8, additions: 1 })
})

test('a price is held against those of others that can be bought now, and against fewer than three not at all', async () => {
  const seller = await newSeller()
  const facts = { category: 'dac' } as const
  await offerCredits(site.db, { sellerId: seller.sellerId, facts, priceCents: 30_000 })
  const offer = (priceCents: number, more: object = {}) =>
    offerCredits(site.db, { facts, priceCents, ...more })
  await offer(10_000)
  const second = await offer(20_000)
  // Not the like, not of others, or not for sale now.
  await offer(1, { saleType: 'subscription' })
  await offer(2, { facts: { category: 'biochar' } })
  await offer(3, { sellerId: seller.sellerId })
  await promiseCredits(site.db, { category: 'dac', priceCents: 4 })
  const withdrawn = await offer(5)
  const paused = await offer(6)
  await inTransaction(site.db, async (tx) => {
    await withdrawListing(tx, withdrawn.sellerId, withdrawn.listing.id, marketNow)
    await pauseListing(tx, paused.sellerId, paused.listing.id)
  })
  const compared = async () =>
    (await figuresOf(seller.browser)).find(({ priceCents }) => priceCents === 30_000)?.compared
  expect(await compared()).toEqual({ count: 2, cheaper: 2, pricesCents: [], medianCents: null })
  await offer(50_000)
  await offer(40_001)
  expect(await compared()).toEqual({
    count: 4,
    cheaper: 2,
    pricesCents: [10_000, 20_000, 40_001, 50_000],
    medianCents: 30_001,
  })
  // Sold out is no longer the market.
  await buyCredits(site.db, randomUUID(), second.listing.id, 60)
  expect(await compared()).toMatchObject({
    count: 3,
    pricesCents: [10_000, 40_001, 50_000],
    medianCents: 40_001,
  })
  // Of more than are shown apart the ends stay, and the count is that of all.
  await offer(60_000)
  await offer(70_000)
  const found = await findListingFigures(site.db, seller.sellerId, { now: marketNow, pricesMax: 3 })
  expect(found.find(({ priceCents }) => priceCents === 30_000)?.compared).toMatchObject({
    count: 5,
    pricesCents: [10_000, 50_000, 70_000],
    medianCents: 50_000,
  })
})

test('a price is held against grades one step away, and what has no score against what has none', async () => {
  const seller = await newSeller()
  const facts = { category: 'biochar' } as const
  const grade = (projectId: string, letter: string) =>
    site.pool.query(
      `insert into scores (project_id, vintage, rule_set, value, grade, confidence, is_approved, card, scored_at)
       values ($1, 2024, 'test', 50, $2, 50, true, '{}', now())`,
      [projectId, letter],
    )
  const own = await offerCredits(site.db, { sellerId: seller.sellerId, facts, priceCents: 777 })
  for (const [letter, priceCents] of [
    ['A', 100],
    ['B', 200],
    ['C', 300],
    ['D', 400],
  ] as const)
    await grade((await offerCredits(site.db, { facts, priceCents })).project.id, letter)
  const prices = async () => (await figuresOf(seller.browser))[0]?.compared?.pricesCents
  expect(await prices()).not.toEqual(expect.arrayContaining([100]))
  await grade(own.project.id, 'B')
  expect(await prices()).toEqual([100, 200, 300])
})

test('a listing without a kind, or in review, is compared with nothing', async () => {
  const seller = await newSeller()
  await offerCredits(site.db, { sellerId: seller.sellerId })
  expect((await figuresOf(seller.browser)).map(({ compared }) => compared)).toEqual([null])
})

test('a new seller is told how to begin, and of nothing else', async () => {
  const browser = site.browser('10.41.3.3')
  await browser.post('/api/auth/sign-up-seller', {
    body: {
      email: 'brand-new@example.org',
      password: 'correct-horse-battery',
      firstName: 'Nia',
      lastName: 'New',
      companyName: 'New Firm',
    },
  })
  const steps = await dueOf(browser)
  expect(kindsOf(steps)).toEqual(['file'])
  expect(steps[0]).toMatchObject({ projectName: null, to: '/seller/projects', dueOn: null })
  expect(await figuresOf(browser)).toEqual([])
})

test('of what has a day the nearest comes first, what waits now before a far one, and what is promised to several buyers for a day is one step', async () => {
  const seller = await newSeller('Promising Kiln')
  const { listing, project } = await promiseCredits(site.db, { sellerId: seller.sellerId })
  await buyCredits(site.db, randomUUID(), listing.id, 10)
  await buyCredits(site.db, randomUUID(), listing.id, 20)
  const steps = await dueOf(seller.browser)
  const dated = steps.filter(({ dueOn }) => dueOn !== null)
  expect(dated).toEqual([
    {
      kind: 'deliver',
      projectName: project.name,
      says: 'Deliver 12 credits sold forward.',
      dueOn: '2126-09-30',
      isOverdue: false,
      to: '/deliveries',
    },
    expect.objectContaining({
      kind: 'deliver',
      dueOn: '2127-03-31',
      says: 'Deliver 18 credits sold forward.',
    }),
  ])
  // A century off is no reason to let what waits now wait longer.
  const undated = steps.filter(({ kind, dueOn }) => dueOn === null && kind !== 'terms')
  expect(steps.slice(0, undated.length + 2)).toEqual([...undated, ...dated])
  // What stands beside the dates as money is all that is in escrow.
  const { milestones } = (await seller.browser.get('/api/seller/forwards')).json()
  const { escrowCents } = (await seller.browser.get('/api/seller/balance')).json()
  const waiting = milestones.reduce((sum: number, one: { sellerCents: number }) => sum + one.sellerCents, 0)
  expect(waiting).toBe(escrowCents)
  expect(escrowCents).toBeGreaterThan(0)
})

test('a file goes from its next entry to what the review asks, and leaves the list while it is with the review', async () => {
  const seller = await newSeller('Reviewed Kiln')
  const about = async () =>
    (await dueOf(seller.browser)).filter(({ projectName }) => projectName === 'Reviewed Kiln')
  expect(await about()).toMatchObject([{ kind: 'file', to: `/seller/projects/${seller.id}?step=onboard` }])
  await seller.completeFile()
  expect(await about()).toMatchObject([{ kind: 'file', to: `/seller/projects/${seller.id}?step=review` }])
  await seller.browser.post(seller.at('/submit'))
  expect(await about()).toEqual([])
  await site.pool.query(
    `update project_files set review_state = 'changes_asked', review_reason = 'Which kiln is meant?' where project_id = $1`,
    [seller.id],
  )
  expect(await about()).toMatchObject([{ kind: 'review', says: 'Which kiln is meant?' }])
  await site.pool.query(
    `update project_documents set refused_reason = 'It is of another project.' where project_id = $1`,
    [seller.id],
  )
  expect(kindsOf(await about())).toEqual(['review', 'document'])
})

test('who sold something and told no account or no company is asked for both, and a listing that is stopped says why', async () => {
  const seller = await newSeller('Unknown Kiln', { isChecked: false })
  const { listing, project } = await offerCredits(site.db, { sellerId: seller.sellerId })
  await buyCredits(site.db, randomUUID(), listing.id, 5)
  const kinds = kindsOf(await dueOf(seller.browser))
  expect(kinds).toContain('account')
  expect(kinds).toContain('identity')
  expect(kinds).not.toContain('stopped')
  await site.pool.query('update projects set approved_at = null where id = $1', [project.id])
  const stopped = (await dueOf(seller.browser)).find(({ kind }) => kind === 'stopped')
  expect(stopped).toMatchObject({ projectName: project.name, to: '/seller_listings' })
  expect(stopped?.says).toContain('until an operator has approved the file')
})
