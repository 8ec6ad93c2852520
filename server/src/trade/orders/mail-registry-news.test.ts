import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { offerCredits } from '../../testing/test-market.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { enterRegistryId } from '../../use/registry-retirements/index.ts'
import { placeOrder, settleOrder } from './index.ts'
import { retireOrder } from './retire-order.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('a guest hears at the address of the order that the retirement stands at its registry', async () => {
  const { listing } = await offerCredits(site.db)
  const retire = { beneficiary: 'A Guest', reason: 'other' as const, purpose: 'Travel' }
  const lines = [{ listingId: listing.id, quantity: Credits.parse(3) }]
  const wish = { buyerId: null, email: 'guest@example.org', lines, feeBasisPoints: 250, retire }
  const now = new Date()
  const orderId = await inTransaction(site.db, async (tx) => {
    const order = orThrow(await placeOrder(tx, wish, now))
    await settleOrder(tx, order, null, now)
    await retireOrder(tx, order.id, now)
    return order.id
  })
  const { rows } = await site.pool.query('select id from retirements where order_id = $1', [orderId])
  const typed = { ids: [rows[0].id], reference: 'R-guest', retiredOn: now.toISOString().slice(0, 10) }
  await inTransaction(site.db, (tx) => enterRegistryId(tx, null, typed, now))
  const mail = await site.mailTo('guest@example.org', 'Your retirement stands at Test Registry')
  expect(mail.text).toContain('id R-guest')
})
