import { randomUUID } from 'node:crypto'
import type { ApprovalRequest, ApprovalRules } from '@ledgerleaf/contract/approvals'
import type { MemberRole } from '@ledgerleaf/contract/member-roles'
import { expect } from 'vitest'
import { enterprise, type TestCheckout, testCheckout } from './test-checkout.ts'
import { retireWords } from './test-holder.ts'
import { buyCredits } from './test-market.ts'
import type { Browser } from './test-site.ts'

/** Open between `openShop` and its `close`: each test file has one of its own. */
export let shop: TestCheckout
export const openShopWith = async (variables: NodeJS.ProcessEnv): Promise<void> => {
  shop = await testCheckout(variables)
}
/** Without a parameter: whoever runs a hook looks for fixtures in one. */
export const openShop = (): Promise<void> => openShopWith({})

let people = 0
export const newPerson = async (name: string) => {
  people += 1
  const email = `${name.toLowerCase()}${people}@example.org`
  const browser = await shop.person(email)
  const { rows } = await shop.site.pool.query<{ id: string }>(
    'update users set email_verified = true, name = $2 where email = $1 returning id',
    [email, name],
  )
  return { browser, email, id: rows[0]?.id ?? '' }
}
export type Member = Awaited<ReturnType<typeof newPerson>>

/** An organisation with one member of each of these roles, who act for it. */
export const newCompany = async <Role extends MemberRole>(...roles: Role[]) => {
  const owner = await newPerson('Olga')
  const members = new Map<string, Member>()
  for (const role of roles) {
    const member = await newPerson(role)
    await shop.site.pool.query(
      `insert into memberships (organisation_id, person_id, role, ends_on, chosen_at) values ($1, $2, $3, $4, now())`,
      [owner.id, member.id, role, role === 'auditor' ? '2999-12-31' : null],
    )
    await shop.site.pool.query('update sessions set organisation_id = $1 where user_id = $2', [
      owner.id,
      member.id,
    ])
    members.set(role, member)
  }
  return { id: owner.id, owner, ...(Object.fromEntries(members) as Record<Role, Member>) }
}

const unlimited = { buyCents: null, retireTonnes: null }
export const rulesOf = (limits: Partial<ApprovalRules['limits']>, more: Partial<ApprovalRules> = {}) => ({
  rules: {
    limits: {
      preparer: { buyCents: 0, retireTonnes: 0 },
      approver: unlimited,
      finance: { buyCents: null, retireTonnes: 0 },
      admin: unlimited,
      owner: unlimited,
      ...limits,
    },
    twoAboveCents: null,
    twoAboveTonnes: null,
    expiryDays: 14,
    withinDays: 0 as const,
    ...more,
  },
})
export const put = async (browser: Browser, url: string, payload: object) => {
  const { csrfToken } = (await browser.get('/api/csrf-token')).json()
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return shop.site.app.inject({ method: 'PUT', url, payload, headers: { cookie, 'x-csrf-token': csrfToken } })
}
export const setLimits = async (by: Member, rules: ReturnType<typeof rulesOf>) => {
  const answer = await put(by.browser, '/api/organisation/approval', rules)
  expect(answer.statusCode, answer.body).toBe(200)
}
export const codeOf = (answer: { json: () => { code: string } }) => answer.json().code
export const key = () => ({ 'idempotency-key': randomUUID() })

export const newBasket = async (by: Browser, quantity = 5, priceCents = 1000) => {
  const { listing } = await shop.listing(50, priceCents)
  return {
    id: await shop.basket(by, [{ listingId: listing.id, quantity }]),
    listingId: listing.id,
    total: quantity * priceCents,
  }
}
export const ask = (by: Member, act: object, comment = '') =>
  by.browser.post('/api/organisation/approvals', { body: { act, comment }, headers: key() })
export const askToBuy = async (by: Member, basket: { id: string; total: number }, more: object = {}) => {
  const order = {
    basketId: basket.id,
    expectedTotalCents: basket.total,
    enterprise,
    pay: 'card_on_file',
    ...more,
  }
  const answer = await ask(by, { kind: 'purchase', order }, 'For the report of this year')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().id as string
}
export const approve = (by: Member, id: string, round = 1) =>
  by.browser.post(`/api/organisation/approvals/${id}/approve`, { body: { round, comment: '' } })
export const refuse = (by: Member, id: string) =>
  by.browser.post(`/api/organisation/approvals/${id}/refuse`, { body: { comment: 'Too early' } })
export const pay = (by: Member, id: string, how = 'card_on_file') =>
  by.browser.post(`/api/organisation/approvals/${id}/pay`, { body: { pay: how }, headers: key() })
export const look = async (by: Member, id: string): Promise<ApprovalRequest> =>
  (await by.browser.get('/api/organisation/approvals'))
    .json()
    .requests.find((request: ApprovalRequest) => request.id === id)
export const trailOf = async (by: Member): Promise<string[]> =>
  (await by.browser.get('/api/organisation/members'))
    .json()
    .trail.map(({ by, words }: { by: string; words: string }) => `${by} ${words}`)
export const ordersOf = async (id: string) =>
  (await shop.site.pool.query<{ status: string }>('select status from orders where buyer_id = $1', [id])).rows
export const repriced = (listingId: string, cents: number) =>
  shop.site.pool.query('update listings set price_per_credit_cents = $2, price_minor = $2 where id = $1', [
    listingId,
    cents,
  ])
export const newHoldings = async (organisationId: string, quantity: number) => {
  const { batch, listing } = await shop.listing(quantity)
  await buyCredits(shop.site.db, organisationId, listing.id, quantity)
  return batch.id
}
export const askToRetire = async (by: Member, batchId: string, quantity: number) => {
  const answer = await ask(by, {
    kind: 'retirement',
    retirement: { ...retireWords, lines: [{ batchId, quantity }] },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().id as string
}
export const retirementsOf = async (id: string) =>
  (await shop.site.pool.query('select from retirements where buyer_id = $1', [id])).rowCount
