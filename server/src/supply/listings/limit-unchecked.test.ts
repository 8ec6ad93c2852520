import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { approveFile } from '../../testing/approve-file.ts'
import { checkSeller } from '../../testing/check-seller.ts'
import { type TestSeller, testSellers } from '../../testing/test-seller.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'

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
