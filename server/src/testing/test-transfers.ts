import { randomUUID } from 'node:crypto'
import type { Quote } from '@ledgerleaf/contract/quotes'
import { expect } from 'vitest'
import { grantRole } from '../people/identity/index.ts'
import { inTransaction } from '../platform/transaction.ts'
import { enterprise, testCheckout } from './test-checkout.ts'
import type { Browser } from './test-site.ts'
import { type Booked, writeCamt } from './write-camt.ts'

/** Who accepts a quote where it does not matter who. */
export const accepting = { name: 'Ada Colleague', email: 'ada@example.org' }

/** A site on which companies pay by invoice, and an operator takes in what the bank tells. */
export const testTransfers = async (variables: NodeJS.ProcessEnv = {}) => {
  const shop = await testCheckout(variables)
  let people = 0
  const company = async (): Promise<Browser> => {
    people += 1
    const email = `company${people}@example.org`
    const browser = await shop.person(email)
    await shop.site.pool.query('update users set email_verified = true where email = $1', [email])
    return browser
  }
  const operator = async (name: string): Promise<Browser> => {
    const browser = await shop.person(`${name}@example.org`)
    const { person } = (await browser.get('/api/auth/session')).json()
    await inTransaction(shop.site.db, (tx) => grantRole(tx, person.id, 'operator', new Date()))
    return browser
  }
  const ask = (
    browser: Browser,
    basketId: string,
    expectedTotalCents: number,
    more: Record<string, unknown> = {},
  ) =>
    browser.post('/api/quotes', {
      body: {
        basketId,
        expectedTotalCents,
        enterprise,
        billingEmail: 'invoices@example.org',
        poNumber: 'PO 4711',
        ...more,
      },
      headers: { 'idempotency-key': randomUUID() },
    })
  /** A quote for so many credits at ten dollars. */
  const quote = async (browser: Browser, quantity = 3, listed = 10, more: Record<string, unknown> = {}) => {
    const { listing, batch } = await shop.listing(listed, 1000)
    const basketId = await shop.basket(browser, [{ listingId: listing.id, quantity }])
    const made = await ask(browser, basketId, quantity * 1000, more)
    expect(made.statusCode, made.body).toBe(200)
    const { orderId, token } = made.json() as { orderId: string; token: string }
    return { orderId, token, listing, batch, basketId }
  }
  const see = async (token: string, browser = shop.guest()): Promise<Quote> =>
    (await browser.get(`/api/quotes/${token}`)).json()
  const accept = async (token: string, browser = shop.guest()): Promise<Quote & { reference: string }> => {
    const answer = await browser.post(`/api/quotes/${token}/accept`, { body: accepting })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  /** An invoice that waits for its money. */
  const invoice = async (quantity = 3, listed = 10, more: Record<string, unknown> = {}) => {
    const buyer = await company()
    const made = await quote(buyer, quantity, listed, more)
    return { buyer, ...made, ...(await accept(made.token)) }
  }
  const desk = await operator('desk')
  const take = (lines: readonly Booked[] | Buffer, name = 'bank.xml') =>
    desk.post(`/api/operator/bank/statements?name=${name}`, {
      body: Buffer.isBuffer(lines) ? lines : writeCamt(lines),
      headers: { 'content-type': 'application/octet-stream' },
    })
  const openLines = async () => (await desk.get('/api/operator/bank')).json().open
  const owed = async () => (await desk.get('/api/operator/payouts')).json().owed
  return { ...shop, company, operator, ask, quote, see, accept, invoice, desk, take, openLines, owed }
}
export type TestTransfers = Awaited<ReturnType<typeof testTransfers>>
