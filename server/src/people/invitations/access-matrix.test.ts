import { namedChanges, needOf } from '@ledgerleaf/contract/access'
import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../platform/id.ts'
import { contractEndpoints, sampleBody } from '../../testing/contract-endpoints.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

// Generated from the contract: a new call is asked as every role, or the first test says that nobody thought of who may make it.
const endpoints = await contractEndpoints()
const password = 'a password nobody guesses'
const roles = MemberRole.options
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

let site: TestSite
let company: string
const colleagues = new Map<string, Browser>()

const newAccount = async (email: string) => {
  const browser = site.browser()
  expect((await browser.post('/api/auth/sign-up', { body: { email, password } })).statusCode).toBe(200)
  const { rows } = await site.pool.query<{ id: string }>('select id from users where email = $1', [email])
  return { browser, id: rows[0]?.id ?? '' }
}
const join = async (personId: string, role: MemberRole, endsOn: string | null) => {
  await site.pool.query(
    'insert into memberships (organisation_id, person_id, role, ends_on, chosen_at) values ($1, $2, $3, $4, now())',
    [company, personId, role, endsOn],
  )
  await site.pool.query('update sessions set organisation_id = $1 where user_id = $2', [company, personId])
}

beforeAll(async () => {
  site = await testSite()
  const owner = await newAccount('owner@example.org')
  company = owner.id
  colleagues.set('owner', owner.browser)
  for (const role of roles.filter((role) => role !== 'owner')) {
    const { browser, id } = await newAccount(`${role}@example.org`)
    await join(id, role, role === 'auditor' ? '2999-12-31' : null)
    colleagues.set(role, browser)
  }
  const expired = await newAccount('expired@example.org')
  await join(expired.id, 'auditor', '2020-01-31')
  colleagues.set('expired auditor', expired.browser)
  colleagues.set('stranger', (await newAccount('stranger@example.org')).browser)
})
afterAll(() => site.close())

let networks = 0
/** One call, from a network of its own so that no limit answers in another's place, about nothing there is. */
const ask = async (endpoint: Endpoint, who: string, shown?: string) => {
  const { method, path } = endpoint
  networks += 1
  const browser = colleagues.get(who)
  const session = `ledgerleaf.session=${browser?.cookies.get('ledgerleaf.session')}`
  const headers = { cookie: session, ...(shown ? { 'x-organisation': shown } : {}) }
  const { csrfToken } = (
    await site.app.inject({ method: 'GET', url: '/api/csrf-token', headers: { cookie: session } })
  ).json()
  const body = sampleBody(endpoint, `${newId()}@example.org`)
  return site.app.inject({
    method,
    url: path.replace(/:\w+/g, newId()),
    remoteAddress: `10.${networks >> 8}.${networks & 255}.1`,
    headers: { ...headers, 'x-csrf-token': csrfToken },
    ...(body === undefined ? {} : { payload: body }),
  })
}

test('every change of the contract is named with what it needs, and nothing else is', () => {
  const changes = endpoints
    .filter(({ effect, path }) => effect === 'change' && !path.startsWith('/api/operator/'))
    .map(nameOf)
  expect([...namedChanges].sort()).toEqual(changes.sort())
})

// Signing out, closing and leaving would end what the next call asks with.
const ends = ['/api/auth/sign-out', '/api/auth/sign-in', '/api/auth/sign-up', '/api/auth/sign-up-seller']
const asked = endpoints.filter(
  ({ caller, path }) => caller !== 'bearer' && !ends.includes(path) && !path.endsWith('/leave'),
)

describe.each(roles)('as %s', (role) => {
  test('every call is refused that the role does not allow, before anything of it is read', async () => {
    const wrong: string[] = []
    for (const endpoint of asked) {
      const need = needOf(endpoint)
      if (mayDo(role, need)) continue
      const answer = await ask(endpoint, role)
      if (answer.statusCode !== 403 || answer.json().code !== 'not_permitted')
        wrong.push(`${nameOf(endpoint)}: ${answer.statusCode} ${answer.body.slice(0, 80)}`)
    }
    expect(wrong).toEqual([])
  })

  test('no call is refused for the role that the role allows', async () => {
    const wrong: string[] = []
    for (const endpoint of asked.filter(({ effect }) => effect === 'read')) {
      if (!mayDo(role, needOf(endpoint))) continue
      const answer = await ask(endpoint, role, company)
      if (answer.body.includes('not_permitted')) wrong.push(nameOf(endpoint))
    }
    expect(wrong).toEqual([])
  })
})

const ofOrganisations = asked.filter((endpoint) => needOf(endpoint) !== 'own')

test.each(['stranger', 'expired auditor'])(
  'a page that shows an organisation the %s does not belong to is refused at every call, and told nothing of it',
  async (who) => {
    const wrong: string[] = []
    for (const endpoint of ofOrganisations) {
      const answer = await ask(endpoint, who, company)
      if (answer.statusCode !== 409 || answer.json().code !== 'organisation_changed')
        wrong.push(`${nameOf(endpoint)}: ${answer.statusCode} ${answer.body.slice(0, 80)}`)
    }
    expect(wrong).toEqual([])
  },
)

test('nobody can choose an organisation they do not belong to, or no longer do', async () => {
  for (const who of ['stranger', 'expired auditor']) {
    const answer = await colleagues.get(who)?.post('/api/organisations/switch', { body: { id: company } })
    expect(answer?.json()).toMatchObject({ code: 'not_found' })
    const { organisations } = (await colleagues.get(who)?.get('/api/organisations'))?.json() ?? {}
    expect(organisations.map(({ id }: { id: string }) => id)).not.toContain(company)
  }
})
