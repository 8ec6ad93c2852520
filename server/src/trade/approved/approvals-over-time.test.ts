import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  approve,
  askToBuy,
  askToRetire,
  codeOf,
  look,
  newBasket,
  newCompany,
  newHoldings,
  openShop,
  ordersOf,
  pay,
  refuse,
  repriced,
  retirementsOf,
  rulesOf,
  setLimits,
  shop,
} from '../../testing/test-approvals.ts'

// Between asking and doing prices move, people go, and two decide at once.
beforeAll(openShop)
afterAll(() => shop.close())

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
