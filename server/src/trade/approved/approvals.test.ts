import { randomUUID } from 'node:crypto'
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
  refuse,
  repriced,
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
  expect((await trailOf(owner))[0]).toContain('set what each role may do alone: Preparer $10.00 and 0 t')
})

test('a preparer asks, finance approves by the link of the mail and pays: nothing is held or charged before', async () => {
  const {
    id: company,
    owner,
    preparer,
    finance,
    auditor,
  } = await newCompany('preparer', 'finance', 'auditor')
  const basket = await newBasket(preparer.browser)
  const id = await askToBuy(preparer, basket, { retire: retireWords })
  expect(await ordersOf(company)).toEqual([])
  expect(await look(preparer, id)).toMatchObject({
    state: 'waiting',
    amountCents: 5000,
    needed: 1,
    mayDecide: false,
    isOwn: true,
    approvers: ['Olga', 'finance'],
    comment: 'For the report of this year',
  })
  expect(codeOf(await approve(preparer, id))).toBe('approval_own')
  expect(codeOf(await approve(auditor, id))).toBe('approval_own')
  expect(codeOf(await pay(finance, id))).toBe('approval_over')
  const mail = await shop.site.mailTo(finance.email, 'asks you to approve')
  expect(mail.text).toContain('$50.00')
  const open = (by: Member) => by.browser.post('/api/approval-links/open', { body: { token: tokenIn(mail) } })
  expect(codeOf(await open(owner))).toBe('not_found')
  await finance.browser.post('/api/organisations/switch', { body: { id: finance.id } })
  expect((await open(finance)).json()).toEqual({ id })
  expect(codeOf(await open(finance))).toBe('link_expired')
  expect((await finance.browser.get('/api/organisation/approval')).json()).toMatchObject({ waiting: 1 })
  expect((await approve(finance, id)).json()).toEqual({ state: 'approved', actId: null })
  expect(await ordersOf(company)).toEqual([])
  expect(codeOf(await pay(preparer, id))).toBe('not_permitted')
  const { orderId } = (await pay(finance, id)).json()
  await shop.until(finance.browser, { id: orderId }, 'settled')
  await vi.waitFor(async () => expect(await retirementsOf(company)).toBe(1), 20_000)
  expect(codeOf(await pay(owner, id))).toBe('approval_over')
  expect(await ordersOf(company)).toEqual([{ status: 'settled' }])
  await shop.site.mailTo(preparer.email, 'Approved:')
  // A basket without a name of its own is not the reader's: it is called by what is in it.
  const { title } = await look(auditor, id)
  expect(title).toMatch(/^Buy 5 t: Test Project [\w-]+$/)
  expect((await trailOf(auditor)).slice(0, 3)).toEqual([
    `finance had “${title}”, $50.00 done, as it was approved`,
    `finance approved “${title}”, $50.00`,
    `preparer asked for approval of “${title}”, $50.00`,
  ])
})

test('an order that ends unpaid makes way for another, and one that is paid does not', async () => {
  const { id: company, preparer, finance } = await newCompany('preparer', 'finance')
  const id = await askToBuy(preparer, await newBasket(preparer.browser))
  await approve(finance, id)
  const both = await Promise.all([pay(finance, id, 'checkout_page'), pay(finance, id, 'checkout_page')])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const first = both.find(({ statusCode }) => statusCode === 200)?.json()
  await finance.browser.post(`/api/orders/${first.orderId}/cancel`)
  const again = (await pay(finance, id, 'checkout_page')).json()
  await shop.payAt(again.payUrl)
  await shop.until(finance.browser, { id: again.orderId }, 'settled')
  expect(codeOf(await pay(finance, id))).toBe('approval_over')
  expect((await ordersOf(company)).map(({ status }) => status).sort()).toEqual(['cancelled', 'settled'])
})

