import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterprise } from '../../testing/test-checkout.ts'
import type { Browser } from '../../testing/test-site.ts'
import { accepting, type TestTransfers, testTransfers } from '../../testing/test-transfers.ts'

// A quote binds a company. Who of it may say yes?
let bank: TestTransfers
beforeAll(async () => {
  bank = await testTransfers({ QUOTES_OPEN_MAX: '2', QUOTE_CREDITS_MAX: '9' })
})
afterAll(() => bank.close())

const idOf = async (browser: Browser): Promise<string> =>
  (await browser.get('/api/auth/session')).json().person.id

/** A company with a member of this role who acts for it. */
const companyWith = async (role: string) => {
  const [owner, member] = [await bank.company(), await bank.company()]
  const [organisationId, memberId] = [await idOf(owner), await idOf(member)]
  await bank.site.pool.query(
    'insert into memberships (organisation_id, person_id, role) values ($1, $2, $3)',
    [organisationId, memberId, role],
  )
  const switched = await member.post('/api/organisations/switch', { body: { id: organisationId } })
  expect(switched.statusCode, switched.body).toBe(200)
  return { owner, member, memberId }
}
const decide = (browser: Browser, token: string, what: 'accept' | 'decline') =>
  browser.post(`/api/quotes/${token}/${what}`, { body: what === 'accept' ? accepting : undefined })
const quoteOf = async (browser: Browser, orderId: string) =>
  (await browser.get(`/api/orders/${orderId}/quote`)).json()
const retire = {
  beneficiary: 'Acme',
  reason: 'corporate_inventory',
  purpose: 'Travel of 2025',
  isUnderstood: true,
}

test.each(['viewer', 'preparer', 'auditor'])(
  'a %s sees a quote and decides nothing, by no address',
  async (role) => {
    const { owner, member, memberId } = await companyWith(role === 'auditor' ? 'viewer' : role)
    if (role === 'auditor')
      await bank.site.pool.query(
        `update memberships set role = 'auditor', ends_on = current_date + 1 where person_id = $1 and role = 'viewer'`,
        [memberId],
      )
    const { orderId, token } = await bank.quote(owner, 1)
    const shown = await quoteOf(member, orderId)
    expect(shown).toMatchObject({ mayDecide: false, state: 'open' })
    expect(shown.token).not.toBe(token)
    for (const address of [token, shown.token])
      for (const what of ['accept', 'decline'] as const)
        expect((await decide(member, address, what)).json()).toMatchObject({ code: 'not_permitted' })
    // Nor signed out, by the address that was shown to them; nor while they act for another organisation.
    expect((await decide(bank.guest(), shown.token, 'accept')).json()).toMatchObject({
      code: 'not_permitted',
    })
    await member.post('/api/organisations/switch', { body: { id: memberId } })
    expect((await decide(member, token, 'accept')).json()).toMatchObject({ code: 'not_permitted' })
    expect((await bank.see(shown.token)).state).toBe('open')
  },
)

test('whoever may buy decides signed in, under their own name, and so does a colleague who was given the address', async () => {
  const { owner, member } = await companyWith('approver')
  const { orderId } = await bank.quote(owner, 1)
  const { token, mayDecide } = await quoteOf(member, orderId)
  expect(mayDecide).toBe(true)
  const accepted = (await decide(member, token, 'accept')).json()
  const { person } = (await member.get('/api/auth/session')).json()
  expect(accepted).toMatchObject({ state: 'accepted', acceptedName: person.name || person.email })
  const second = await bank.quote(owner, 1)
  expect((await decide(bank.guest(), second.token, 'accept')).json()).toMatchObject({
    state: 'accepted',
    acceptedName: 'Ada Colleague',
  })
})

test('a preparer who asks for a quote is given an address to look at, in the answer and in the mail', async () => {
  const { owner, member } = await companyWith('preparer')
  const { orderId, token } = await bank.quote(member, 1)
  expect((await decide(bank.guest(), token, 'accept')).json()).toMatchObject({ code: 'not_permitted' })
  const { person } = (await member.get('/api/auth/session')).json()
  const mail = await bank.site.mailTo(person.email, 'Quote')
  const [, mailed = ''] = /quotes\/([\w-]+)/.exec(mail.text) ?? []
  expect((await decide(bank.guest(), mailed, 'decline')).json()).toMatchObject({ code: 'not_permitted' })
  expect((await decide(owner, token, 'decline')).json()).toMatchObject({ state: 'declined' })
  expect((await quoteOf(owner, orderId)).state).toBe('declined')
})

