import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import {
  approve,
  askToBuy,
  askToRetire,
  codeOf,
  key,
  look,
  type Member,
  newBasket,
  newCompany,
  newHoldings,
  openShop,
  pay,
  put,
  rulesOf,
  setLimits,
  shop,
  trailOf,
} from '../../testing/test-approvals.ts'
import { enterprise } from '../../testing/test-checkout.ts'
import { retireWords } from '../../testing/test-holder.ts'
import { refundOrder } from '../orders/index.ts'

// A limit that holds for each act alone is gone round by splitting it: what one does alone within the days is added up.
beforeAll(openShop)
afterAll(() => shop.close())

const within30 = { withinDays: 30 as const }
const buy = async (by: Member, quantity: number, more: object = {}) => {
  const { id, total } = await newBasket(by.browser, quantity)
  const body = { basketId: id, expectedTotalCents: total, enterprise, pay: 'card_on_file', ...more }
  return by.browser.post('/api/orders', { body, headers: key() })
}
const retire = (by: Member, batchId: string, quantity: number) =>
  by.browser.post('/api/retirements', { body: { ...retireWords, batchId, quantity }, headers: key() })
const limitOf = async (by: Member) => (await by.browser.get('/api/organisation/approval')).json().limit
const longAgo = (organisationId: string) =>
  shop.site.pool.query(`update acts_alone set at = at - interval '31 days' where organisation_id = $1`, [
    organisationId,
  ])

test('an order split into several is refused where the one would have been, and the refusal says what is left', async () => {
  const { id, owner, approver, preparer } = await newCompany('approver', 'preparer')
  await setLimits(owner, rulesOf({ approver: { buyCents: 5000, retireTonnes: null } }, within30))
  expect((await buy(approver, 3)).statusCode).toBe(200)
  const refused = await buy(approver, 3)
  expect(codeOf(refused)).toBe('approval_needed')
  expect(refused.body).toContain(
    'You may buy for $50.00 alone within 30 days: $30.00 of it is used and $20.00 is left',
  )
  expect(await limitOf(approver)).toMatchObject({ buyCents: 5000, withinDays: 30, left: { buyCents: 2000 } })
  expect((await buy(approver, 2)).statusCode).toBe(200)
  expect(codeOf(await buy(approver, 1))).toBe('approval_needed')
  // Each has a limit of their own, and what is older than the days counts no more.
  expect((await buy(owner, 9)).statusCode).toBe(200)
  await longAgo(id)
  expect((await buy(approver, 5)).statusCode).toBe(200)
  expect(codeOf(await buy(preparer, 1))).toBe('approval_needed')
})

test('what colleagues approved does not count against one’s own limit, and what ended unpaid or went back gives it free', async () => {
  const { owner, approver } = await newCompany('approver')
  await setLimits(owner, rulesOf({ approver: { buyCents: 5000, retireTonnes: null } }, within30))
  const asked = await askToBuy(approver, await newBasket(approver.browser, 20))
  await approve(owner, asked)
  const { orderId } = (await pay(approver, asked)).json()
  await shop.until(approver.browser, { id: orderId }, 'settled')
  expect(await limitOf(approver)).toMatchObject({ left: { buyCents: 5000 } })
  const opened = await buy(approver, 5, { pay: 'checkout_page' })
  expect(codeOf(await buy(approver, 1))).toBe('approval_needed')
  await approver.browser.post(`/api/orders/${opened.json().id}/cancel`)
  const paid = await buy(approver, 5)
  expect(paid.statusCode, paid.body).toBe(200)
  await shop.until(approver.browser, paid.json(), 'settled')
  expect(codeOf(await buy(approver, 1))).toBe('approval_needed')
  await inTransaction(shop.site.db, (tx) => refundOrder(tx, paid.json().id, 'a test', new Date()))
  expect(await limitOf(approver)).toMatchObject({ left: { buyCents: 5000 } })
})

test('two acts of one person at once never pass together, by an order, a retirement or a subscription', async () => {
  const { id, owner, approver } = await newCompany('approver')
  const batchId = await newHoldings(id, 20)
  await setLimits(owner, rulesOf({ approver: { buyCents: 5000, retireTonnes: 5 } }, within30))
  const baskets = await Promise.all(Array.from({ length: 4 }, () => newBasket(approver.browser, 3)))
  const orders = await Promise.all(
    baskets.map((basket) => shop.order(approver.browser, basket.id, basket.total)),
  )
  expect(orders.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403])
  const retired = await Promise.all([3, 3, 3].map((quantity) => retire(approver, batchId, quantity)))
  expect(retired.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403])
  const body = {
    tonnes: 1,
    every: 'month',
    limits: {},
    priceCapCents: 1500,
    startsOn: '2999-01-01',
    retire: null,
  }
  const subscribe = () => approver.browser.post('/api/subscriptions', { body, headers: key() })
  const begun = await Promise.all([subscribe(), subscribe()])
  expect(begun.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
})

