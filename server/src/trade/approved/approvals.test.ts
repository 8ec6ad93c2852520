import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  approve,
  ask,
  askToBuy,
  askToRetire,
  codeOf,
  key,
  look,
  type Member,
  newBasket,
  newCompany,
  newHoldings,
  newPerson,
  openShop,
  ordersOf,
  pay,
  put,
  retirementsOf,
  rulesOf,
  setLimits,
  shop,
  trailOf,
} from '../../testing/test-approvals.ts'
import { enterprise } from '../../testing/test-checkout.ts'
import { retireWords } from '../../testing/test-holder.ts'
import { type Browser, tokenIn } from '../../testing/test-site.ts'

beforeAll(openShop)
afterAll(() => shop.close())

test('whoever never set limits notices nothing, and neither does whoever is alone', async () => {
  const { owner, approver, finance } = await newCompany('approver', 'finance')
  for (const by of [owner, approver, finance]) {
    const { id, total } = await newBasket(by.browser)
    expect((await shop.order(by.browser, id, total)).statusCode).toBe(200)
  }
  const alone = await newPerson('Alone')
  await setLimits(alone, rulesOf({ owner: { buyCents: 0, retireTonnes: 0 } }))
  const { id, total } = await newBasket(alone.browser)
  expect((await shop.order(alone.browser, id, total)).statusCode).toBe(200)
})

test('a limit is what a role buys and retires alone, up to the cent and the tonne, and no more', async () => {
  const { id, owner, approver, preparer } = await newCompany('approver', 'preparer')
  const batchId = await newHoldings(id, 20)
  await setLimits(
    owner,
    rulesOf({ approver: { buyCents: 5000, retireTonnes: 3 }, preparer: { buyCents: 1000, retireTonnes: 0 } }),
  )
  const buy = async (by: Member, quantity: number) => {
    const basket = await newBasket(by.browser, quantity)
    return shop.order(by.browser, basket.id, basket.total)
  }
  expect((await buy(approver, 5)).statusCode).toBe(200)
  expect(codeOf(await buy(approver, 6))).toBe('approval_needed')
  expect((await buy(preparer, 1)).statusCode).toBe(200)
  expect(codeOf(await buy(preparer, 2))).toBe('approval_needed')
  const session = await newBasket(approver.browser, 6)
  const opened = await approver.browser.post('/api/usersignup/create-checkout-session', {
    body: { id: session.id },
  })
  expect(codeOf(opened)).toBe('approval_needed')
  const retire = (by: Member, quantity: number) =>
    by.browser.post('/api/retirements', { body: { ...retireWords, batchId, quantity }, headers: key() })
  expect((await retire(approver, 3)).statusCode).toBe(200)
  expect(codeOf(await retire(approver, 4))).toBe('approval_needed')
  expect(codeOf(await retire(preparer, 1))).toBe('approval_needed')
  // What is bought to be retired at once is a retirement too.
  const basket = await newBasket(approver.browser, 4)
  const together = await approver.browser.post('/api/orders', {
    body: {
      basketId: basket.id,
      expectedTotalCents: basket.total,
      enterprise,
      pay: 'card_on_file',
      retire: retireWords,
    },
    headers: key(),
  })
  expect(codeOf(together)).toBe('approval_needed')
  const year = {
    tonnes: 1,
    every: 'month',
    limits: {},
    priceCapCents: 6000,
    startsOn: '2999-01-01',
    retire: null,
  }
  const subscribe = (cap: number) =>
    approver.browser.post('/api/subscriptions', { body: { ...year, priceCapCents: cap }, headers: key() })
  expect(codeOf(await subscribe(5001))).toBe('approval_needed')
  expect(await retirementsOf(id)).toBe(1)
  expect((await trailOf(owner)).join('\n')).toContain(
    'set what each role may do alone: Preparer $10.00 and 0 t',
  )
})

