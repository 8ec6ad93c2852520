import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { grantRole } from '../../people/identity/index.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { approveFile } from '../../testing/approve-file.ts'
import { checkSeller } from '../../testing/check-seller.ts'
import { buyCredits } from '../../testing/test-market.ts'
import { type TestSeller, testSellers } from '../../testing/test-seller.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { findKnownListings } from './sellable-listings.ts'

let site: TestSite
let newSeller: ReturnType<typeof testSellers>
let own: TestSeller
beforeAll(async () => {
  site = await testSite()
  newSeller = testSellers(site)
})
afterAll(() => site.close())

/** A seller whose project is approved and whose identity nobody has checked. */
beforeEach(async () => {
  own = await newSeller('Orchard Char', { isChecked: false })
  await own.completeFile()
  await own.addBlock({ serialStart: 1001, serialEnd: 3000 })
  await own.browser.post(own.at('/submit'))
  await approveFile(site.db, own.id)
})

const newOperator = async (): Promise<Browser> => {
  const operator = site.browser('10.9.0.1')
  const body = { email: 'ona@example.org', password: 'correct-horse-battery', name: 'Ona' }
  const { person } = (await operator.post('/api/auth/sign-up', { body })).json()
  await inTransaction(site.db, (tx) => grantRole(tx, person.id, 'operator', new Date()))
  return operator
}

let tokens = 0
const offer = async (quantity: number, pricePerCreditCents: number) => {
  const { blocks } = (await own.detail()) as { blocks: { id: string; serialStart: number }[] }
  const block = blocks.find(({ serialStart }) => serialStart === 1001)
  return own.publish({ blockId: block?.id, tokenId: `U-${++tokens}`, quantity, pricePerCreditCents })
}

test('an unchecked seller has at most 1,000 credits on sale, in all, and is told how to be checked', async () => {
  expect((await offer(600, 100)).statusCode).toBe(200)
  const refused = await offer(401, 100)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'seller_unchecked' })
  expect(refused.json().error).toContain('at most 1,000 credits and $10,000')
  expect((await offer(400, 100)).statusCode).toBe(200)
  await checkSeller(site.db, own.sellerId)
  expect((await offer(500, 5000)).statusCode).toBe(200)
})

test('nor for more than $10,000, also by a price that is raised', async () => {
  expect((await offer(500, 2001)).json()).toMatchObject({ code: 'seller_unchecked' })
  const { listingId } = (await offer(500, 1000)).json()
  const reprice = (cents: number) =>
    own.browser.patch(`/api/listings/${listingId}`, { body: { price_per_credit: cents } })
  expect((await reprice(2001)).json()).toMatchObject({ code: 'seller_unchecked' })
  expect((await reprice(2000)).json()).toEqual({ done: true })
})

test('of two listings at once that are too much together, one is opened', async () => {
  const answers = await Promise.all([offer(600, 100), offer(600, 100)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('what is withdrawn makes room again', async () => {
  const { listingId } = (await offer(1000, 100)).json()
  expect((await offer(5, 100)).json()).toMatchObject({ code: 'seller_unchecked' })
  expect((await own.browser.post(`/api/listings/${listingId}/withdraw`)).statusCode).toBe(200)
  expect((await offer(1000, 100)).statusCode).toBe(200)
})

test('what was sold counts with what is on sale, also after its price was lowered and after it was withdrawn', async () => {
  const { listingId } = (await offer(600, 1500)).json()
  await buyCredits(site.db, randomUUID(), listingId, 500, { at: new Date() })
  const reprice = await own.browser.patch(`/api/listings/${listingId}`, { body: { price_per_credit: 1 } })
  expect(reprice.json()).toEqual({ done: true })
  expect((await own.browser.post(`/api/listings/${listingId}/withdraw`)).statusCode).toBe(200)
  const refused = await offer(501, 1)
  expect(refused.json()).toMatchObject({ code: 'seller_unchecked' })
  expect(refused.json().error).toContain('You have sold 500 of them.')
  expect((await offer(400, 1000)).json()).toMatchObject({ code: 'seller_unchecked' })
  expect((await offer(500, 500)).statusCode).toBe(200)
})

const isOnSale = async (listingId: string) =>
  (await findKnownListings(site.db, [listingId])).map(({ isSellable }) => isSellable)[0]
const changeIdentity = (address: string) => own.browser.patch('/api/seller/identity', { body: { address } })

test('when a checked identity changes, what is above the limit is off sale until it is checked again, and the seller is told', async () => {
  await checkSeller(site.db, own.sellerId)
  const [small, large] = [(await offer(300, 1000)).json(), (await offer(900, 1000)).json()]
  const stopped = async () => {
    const { listings } = (await own.browser.get('/api/listings')).json()
    return listings.map(({ id, stopped_by }: Record<string, string>) => [id === large.listingId, stopped_by])
  }
  expect((await changeIdentity('2 Other Road')).json()).toEqual({ done: true })
  expect([await isOnSale(small.listingId), await isOnSale(large.listingId)]).toEqual([true, false])
  expect(await stopped()).toEqual([
    [true, 'seller_unchecked'],
    [false, null],
  ])
  const mail = await site.mailTo(own.email, 'Some of your listings are off sale')
  expect(mail.text).toContain('at most 1,000 credits and $10,000 can be on sale or sold')
  // Resuming it or changing its price puts nothing above the limit on sale.
  await own.browser.patch(`/api/listings/${large.listingId}`, {
    body: { state: 'open', price_per_credit: 1 },
  })
  expect(await isOnSale(large.listingId)).toBe(false)
  expect((await offer(701, 1)).json()).toMatchObject({ code: 'seller_unchecked' })
  expect((await own.browser.post('/api/seller/identity/submit')).json()).toEqual({ done: true })
  const operator = await newOperator()
  const { identity } = (await operator.get(`/api/operator/sellers/${own.sellerId}`)).json()
  const body = { decision: 'approve', reason: '', submittedAt: identity.submittedAt }
  const decided = await operator.post(`/api/operator/sellers/${own.sellerId}/decision`, { body })
  expect(decided.json()).toEqual({ done: true })
  expect(await isOnSale(large.listingId)).toBe(true)
  // What an operator gave an operator can take back.
  const taken = { ...body, decision: 'refuse', reason: 'The register struck it off' }
  await operator.post(`/api/operator/sellers/${own.sellerId}/decision`, { body: taken })
  expect([await isOnSale(small.listingId), await isOnSale(large.listingId)]).toEqual([true, false])
})

test('what was sold while the check held does not count once it ends', async () => {
  await checkSeller(site.db, own.sellerId)
  const { listingId } = (await offer(1500, 100)).json()
  await buyCredits(site.db, randomUUID(), listingId, 1400, { at: new Date() })
  await changeIdentity('3 Other Road')
  expect(await isOnSale(listingId)).toBe(true)
  await buyCredits(site.db, randomUUID(), listingId, 100, { at: new Date() })
  expect((await offer(450, 100)).statusCode).toBe(200)
})

test('an identity that changes while a listing is opened leaves no more on sale than the limit', async () => {
  await checkSeller(site.db, own.sellerId)
  const { listingId } = (await offer(900, 100)).json()
  const [changed, opened] = await Promise.all([changeIdentity('4 Other Road'), offer(800, 100)])
  expect(changed.statusCode).toBe(200)
  const later = opened.statusCode === 200 ? await isOnSale(opened.json().listingId) : false
  expect([await isOnSale(listingId), later]).toEqual([true, false])
})
