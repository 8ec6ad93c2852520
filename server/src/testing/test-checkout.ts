import { randomUUID } from 'node:crypto'
import type { Order } from '@ledgerleaf/contract/orders'
import pino from 'pino'
import { expect, vi } from 'vitest'
import { runAdmin } from '../cli/run-admin.ts'
import { findBreaches } from '../ledger/invariants.ts'
import { readConfig } from '../platform/config.ts'
import { findOrderBreaches } from '../views/reconciliation/order-invariants.ts'
import { offerCredits } from './test-market.ts'
import { type Browser, testSite } from './test-site.ts'

export const enterprise = {
  companyName: 'Field & Fjord AS',
  contactName: 'Signe Example',
  businessEmail: 'signe@example.org',
  phoneNumber: '+47 555',
  billingAddress: '1 Example Road, Oslo',
  taxId: 'NO 123',
}

/** A site with buyers on it, by the calls their browsers make. */
export const testCheckout = async (variables: NodeJS.ProcessEnv = {}) => {
  const site = await testSite(variables)
  let networks = 0
  const guest = (): Browser => site.browser(`10.77.${networks >> 8}.${networks++ & 255}`)
  const person = async (email: string): Promise<Browser> => {
    const browser = guest()
    const answer = await browser.post('/api/auth/sign-up', {
      body: { email, password: 'a password nobody guesses' },
    })
    expect(answer.statusCode).toBe(200)
    return browser
  }
  const listing = (listed = 10, priceCents = 1000, sellerId?: string) =>
    offerCredits(site.db, { issued: listed, listed, priceCents, ...(sellerId ? { sellerId } : {}) })
  const basket = async (browser: Browser, lines: { listingId: string; quantity: number }[]) => {
    const answer = await browser.post('/api/baskets', { body: { lines } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().id as string
  }
  const order = (
    browser: Browser,
    basketId: string,
    expectedTotalCents: number,
    { pay = 'card_on_file', key = randomUUID() as string, who = enterprise } = {},
  ) =>
    browser.post('/api/orders', {
      body: { basketId, expectedTotalCents, enterprise: who, pay },
      headers: { 'idempotency-key': key },
    })
  const find = async (
    browser: Browser,
    { id, token }: { id: string; token?: string | null },
  ): Promise<Order> => (await browser.get(`/api/orders/${id}${token ? `?token=${token}` : ''}`)).json()
  const until = async (
    browser: Browser,
    placed: { id: string; token?: string | null },
    status: Order['status'],
  ): Promise<Order> => {
    await vi.waitFor(async () => expect(await find(browser, placed)).toMatchObject({ status }), {
      timeout: 20_000,
      interval: 50,
    })
    return find(browser, placed)
  }
  /** What somebody does on the sandbox's own page. Answers where it sends them. */
  const payAt = async (url: string, card = 'pm_card_visa', email = 'guest@example.org') => {
    const { pathname } = new URL(url)
    const answer = await site.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ card, email }).toString(),
    })
    expect(answer.statusCode).toBe(303)
    return String(answer.headers.location)
  }
  const idle = () =>
    vi.waitFor(
      async () =>
        expect(
          (
            await site.pool.query(
              'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
            )
          ).rowCount,
        ).toBe(0),
      60_000,
    )
  const admin = (...args: string[]) =>
    runAdmin(readConfig({ DATABASE_URL: site.url }), pino({ level: 'silent' }), args)
  const amount = async (account: string) =>
    (
      await site.pool.query<{ amount: number }>(
        'select coalesce(sum(amount), 0)::bigint as amount from ledger_balances where account = $1',
        [account],
      )
    ).rows[0]?.amount
  const seller = async (email: string) => {
    const browser = await person(email)
    const { person: own } = (await browser.get('/api/auth/session')).json()
    await site.pool.query(
      `insert into organisation_sides (organisation_id, side) values ($1, 'seller') on conflict do nothing`,
      [own.id],
    )
    return { browser, id: own.id as string }
  }
  const close = async () => {
    await idle()
    expect(await findBreaches(site.db)).toEqual([])
    expect(await findOrderBreaches(site.db)).toEqual([])
    await site.close()
  }
  return {
    site,
    guest,
    person,
    listing,
    basket,
    order,
    find,
    until,
    payAt,
    idle,
    admin,
    amount,
    seller,
    close,
  }
}
export type TestCheckout = Awaited<ReturnType<typeof testCheckout>>