test('retiring is added up over retirements, and what was bought to be retired at once', async () => {
  const { id, owner, approver } = await newCompany('approver')
  const batchId = await newHoldings(id, 20)
  await setLimits(owner, rulesOf({ approver: { buyCents: null, retireTonnes: 5 } }, within30))
  expect((await retire(approver, batchId, 2)).statusCode).toBe(200)
  expect((await buy(approver, 2, { retire: retireWords })).statusCode).toBe(200)
  expect(codeOf(await retire(approver, batchId, 2))).toBe('approval_needed')
  expect((await retire(approver, batchId, 1)).statusCode).toBe(200)
  const told = (await buy(approver, 1, { retire: retireWords })).body
  expect(told).toContain('You may retire 5 t alone within 30 days: 5 t of it is used and 0 t is left')
})

test('a role that does not retire never does so alone, whatever limit was set and whichever way it would come about', async () => {
  const { id, owner, finance } = await newCompany('finance')
  const batchId = await newHoldings(id, 20)
  const refused = await put(
    owner.browser,
    '/api/organisation/approval',
    rulesOf({ finance: { buyCents: null, retireTonnes: 5 } }),
  )
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'rules/limits/finance/retireTonnes'])
  await setLimits(owner, rulesOf({}, within30))
  // As it was set before there was this rule.
  await shop.site.pool.query(
    `update approval_rules set limits = jsonb_set(limits, '{finance,retireTonnes}', $2) where organisation_id = $1`,
    [id, '5'],
  )
  const wish = { ...retireWords, lines: [{ batchId, quantity: 1 }] }
  const send = (url: string, body: object) => finance.browser.post(url, { body, headers: key() })
  const shares = ['Boots', 'Coats'].map((name) => ({ kind: 'product', name, quantity: 1 }))
  const yearly = {
    ...{ tonnes: 1, every: 'year', limits: {}, priceCapCents: 2000, startsOn: '2999-01-01' },
    retire: { beneficiary: 'A Company', purpose: 'Travel of the year' },
  }
  const answers = [
    await retire(finance, batchId, 1),
    await send('/api/retirements/together', wish),
    await send('/api/retirements/together', { ...wish, lines: [{ batchId, quantity: 2 }], shares }),
    await send('/api/scheduled-retirements', {
      on: new Date(Date.now() + 86_400_000 * 40).toISOString().slice(0, 10),
      wish: { kind: 'lines', retirement: wish },
    }),
    await buy(finance, 1, { retire: retireWords }),
    await send('/api/subscriptions', yearly),
  ]
  expect(answers.map((answer) => codeOf(answer))).toEqual(answers.map(() => 'approval_needed'))
  expect((await buy(finance, 1)).statusCode).toBe(200)
  const { approvers } = (await owner.browser.get('/api/organisation/approval')).json()
  expect(approvers.retire).toEqual([])
})

test('the trail says who bought and who retired, members see it, and nobody else does', async () => {
  const { id, owner, approver, finance } = await newCompany('approver', 'finance')
  const batchId = await newHoldings(id, 20)
  const bought = (await buy(finance, 5)).json()
  await shop.until(finance.browser, bought, 'settled')
  const certificate = (await retire(approver, batchId, 3)).json().id
  const both = (await buy(owner, 2, { retire: retireWords })).json()
  await shop.until(owner.browser, both, 'settled')
  await vi.waitFor(async () => expect((await trailOf(owner))[0]).toContain('retired 2 t'), 20_000)
  const trail = await trailOf(owner)
  expect(trail).toContainEqual(
    expect.stringMatching(/^finance bought 5 t for \$50\.00 \(order \d{3}-\d{3}-\d{4}\)$/),
  )
  expect(trail).toContain(`approver retired 3 t for A Company (certificate ${certificate})`)
  expect(trail[0]).toMatch(/^Olga retired 2 t for A Company \(certificate /)
  expect((await owner.browser.get(`/api/orders/${bought.id}`)).json()).toMatchObject({ placedBy: 'finance' })
  const { retirements } = (await finance.browser.get('/api/retirements')).json()
  expect(retirements.map(({ madeBy }: { madeBy: string }) => madeBy)).toEqual(['Olga', 'approver'])
  const shown = (await shop.guest().get(`/api/certificates/${certificate}`)).body
  expect(shown).not.toContain('approver')
  expect(shown).not.toContain('madeBy')
})

test('what needs two people is not had in parts: what was approved for the same person counts with it', async () => {
  const { id, owner, approver, admin } = await newCompany('approver', 'admin', 'finance')
  const rules = rulesOf({ approver: { buyCents: 0, retireTonnes: 0 } }, { ...within30, twoAboveTonnes: 20 })
  await setLimits(owner, rules)
  const batchId = await newHoldings(id, 60)
  const first = await askToRetire(approver, batchId, 18)
  const second = await askToRetire(approver, batchId, 18)
  expect((await look(approver, second)).needed).toBe(1)
  expect((await approve(admin, first)).json()).toMatchObject({ state: 'done' })
  // The same colleague again: by now both come to more than one alone approves.
  expect((await approve(admin, second)).json()).toMatchObject({ state: 'waiting' })
  expect(await look(approver, second)).toMatchObject({ needed: 2, state: 'waiting' })
  expect((await approve(owner, second)).json()).toMatchObject({ state: 'done' })
  expect((await look(approver, await askToRetire(approver, batchId, 18))).needed).toBe(2)
})
