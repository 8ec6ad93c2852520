import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approve,
  ask,
  askToBuy,
  codeOf,
  key,
  look,
  type Member,
  newBasket,
  newCompany,
  openShop,
  refuse,
  rulesOf,
  setLimits,
  shop,
} from '../../testing/test-approvals.ts'
import { enterprise } from '../../testing/test-checkout.ts'
import { retireWords } from '../../testing/test-holder.ts'

// What is bought may be retired at once. Who approves that, and what does a limit of tonnes say about it?
beforeAll(openShop)
afterAll(() => shop.close())

const yearly = (tonnes: number) => ({
  tonnes,
  every: 'year',
  limits: {},
  priceCapCents: 2000,
  startsOn: '2999-01-01',
  retire: { beneficiary: 'A Company', purpose: 'Travel of the year' },
})
const newQuote = async (by: Member, quantity = 5) => {
  const basket = await newBasket(by.browser, quantity)
  const answer = await by.browser.post('/api/quotes', {
    body: {
      basketId: basket.id,
      expectedTotalCents: basket.total,
      enterprise,
      billingEmail: 'b@example.org',
      retire: retireWords,
    },
    headers: key(),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().orderId as string
}
const askFor = async (by: Member, act: object) => {
  const answer = await ask(by, act)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().id as string
}

test('what is bought to be retired is approved by whoever may retire: finance does not, by an order, a quote or a subscription', async () => {
  const { preparer, finance, approver } = await newCompany('preparer', 'finance', 'approver')
  const basket = await newBasket(preparer.browser)
  const asked = [
    await askToBuy(preparer, basket, { retire: retireWords }),
    await askFor(preparer, { kind: 'quote', orderId: await newQuote(preparer) }),
    await askFor(preparer, { kind: 'subscription', subscription: yearly(5) }),
  ]
  for (const id of asked) {
    expect((await look(approver, id)).lines.join(' ')).toMatch(/Retired (each time )?for A Company/)
    expect(await look(finance, id)).toMatchObject({
      mayDecide: false,
      approvers: ['Olga', 'approver'],
      tonnes: 5,
    })
    expect(codeOf(await approve(finance, id))).toBe('approval_own')
    expect(codeOf(await refuse(finance, id))).toBe('approval_own')
    expect((await approve(approver, id)).statusCode).toBe(200)
  }
  const { approvers } = (await preparer.browser.get('/api/organisation/approval')).json()
  expect(approvers).toEqual({
    buy: ['Olga', 'finance', 'approver'],
    buyAndRetire: ['Olga', 'approver'],
    retire: ['Olga', 'approver'],
  })
  // Without retiring finance approves as before.
  const bought = await askToBuy(preparer, await newBasket(preparer.browser))
  expect((await approve(finance, bought)).json()).toMatchObject({ state: 'approved' })
})

test('a limit of tonnes holds for a subscription and a quote that retire, and so does the amount that needs two', async () => {
  const { owner, approver, admin } = await newCompany('approver', 'admin')
  await setLimits(owner, rulesOf({ approver: { buyCents: null, retireTonnes: 3 } }, { twoAboveTonnes: 8 }))
  const subscribe = (by: Member, tonnes: number) =>
    by.browser.post('/api/subscriptions', { body: yearly(tonnes), headers: key() })
  expect(codeOf(await subscribe(approver, 4))).toBe('approval_needed')
  expect(codeOf(await subscribe(owner, 9))).toBe('approval_needed')
  expect((await subscribe(approver, 3)).statusCode).toBe(200)
  const orderId = await newQuote(admin, 4)
  const { token, retires } = (await approver.browser.get(`/api/orders/${orderId}/quote`)).json()
  expect(retires).toBe(true)
  const accept = (by: Member) =>
    by.browser.post(`/api/quotes/${token}/accept`, { body: { name: 'Somebody', email: 's@example.org' } })
  expect(codeOf(await accept(approver))).toBe('approval_needed')
  expect((await accept(admin)).statusCode).toBe(200)
  const id = await askFor(approver, { kind: 'subscription', subscription: yearly(9) })
  expect((await look(owner, id)).needed).toBe(2)
  expect((await approve(owner, id)).json()).toMatchObject({ state: 'waiting' })
  expect((await approve(admin, id)).json()).toMatchObject({ state: 'done' })
})
