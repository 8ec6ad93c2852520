import { Cents, Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../ledger/invariants.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { issueKnown } from '../../testing/registry-says.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { approveProject, findMisissuedBatches } from '../projects/index.ts'
import { findListingCalled, openListing } from './index.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(async () => {
  expect(await findBreaches(site.db)).toEqual([])
  expect(await findMisissuedBatches(site.db)).toEqual([])
  await site.close()
})

let people = 0
const openSeller = async (): Promise<{ browser: Browser; email: string }> => {
  people += 1
  const email = `seller${people}@example.org`
  const browser = site.browser(`10.0.${people}.1`)
  const name = { firstName: 'Sol', lastName: 'Seller', companyName: 'Sol & Co' }
  const body = { email, password: 'a password nobody guesses', ...name }
  expect((await browser.post('/api/auth/sign-up-seller', { body })).statusCode).toBe(200)
  return { browser, email }
}

let tokens = 0
const fill = (email: string, change: object = {}) => {
  tokens += 1
  const token_id = `TOKEN-${tokens}`
  return {
    body: { token_id, range: 500, project_name: 'Hazel Wood', email, price_per_credit: 1_250, ...change },
  }
}
const list = async (seller: { browser: Browser; email: string }, change: object = {}) => {
  const answer = await seller.browser.post('/api/listings', fill(seller.email, change))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().listing
}
const own = async ({ browser }: { browser: Browser }) => (await browser.get('/api/listings')).json().listings
const dashboard = async ({ browser, email }: { browser: Browser; email: string }) =>
  (await browser.post('/api/dashboard/seller-projects', { body: { email } })).json().sellerprojects

/** What the review does, without its file: serials of a registry stand behind the token, and it is open. */
const open = (listing: { id: string; token_id: string; project_id: string }) =>
  inTransaction(site.db, async (tx) => {
    const asked = await findListingCalled(tx, listing.id)
    if (!asked) throw new Error('nobody asked for it')
    const { sellerId, projectId, quantity, pricePerCreditCents } = asked
    const vintage = { startsOn: '2024-01-01', endsOn: '2024-12-31' }
    const serials = { registry: 'Test Registry', prefix: listing.token_id, first: 1, last: quantity }
    const batch = await issueKnown(tx, sellerId, { projectId, vintage, serials }, new Date())
    await approveProject(tx, projectId, new Date())
    const offer = {
      batchId: batch.id,
      tokenId: listing.token_id,
      quantity: Credits.parse(quantity),
      pricePerCreditCents: Cents.parse(pricePerCreditCents),
    }
    return openListing(tx, sellerId, offer, new Date())
  })
const listed = async (seller: { browser: Browser; email: string }) => {
  const asked = await list(seller)
  return { ...asked, id: (await open(asked)).id }
}

test('what is asked for is in review: nothing is issued, nothing can be bought, and the dashboard says so (S1)', async () => {
  const seller = await openSeller()
  const listing = await list(seller, { project_name: '  Hazel Wood ', range: 1_000_000, price_per_credit: 1 })
  expect(listing).toMatchObject({
    range: 1_000_000,
    available: 0,
    price_per_credit: 1,
    project_name: 'Hazel Wood',
    sale_type: 'spot',
    state: 'review',
    vintage: null,
  })
  expect(await own(seller)).toEqual([listing])
  expect(await dashboard(seller)).toMatchObject([
    { project_name: 'Hazel Wood', range: 0, totalvalue: 0, status: 'In review' },
  ])
  const { rows } = await site.pool.query(
    `select (select count(*) from batches where project_id = $1) as issued,
       (select count(*) from sellable_listings where project_id = $1) as sellable`,
    [listing.project_id],
  )
  expect(rows).toEqual([{ issued: 0, sellable: 0 }])
  for (const state of ['open', 'paused'])
    for (const path of [`/api/listings/${listing.id}`, `/api/projects/${listing.project_id}/listings`])
      expect((await seller.browser.patch(path, { body: { state } })).json()).toMatchObject({
        code: 'not_approved',
      })
})

test('opened under its token, it is one listing, on sale', async () => {
  const seller = await openSeller()
  const { id } = await listed(seller)
  expect(await own(seller)).toMatchObject([{ id, state: 'open', available: 500, vintage: 2024 }])
  expect(await dashboard(seller)).toMatchObject([{ range: 500, totalvalue: 6250, status: 'Active' }])
})

test('a second listing of a name joins the seller’s project; another seller’s stays another’s', async () => {
  const [one, two] = [await openSeller(), await openSeller()]
  const first = await list(one)
  expect((await list(one)).project_id).toBe(first.project_id)
  expect((await list(two)).project_id).not.toBe(first.project_id)
})

test('refuses a token that is listed, at its field, and keeps nothing of the attempt', async () => {
  const seller = await openSeller()
  const { token_id } = await list(seller)
  const other = await openSeller()
  const answer = await other.browser.post(
    '/api/listings',
    fill(other.email, { token_id, project_name: 'Never' }),
  )
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    code: 'token_listed',
    error: 'Token ID is already listed',
    field: 'token_id',
  })
  expect(await own(other)).toEqual([])
  expect(await dashboard(other)).toEqual([])
})

test('a token is one token in any spelling', async () => {
  const [seller, other] = [await openSeller(), await openSeller()]
  const { token_id } = await list(seller)
  for (const spelled of [token_id.toLowerCase(), token_id.replace('-', ' '), token_id.replace('-', ' _ ')]) {
    const refused = await other.browser.post('/api/listings', fill(other.email, { token_id: spelled }))
    expect(refused.json()).toMatchObject({ code: 'token_listed', field: 'token_id' })
  }
  const apart = token_id.replace('-', '')
  expect((await other.browser.post('/api/listings', fill(other.email, { token_id: apart }))).statusCode).toBe(
    200,
  )
})

