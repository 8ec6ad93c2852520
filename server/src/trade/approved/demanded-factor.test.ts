import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCompany, openShop, put, shop } from '../../testing/test-approvals.ts'

beforeAll(openShop)
afterAll(() => shop.close())

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
  // Whose last day is over is asked by nobody, until they belong to it again.
  const body = { role: 'viewer', endsOn: today }
  await shop.site.pool.query(
    `update memberships set ends_on = '2020-01-01' where person_id = $1 and role = 'viewer'`,
    [viewer.id],
  )
  expect((await signIn()).person).toMatchObject({ email: viewer.email })
  expect((await owner.browser.patch(`/api/organisation/members/${viewer.id}`, { body })).statusCode).toBe(200)
  expect((await viewer.browser.get('/api/auth/session')).json().person).toBeNull()
  await demand(null)
  expect((await signIn()).person).toMatchObject({ email: viewer.email })
})