test('a price that rose is approved anew, also after it was approved; one that fell goes on', async () => {
  const { id: company, preparer, finance, approver } = await newCompany('preparer', 'finance', 'approver')
  const basket = await newBasket(preparer.browser)
  const id = await askToBuy(preparer, basket)
  await repriced(basket.listingId, 1200)
  expect(codeOf(await approve(finance, id))).toBe('price_changed')
  expect(await look(finance, id)).toMatchObject({
    amountCents: 6000,
    askedCents: 5000,
    round: 2,
    mayDecide: true,
  })
  // Whoever still looks at the old price approves nothing.
  expect(codeOf(await approve(approver, id, 1))).toBe('price_changed')
  expect((await approve(finance, id, 2)).json()).toMatchObject({ state: 'approved' })
  await repriced(basket.listingId, 1300)
  expect(codeOf(await pay(finance, id))).toBe('price_changed')
  expect(await look(approver, id)).toMatchObject({ state: 'waiting', amountCents: 6500, round: 3 })
  expect(await ordersOf(company)).toEqual([])
  expect((await approve(approver, id, 3)).json()).toMatchObject({ state: 'approved' })
  await repriced(basket.listingId, 900)
  const { orderId } = (await pay(finance, id)).json()
  expect(await shop.until(finance.browser, { id: orderId }, 'settled')).toMatchObject({ totalCents: 4500 })
})

test('above the second amount two different people approve, and one in another’s place is not a second', async () => {
  const {
    id: company,
    owner,
    preparer,
    approver,
    admin,
    viewer,
  } = await newCompany('preparer', 'approver', 'admin', 'viewer')
  await setLimits(owner, rulesOf({}, { twoAboveTonnes: 5 }))
  const batchId = await newHoldings(company, 30)
  // Nobody does it alone, whatever their own limit is.
  const alone = await owner.browser.post('/api/retirements', {
    body: { ...retireWords, batchId, quantity: 6 },
    headers: key(),
  })
  expect(codeOf(alone)).toBe('approval_needed')
  const day = new Date().toISOString().slice(0, 10)
  const named = { body: { toId: viewer.id, startsOn: day, endsOn: '2999-12-31' } }
  expect((await approver.browser.post('/api/organisation/delegations', named)).statusCode).toBe(200)
  const id = await askToRetire(preparer, batchId, 6)
  expect(await look(viewer, id)).toMatchObject({ needed: 2, mayDecide: true, inPlaceOf: 'approver' })
  expect((await approve(viewer, id)).json()).toMatchObject({ state: 'waiting' })
  expect(codeOf(await approve(viewer, id))).toBe('approval_over')
  expect(codeOf(await approve(approver, id))).toBe('approval_over')
  // A limit that is raised approves nothing that waits.
  await setLimits(owner, rulesOf({}, { twoAboveTonnes: 500 }))
  expect(await retirementsOf(company)).toBe(0)
  expect((await approve(admin, id)).json()).toMatchObject({ state: 'done' })
  expect(await retirementsOf(company)).toBe(1)
  expect(await trailOf(owner)).toContain('viewer approved “Retire 6 t for A Company”, 6 t for approver')
  await shop.site.mailTo(preparer.email, 'Approved:')
})

test('an approval counts while whoever gave it is still who they were', async () => {
  const { id: company, owner, preparer, approver, admin } = await newCompany('preparer', 'approver', 'admin')
  await setLimits(owner, rulesOf({}, { twoAboveTonnes: 5 }))
  const batchId = await newHoldings(company, 30)
  const id = await askToRetire(preparer, batchId, 6)
  await approve(approver, id)
  const body = { role: 'viewer', endsOn: null }
  await owner.browser.patch(`/api/organisation/members/${approver.id}`, { body })
  expect((await approve(admin, id)).json()).toMatchObject({ state: 'waiting' })
  expect((await look(owner, id)).votes.map(({ counts }) => counts)).toEqual([false, true])
  expect((await approve(owner, id)).json()).toMatchObject({ state: 'done' })
})

