import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { buyCredits, offerCredits } from './test-market.ts'
import type { Browser, TestSite } from './test-site.ts'

/** What whoever retires has to say. */
export const retireWords = {
  beneficiary: 'A Company',
  reason: 'corporate_inventory',
  purpose: 'Business travel',
  periodStartsOn: '2025-01-01',
  periodEndsOn: '2025-12-31',
  isUnderstood: true,
}
/** A signed-in buyer who holds credits of one batch. */
export const newHolder = async (
  site: TestSite,
  quantity: number,
): Promise<{ browser: Browser; batchId: string; personId: string }> => {
  const email = `${randomUUID()}@example.com`
  const browser = site.browser()
  const signedUp = await browser.post('/api/auth/sign-up', {
    body: { email, password: 'a long enough secret 9' },
  })
  expect(signedUp.statusCode, signedUp.body).toBe(200)
  const { rows } = await site.pool.query<{ id: string }>('select id from users where email = $1', [email])
  const personId = rows[0]?.id ?? ''
  await site.pool.query(`insert into organisation_sides (organisation_id, side) values ($1, 'buyer')`, [
    personId,
  ])
  const { batch, listing } = await offerCredits(site.db)
  await buyCredits(site.db, personId, listing.id, quantity)
  return { browser, batchId: batch.id, personId }
}