test('a preparer asks, an approver approves by the link of the mail and pays: nothing is held or charged before', async () => {
  const {
    id: company,
    owner,
    preparer,
    approver,
    auditor,
  } = await newCompany('preparer', 'approver', 'auditor')
  await setLimits(owner, rulesOf({}))
  const basket = await newBasket(preparer.browser)
  const id = await askToBuy(preparer, basket, { retire: retireWords })
  expect(await ordersOf(company)).toEqual([])
  expect(await look(preparer, id)).toMatchObject({
    state: 'waiting',
    amountCents: 5000,
    needed: 1,
    mayDecide: false,
    isOwn: true,
    approvers: ['Olga', 'approver'],
    comment: 'For the report of this year',
  })
  expect(codeOf(await approve(preparer, id))).toBe('approval_own')
  expect(codeOf(await approve(auditor, id))).toBe('approval_own')
  expect(codeOf(await pay(approver, id))).toBe('approval_over')
  const mail = await shop.site.mailTo(approver.email, 'asks you to approve')
  expect(mail.text).toContain('$50.00')
  const open = (by: Member) => by.browser.post('/api/approval-links/open', { body: { token: tokenIn(mail) } })
  expect(codeOf(await open(owner))).toBe('not_found')
  await approver.browser.post('/api/organisations/switch', { body: { id: approver.id } })
  expect((await open(approver)).json()).toEqual({ id })
  expect(codeOf(await open(approver))).toBe('link_expired')
  expect((await approver.browser.get('/api/organisation/approval')).json()).toMatchObject({ waiting: 1 })
  expect((await approve(approver, id)).json()).toEqual({ state: 'approved', actId: null })
  expect(await ordersOf(company)).toEqual([])
  expect(codeOf(await pay(preparer, id))).toBe('not_permitted')
  const { orderId } = (await pay(approver, id)).json()
  await shop.until(approver.browser, { id: orderId }, 'settled')
  await vi.waitFor(async () => expect(await retirementsOf(company)).toBe(1), 20_000)
  expect(codeOf(await pay(owner, id))).toBe('approval_over')
  expect(await ordersOf(company)).toEqual([{ status: 'settled' }])
  await shop.site.mailTo(preparer.email, 'Approved:')
  // A basket without a name of its own is not the reader's: it is called by what is in it.
  const { title } = await look(auditor, id)
  expect(title).toMatch(/^Buy 5 t: Test Project [\w-]+$/)
  expect((await trailOf(auditor)).slice(0, 5)).toEqual([
    expect.stringMatching(/^approver retired 5 t for A Company/),
    expect.stringMatching(/^approver bought 5 t for \$50\.00/),
    `approver had “${title}”, $50.00 done, as it was approved`,
    `approver approved “${title}”, $50.00`,
    `preparer asked for approval of “${title}”, $50.00`,
  ])
})

test('above the second amount two different people approve, and one in another’s place is not a second', async () => {
  const {
    id: company,
    owner,
    preparer,
    approver,
    admin,
    finance,
    viewer,
    auditor,
  } = await newCompany('preparer', 'approver', 'admin', 'finance', 'viewer', 'auditor')
  await setLimits(owner, rulesOf({}, { twoAboveTonnes: 5 }))
  const batchId = await newHoldings(company, 30)
  // Nobody does it alone, whatever their own limit is.
  const alone = await owner.browser.post('/api/retirements', {
    body: { ...retireWords, batchId, quantity: 6 },
    headers: key(),
  })
  expect(codeOf(alone)).toBe('approval_needed')
  const day = new Date().toISOString().slice(0, 10)
  const lend = (to: Member) =>
    approver.browser.post('/api/organisation/delegations', {
      body: { toId: to.id, startsOn: day, endsOn: '2999-12-31' },
    })
  for (const onlooker of [viewer, auditor])
    expect((await lend(onlooker)).json()).toMatchObject({ code: 'invalid_input', field: 'toId' })
  expect((await lend(finance)).statusCode).toBe(200)
  const id = await askToRetire(preparer, batchId, 6)
  expect(await look(finance, id)).toMatchObject({ needed: 2, mayDecide: true, inPlaceOf: 'approver' })
  expect((await approve(finance, id)).json()).toMatchObject({ state: 'waiting' })
  expect(codeOf(await approve(finance, id))).toBe('approval_over')
  expect(codeOf(await approve(approver, id))).toBe('approval_over')
  // A limit that is raised approves nothing that waits.
  await setLimits(owner, rulesOf({}, { twoAboveTonnes: 500 }))
  expect(await retirementsOf(company)).toBe(0)
  expect((await approve(admin, id)).json()).toMatchObject({ state: 'done' })
  expect(await retirementsOf(company)).toBe(1)
  expect(await trailOf(owner)).toContain('finance approved “Retire 6 t for A Company”, 6 t for approver')
  await shop.site.mailTo(preparer.email, 'Approved:')
})

