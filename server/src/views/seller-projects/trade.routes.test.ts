import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import { testSellers } from '../../testing/test-seller.ts'
import { findRetired } from './trade-queries.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(() => shop.close())

test('what is sold and retired of a project reaches its seller: by mail, on the page, and in the reports', async () => {
  const seller = await testSellers(shop.site)('Orchard =Char')
  await seller.approvedFile()
  const { listingId } = (await seller.publish({ quantity: 50, pricePerCreditCents: 1000 })).json()
  const buyer = await shop.person('keeper@example.org')
  for (const quantity of [6, 10]) {
    const basketId = await shop.basket(buyer, [{ listingId, quantity }])
    const placed = await shop.order(buyer, basketId, quantity * 1000)
    await shop.until(buyer, placed.json(), 'settled')
  }
  await shop.idle()
  const mails = (await shop.site.mailsTo(seller.email)).filter(({ subject }) => subject.includes('sold'))
  expect(mails.map(({ text }) => /Orchard =Char: .*\((\d+) credits/.exec(text)?.[1]).sort()).toEqual([
    '10',
    '6',
  ])

  const { holdings } = (await buyer.get('/api/holdings')).json()
  const retire = async (quantity: number, beneficiary: string) => {
    const retired = await buyer.post('/api/retirements', {
      body: {
        batchId: holdings[0].batchId,
        quantity,
        beneficiary,
        reason: 'corporate_inventory',
        purpose: 'The offices of 2025',
        isUnderstood: true,
      },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(retired.statusCode, retired.body).toBe(200)
  }
  await retire(9, '=Fjord & Field')
  const trade = (await seller.browser.get(seller.at('/trade'))).json()
  expect(trade.sold.map(({ quantity }: { quantity: number }) => quantity).sort()).toEqual([10, 6])
  expect(trade.retired).toMatchObject([{ quantity: 9, beneficiary: '=Fjord & Field', vintage: 2023 }])
  expect((await seller.detail()).steps.map(({ done }: { done: boolean }) => done)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])

  const csv = (await seller.browser.get(seller.at('/retirements.csv'))).body
  // A name that begins as a formula does stays words in a spreadsheet.
  expect(csv).toContain(`9,'=Fjord & Field,The offices of 2025,`)
  expect(csv).toContain(`/certificates/${trade.retired[0].id}`)
  const pdf = await seller.browser.get(seller.at('/retirements.pdf'))
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

  // A page shows the newest; a report holds them all.
  await retire(2, 'The newest')
  const newest = await findRetired(shop.site.db, seller.id, 1)
  expect(newest.map(({ beneficiary }) => beneficiary)).toEqual(['The newest'])
  expect((await findRetired(shop.site.db, seller.id)).map(({ quantity }) => quantity)).toEqual([2, 9])

  // Nobody learns of it but the seller, and the seller does not learn who bought.
  expect(JSON.stringify(trade)).not.toContain('keeper@example.org')
  for (const path of ['/trade', '/retirements.csv', '/retirements.pdf'])
    expect((await buyer.get(seller.at(path))).statusCode).toBe(404)
})