test.each(['removed', 'demoted', 'gone'])(
  'the address that somebody was shown ends when they are %s; that of an invoice stays',
  async (how) => {
    const { owner, member, memberId } = await companyWith('approver')
    const [open, invoiced] = [await bank.quote(owner, 1), await bank.quote(owner, 1)]
    const { token } = await quoteOf(member, open.orderId)
    await decide(owner, invoiced.token, 'accept')
    if (how === 'removed') await owner.delete(`/api/organisation/members/${memberId}`)
    if (how === 'demoted')
      await owner.patch(`/api/organisation/members/${memberId}`, { body: { role: 'viewer', endsOn: null } })
    if (how === 'gone') await member.post('/api/organisation/leave')
    for (const browser of [bank.guest(), member])
      expect((await decide(browser, token, 'accept')).statusCode).toBe(404)
    expect((await bank.see(invoiced.token)).state).toBe('accepted')
    const anew = await quoteOf(owner, open.orderId)
    expect((await decide(bank.guest(), anew.token, 'accept')).json()).toMatchObject({ state: 'accepted' })
  },
)

test('the address of a quote that retires ends when whoever was shown it may only buy from now on', async () => {
  const { owner, member, memberId } = await companyWith('approver')
  const { orderId } = await bank.quote(owner, 1, 10, { retire })
  const { token } = await quoteOf(member, orderId)
  await owner.patch(`/api/organisation/members/${memberId}`, { body: { role: 'finance', endsOn: null } })
  for (const browser of [bank.guest(), member])
    expect((await decide(browser, token, 'accept')).statusCode).toBe(404)
})

test('the address of a quote ends with the last day of whoever was shown it, and does not come back with another day', async () => {
  const { owner, member, memberId } = await companyWith('approver')
  const { orderId } = await bank.quote(owner, 1)
  const { token } = await quoteOf(member, orderId)
  expect((await bank.guest().get(`/api/quotes/${token}`)).statusCode).toBe(200)
  await bank.site.pool.query(
    `update memberships set ends_on = current_date - 1 where person_id = $1 and role = 'approver'`,
    [memberId],
  )
  const opened = async (address: string) => (await bank.guest().get(`/api/quotes/${address}`)).statusCode
  expect(await opened(token)).toBe(404)
  const { token: next } = await quoteOf(owner, orderId)
  expect(await opened(next)).toBe(200)
  const endsOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await owner.patch(`/api/organisation/members/${memberId}`, { body: { role: 'approver', endsOn } })
  expect(await opened(token)).toBe(404)
  expect(await opened(next)).toBe(200)
})

test('finance buys, and retires nothing by the way: not by an order, a subscription or a quote', async () => {
  const { owner, member } = await companyWith('finance')
  const { listing } = await bank.listing(10, 1000)
  const basketId = await bank.basket(member, [{ listingId: listing.id, quantity: 1 }])
  const order = (more: object) =>
    member.post('/api/orders', {
      body: { basketId, expectedTotalCents: 1000, pay: 'card_on_file', enterprise, ...more },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  expect((await order({ retire })).json()).toMatchObject({ code: 'approval_needed' })
  const subscription = {
    tonnes: 1,
    every: 'month',
    limits: {},
    priceCapCents: 2000,
    startsOn: '2030-01-01',
    retire: { beneficiary: 'Acme', purpose: 'Travel of 2025' },
  }
  const subscribed = await member.post('/api/subscriptions', {
    body: subscription,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(subscribed.json()).toMatchObject({ code: 'approval_needed' })
  const quote = await bank.quote(owner, 1, 10, { retire })
  const shown = await quoteOf(member, quote.orderId)
  expect(shown.mayDecide).toBe(false)
  expect((await decide(member, quote.token, 'accept')).json()).toMatchObject({ code: 'not_permitted' })
  expect((await order({})).statusCode).toBe(200)
})

test('one who asks for all the quotes they may does not keep the others of the organisation from asking', async () => {
  const { owner, member } = await companyWith('preparer')
  await bank.quote(member, 1)
  await bank.quote(member, 1)
  const { listing } = await bank.listing(10, 1000)
  const third = await bank.basket(member, [{ listingId: listing.id, quantity: 1 }])
  expect((await bank.ask(member, third, 1000)).json()).toMatchObject({ code: 'quote_refused' })
  await bank.quote(owner, 1)
})