test('a quote is accepted by whoever may, or by approval, once limits are set; and a subscription begins by it', async () => {
  const { id: company, owner, preparer, approver } = await newCompany('preparer', 'approver')
  const quote = async () => {
    const basket = await newBasket(preparer.browser)
    const answer = await preparer.browser.post('/api/quotes', {
      body: {
        basketId: basket.id,
        expectedTotalCents: basket.total,
        enterprise,
        billingEmail: 'b@example.org',
      },
      headers: key(),
    })
    expect(answer.statusCode, answer.body).toBe(200)
    // Whoever prepares is given an address to read by; one to decide by is shown to whoever buys.
    const { orderId } = answer.json() as { orderId: string }
    const { token } = (await owner.browser.get(`/api/orders/${orderId}/quote`)).json() as { token: string }
    return { orderId, token }
  }
  const accept = (browser: Browser, token: string) =>
    browser.post(`/api/quotes/${token}/accept`, { body: { name: 'Somebody', email: 's@example.org' } })
  expect((await accept(shop.guest(), (await quote()).token)).statusCode).toBe(200)
  await setLimits(owner, rulesOf({ approver: { buyCents: 100, retireTonnes: 0 } }))
  const { orderId, token } = await quote()
  for (const browser of [shop.guest(), approver.browser])
    expect(codeOf(await accept(browser, token))).toBe('approval_needed')
  expect(codeOf(await accept(preparer.browser, token))).toBe('not_permitted')
  const id = (await ask(preparer, { kind: 'quote', orderId, poNumber: 'PO 4711' })).json().id as string
  expect((await look(approver, id)).lines).toContain('Purchase-order number PO 4711')
  expect((await approve(approver, id)).json()).toEqual({ state: 'done', actId: orderId })
  expect((await owner.browser.get(`/api/orders/${orderId}/quote`)).json()).toMatchObject({
    state: 'accepted',
    acceptedName: 'approver',
    poNumber: 'PO 4711',
  })
  const subscription = {
    ...{ tonnes: 10, every: 'month', limits: {}, priceCapCents: 6000, startsOn: '2999-01-01' },
    retire: null,
  }
  const begun = (await ask(preparer, { kind: 'subscription', subscription })).json().id as string
  expect((await look(owner, begun)).amountCents).toBe(60_000)
  expect((await approve(approver, begun)).json()).toMatchObject({ state: 'done' })
  const { rowCount } = await shop.site.pool.query('select from subscriptions where buyer_id = $1', [company])
  expect(rowCount).toBe(1)
})

test('nobody asks where nobody could approve, and limits that could never be met are refused', async () => {
  const { owner, viewer } = await newCompany('viewer')
  const rules = rulesOf({ owner: { buyCents: 0, retireTonnes: 0 } }, { twoAboveCents: 100 })
  expect((await put(owner.browser, '/api/organisation/approval', rules)).json()).toMatchObject({
    code: 'invalid_input',
    field: 'rules/twoAboveCents',
  })
  const basket = await newBasket(owner.browser)
  const order = { basketId: basket.id, expectedTotalCents: basket.total, enterprise, pay: 'card_on_file' }
  expect(codeOf(await ask(owner, { kind: 'purchase', order }))).toBe('approval_nobody')
  expect(codeOf(await ask(viewer, { kind: 'purchase', order }))).toBe('not_permitted')
})