test('two who approve at the same moment, or approve and refuse, do it once or not at all', async () => {
  const { id: company, preparer, approver, admin } = await newCompany('preparer', 'approver', 'admin')
  const batchId = await newHoldings(company, 100)
  for (let turn = 1; turn <= 3; turn++) {
    const id = await askToRetire(preparer, batchId, 2)
    const answers = await Promise.all([approve(approver, id), approve(admin, id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await retirementsOf(company)).toBe(turn)
  }
  for (let turn = 0; turn < 4; turn++) {
    const before = await retirementsOf(company)
    const id = await askToRetire(preparer, batchId, 2)
    const [approved, refused] = await Promise.all([approve(approver, id), refuse(admin, id)])
    expect([approved.statusCode, refused.statusCode].sort()).toEqual([200, 409])
    const isDone = approved.statusCode === 200
    expect(await retirementsOf(company)).toBe((before ?? 0) + (isDone ? 1 : 0))
    expect((await look(admin, id)).state).toBe(isDone ? 'done' : 'refused')
  }
  const id = await askToRetire(preparer, batchId, 2)
  const before = await retirementsOf(company)
  const [approved, removed] = await Promise.all([
    approve(approver, id),
    admin.browser.delete(`/api/organisation/members/${approver.id}`),
  ])
  expect(removed.statusCode).toBe(200)
  expect(await retirementsOf(company)).toBe((before ?? 0) + (approved.statusCode === 200 ? 1 : 0))
})

test('a request lapses by the database’s clock, and with whoever asked', async () => {
  const { id: company, owner, preparer, approver } = await newCompany('preparer', 'approver')
  const batchId = await newHoldings(company, 10)
  const late = await askToRetire(preparer, batchId, 2)
  await shop.site.pool.query(`update approval_requests set expires_at = now() where id = $1`, [late])
  expect(codeOf(await approve(approver, late))).toBe('approval_over')
  const sweep = shop.site.handlers.find(({ task }) => task.name === 'sweep-approval-requests')
  await sweep?.run({})
  expect((await shop.site.mailTo(preparer.email, 'Lapsed:')).text).toContain('You can ask again')
  const left = await askToRetire(preparer, batchId, 2)
  await owner.browser.delete(`/api/organisation/members/${preparer.id}`)
  await vi.waitFor(async () => expect((await look(owner, left)).state).toBe('lapsed'), 20_000)
  expect(codeOf(await approve(approver, left))).toBe('approval_over')
  expect(await retirementsOf(company)).toBe(0)
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
  const id = (await ask(preparer, { kind: 'quote', orderId })).json().id as string
  expect((await approve(approver, id)).json()).toEqual({ state: 'done', actId: orderId })
  expect((await owner.browser.get(`/api/orders/${orderId}/quote`)).json()).toMatchObject({
    state: 'accepted',
    acceptedName: 'approver',
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

test('an organisation demands a second factor: whoever has none is named, signed out and led to set one up', async () => {
  const { owner, viewer } = await newCompany('viewer')
  const demand = (from: string | null) => put(owner.browser, '/api/organisation/second-factor', { from })
  const today = new Date().toISOString().slice(0, 10)
  expect((await demand(today)).json()).toMatchObject({ code: 'invalid_input', field: 'from' })
  await shop.site.pool.query(
    `insert into factors (id, user_id, kind, name, added_at, totp_sealed) values ($1, $2, 'totp', 'App', now(), 'sealed')`,
    [randomUUID(), owner.id],
  )
  expect((await demand('2999-01-01')).statusCode).toBe(200)
  expect((await owner.browser.get('/api/organisation/approval')).json().factor).toEqual({
    from: '2999-01-01',
    without: ['viewer'],
  })
  // Not before its day.
  expect((await viewer.browser.get('/api/auth/session')).json().person).not.toBeNull()
  expect((await demand(today)).statusCode).toBe(200)
  expect((await viewer.browser.get('/api/auth/session')).json().person).toBeNull()
  expect((await owner.browser.get('/api/auth/session')).json().person).not.toBeNull()
  const signIn = async () =>
    (
      await viewer.browser.post('/api/auth/sign-in', {
        body: { email: viewer.email, password: 'a password nobody guesses' },
      })
    ).json()
  expect(await signIn()).toMatchObject({ person: null, step: { ways: [] } })
  await demand(null)
  expect((await signIn()).person).toMatchObject({ email: viewer.email })
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