test('one token sent many times at once is listed exactly once', async () => {
  const seller = await openSeller()
  const same = fill(seller.email)
  const answers = await Promise.all([1, 2, 3, 4].map(() => seller.browser.post('/api/listings', same)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  expect(await own(seller)).toHaveLength(1)
})

test.each([
  [{ token_id: '  ' }, 'token_id', 'Token ID is required'],
  [{ range: 0 }, 'range', 'Range must be greater than 0'],
  [{ range: 1.5 }, 'range', 'Range must be a whole number'],
  [{ project_name: '' }, 'project_name', 'Project name is required'],
  [{ price_per_credit: 0 }, 'price_per_credit', 'Price must be greater than $0'],
])('refuses %o with the words of the form', async (change, field, error) => {
  const seller = await openSeller()
  const answer = await seller.browser.post('/api/listings', fill(seller.email, change))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ field, error })
})

test('refuses another’s address, and whoever is no seller', async () => {
  const seller = await openSeller()
  const foreign = await seller.browser.post('/api/listings', fill('someone@example.org'))
  expect(foreign.json()).toMatchObject({ code: 'forbidden' })
  const buyer = site.browser('10.9.9.9')
  const email = 'buyer.only@example.org'
  await buyer.post('/api/auth/sign-up', { body: { email, password: 'a password nobody guesses' } })
  expect((await buyer.post('/api/listings', fill(email))).statusCode).toBe(403)
})

test('a new price, a pause and a withdrawal show at once; what is over stays in sight', async () => {
  const seller = await openSeller()
  const { id } = await listed(seller)
  const change = (body: object) => seller.browser.patch(`/api/listings/${id}`, { body })
  expect((await change({ price_per_credit: 900, state: 'paused' })).statusCode).toBe(200)
  expect(await own(seller)).toMatchObject([{ price_per_credit: 900, state: 'paused' }])
  await change({ state: 'open' })
  expect(await own(seller)).toMatchObject([{ state: 'open' }])
  for (let again = 0; again < 2; again++)
    expect((await seller.browser.post(`/api/listings/${id}/withdraw`)).statusCode).toBe(200)
  expect(await own(seller)).toMatchObject([{ state: 'withdrawn', range: 500, available: 0 }])
  for (const body of [{ price_per_credit: 1 }, { state: 'open' }])
    expect((await change(body)).json()).toMatchObject({ code: 'listing_not_open' })
})

test('a seller writes, changes and takes away the note to buyers; nobody else can, and not once it is over', async () => {
  const [seller, other] = [await openSeller(), await openSeller()]
  const { id } = await listed(seller)
  const change = (note_to_buyers: unknown, by = seller) =>
    by.browser.patch(`/api/listings/${id}`, { body: { note_to_buyers } })
  expect((await change('  Retired each Friday. ')).statusCode).toBe(200)
  expect(await own(seller)).toMatchObject([
    { note_to_buyers: 'Retired each Friday.', price_per_credit: 1_250 },
  ])
  for (const wrong of ['', 'x'.repeat(281), 7]) expect((await change(wrong)).statusCode).toBe(400)
  expect((await change('Mine now.', other)).statusCode).toBe(404)
  expect(await own(seller)).toMatchObject([{ note_to_buyers: 'Retired each Friday.' }])
  await change(null)
  expect(await own(seller)).toMatchObject([{ note_to_buyers: null }])
  await seller.browser.post(`/api/listings/${id}/withdraw`)
  expect((await change('Too late.')).json()).toMatchObject({ code: 'listing_not_open' })
})

test('the switch of a project pauses and resumes all its listings, and leaves the withdrawn ones', async () => {
  const seller = await openSeller()
  const [one, two] = [await listed(seller), await listed(seller)]
  await seller.browser.post(`/api/listings/${two.id}/withdraw`)
  const third = await listed(seller)
  const set = (state: string) =>
    seller.browser.patch(`/api/projects/${one.project_id}/listings`, { body: { state } })
  const states = async () =>
    Object.fromEntries((await own(seller)).map(({ id, state }: { id: string; state: string }) => [id, state]))
  await set('paused')
  expect(await states()).toEqual({ [one.id]: 'paused', [two.id]: 'withdrawn', [third.id]: 'paused' })
  expect(await dashboard(seller)).toMatchObject([{ status: 'Paused', project_id: one.project_id }])
  await set('open')
  expect(await states()).toEqual({ [one.id]: 'open', [two.id]: 'withdrawn', [third.id]: 'open' })
})

test('what is another’s, unknown or no id at all is not found', async () => {
  const [seller, other] = [await openSeller(), await openSeller()]
  const { id, project_id } = await listed(seller)
  const unknown = '00000000-0000-7000-8000-000000000000'
  for (const name of [id, unknown, 'nothing'])
    for (const answer of [
      await other.browser.patch(`/api/listings/${name}`, { body: { price_per_credit: 1 } }),
      await other.browser.patch(`/api/listings/${name}`, { body: {} }),
      await other.browser.post(`/api/listings/${name}/withdraw`),
    ])
      expect(answer.statusCode).toBe(404)
  for (const name of [project_id, unknown, 'nothing'])
    expect(
      (await other.browser.patch(`/api/projects/${name}/listings`, { body: { state: 'paused' } })).statusCode,
    ).toBe(404)
  expect(await own(seller)).toMatchObject([{ state: 'open', price_per_credit: 1_250 }])
})
