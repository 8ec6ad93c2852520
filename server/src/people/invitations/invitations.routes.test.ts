import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { leave } from '../organisations/index.ts'

const password = 'a password nobody guesses'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let people = 0
const newAccount = async (name = 'Somebody') => {
  people += 1
  const email = `person${people}@example.org`
  const browser = site.browser(`10.9.${people}.1`)
  await browser.post('/api/auth/sign-up', { body: { email, password, name } })
  const { rows } = await site.pool.query<{ id: string }>(
    'update users set email_verified = true where email = $1 returning id',
    [email],
  )
  const id = rows[0]?.id ?? ''
  await site.pool.query('update organisations set name = $2 where id = $1', [id, name])
  return { browser, email, id }
}
type Account = Awaited<ReturnType<typeof newAccount>>

const tokenIn = (text: string) => decodeURIComponent(/token=([^\s"&]+)/.exec(text)?.[1] ?? '')
const invite = async (by: Account, email: string, role = 'viewer', endsOn: string | null = null) =>
  by.browser.post('/api/organisation/invitations', { body: { email, role, endsOn } })
const readMail = async (email: string) => tokenIn((await site.mailTo(email, 'invites you')).text)
const accept = (browser: Browser, token: string) =>
  browser.post('/api/invitations/accept', { body: { token } })
const join = async (owner: Account, role: string, endsOn: string | null = null) => {
  const member = await newAccount(role)
  expect((await invite(owner, member.email, role, endsOn)).statusCode).toBe(200)
  const answer = await accept(member.browser, await readMail(member.email))
  expect(answer.json(), answer.body).toEqual({ id: owner.id })
  return member
}
const namesOf = async (browser: Browser) =>
  (await browser.get('/api/organisation/members')).json().members.map(({ name }: { name: string }) => name)
const codeOf = (answer: { json: () => { code: string } }) => answer.json().code

test('an account is an organisation of one, of which its person is the owner', async () => {
  const { browser, id, email } = await newAccount()
  expect((await browser.get('/api/organisations')).json()).toEqual({
    organisations: [
      { id, name: 'Somebody', role: 'owner', endsOn: null, members: 1, roles: ['owner'], isCurrent: true },
    ],
    invitations: [],
  })
  expect((await browser.get('/api/organisation/members')).json().members).toMatchObject([
    { personId: id, email, role: 'owner', isYou: true, isContact: true },
  ])
})

test('whoever is invited joins by the link, acts for the organisation and sees what it owns', async () => {
  const owner = await newAccount('Olga')
  await site.pool.query(`update organisations set name = 'Acme' where id = $1`, [owner.id])
  const viewer = await join(owner, 'viewer')
  expect((await viewer.browser.get('/api/auth/session')).json().person).toMatchObject({
    id: viewer.id,
    company: 'Acme',
  })
  expect(await namesOf(viewer.browser)).toEqual(['Olga', 'viewer'])
  const { organisations } = (await viewer.browser.get('/api/organisations')).json()
  expect(organisations).toMatchObject([
    { id: owner.id, name: 'Acme', role: 'viewer', isCurrent: true, members: 2, roles: ['owner', 'viewer'] },
    { id: viewer.id, role: 'owner', isCurrent: false, members: 1 },
  ])
  // And back to what is theirs alone.
  await viewer.browser.post('/api/organisations/switch', { body: { id: viewer.id } })
  expect(await namesOf(viewer.browser)).toEqual(['viewer'])
})

test('a session acts for the organisation it began with, whatever another session of the same person chooses', async () => {
  const owner = await newAccount('Olga')
  const { browser, email, id } = await newAccount('Mia')
  await invite(owner, email, 'approver')
  const actsFor = async (by: Browser) =>
    (await by.get('/api/organisations'))
      .json()
      .organisations.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)?.id
  const signIn = async (ip: string) => {
    const other = site.browser(ip)
    expect((await other.post('/api/auth/sign-in', { body: { email, password } })).statusCode).toBe(200)
    return other
  }
  const elsewhere = await signIn('10.8.1.1')
  await accept(browser, await readMail(email))
  expect(await actsFor(browser)).toBe(owner.id)
  expect(await actsFor(elsewhere)).toBe(id)
  // The next one begins where the person was last, and stays there as well.
  const later = await signIn('10.8.1.2')
  await browser.post('/api/organisations/switch', { body: { id } })
  expect(await actsFor(later)).toBe(owner.id)
})

test('a link works once, for its own address, until it is taken back, replaced or too old', async () => {
  const owner = await newAccount()
  const invited = await newAccount()
  const thief = await newAccount()
  await invite(owner, invited.email)
  const first = await readMail(invited.email)
  expect(codeOf(await accept(thief.browser, first))).toBe('invitation_elsewhere')
  await invite(owner, invited.email)
  const second = await readMail(invited.email)
  expect(codeOf(await accept(invited.browser, first))).toBe('link_expired')
  expect((await accept(invited.browser, second)).statusCode).toBe(200)
  expect(codeOf(await accept(invited.browser, second))).toBe('link_expired')
  const late = await newAccount()
  await invite(owner, late.email)
  const token = await readMail(late.email)
  await site.pool.query(`update invitations set expires_at = now() - interval '1 second' where email = $1`, [
    late.email,
  ])
  expect(codeOf(await accept(late.browser, token))).toBe('link_expired')
  const { id } = (await invite(owner, late.email)).json()
  await owner.browser.delete(`/api/organisation/invitations/${id}`)
  expect(codeOf(await accept(late.browser, await readMail(late.email)))).toBe('link_expired')
})

test('an invitation waits for whoever has confirmed its address, and can be declined there', async () => {
  const owner = await newAccount()
  const invited = await newAccount()
  const stranger = await newAccount()
  await invite(owner, invited.email, 'finance')
  const { invitations } = (await invited.browser.get('/api/organisations')).json()
  expect(invitations).toMatchObject([{ organisation: 'Somebody', role: 'finance', invitedBy: 'Somebody' }])
  const [{ id }] = invitations
  expect(codeOf(await stranger.browser.post(`/api/invitations/${id}/accept`))).toBe('not_found')
  await site.pool.query('update users set email_verified = false where id = $1', [invited.id])
  expect(codeOf(await invited.browser.post(`/api/invitations/${id}/accept`))).toBe('not_found')
  await site.pool.query('update users set email_verified = true where id = $1', [invited.id])
  expect((await invited.browser.post(`/api/invitations/${id}/decline`)).statusCode).toBe(200)
  expect(codeOf(await invited.browser.post(`/api/invitations/${id}/accept`))).toBe('link_expired')
})

test('nobody is invited as an owner, twice, without a last day as an auditor, or by an unconfirmed address', async () => {
  const owner = await newAccount()
  const viewer = await join(owner, 'viewer')
  expect(codeOf(await invite(owner, 'a@example.org', 'owner'))).toBe('invalid_input')
  expect(codeOf(await invite(owner, viewer.email))).toBe('already_member')
  expect((await invite(owner, 'a@example.org', 'auditor')).json()).toMatchObject({
    code: 'invalid_input',
    field: 'endsOn',
  })
  await site.pool.query('update users set email_verified = false where id = $1', [owner.id])
  expect(codeOf(await invite(owner, 'a@example.org'))).toBe('email_unconfirmed')
})

test('nobody is invited to an organisation without a name, and that refusal counts as no invitation', async () => {
  const owner = await newAccount()
  await site.pool.query(`update organisations set name = '' where id = $1`, [owner.id])
  for (let asked = 0; asked < 4; asked += 1)
    expect((await invite(owner, 'nameless@example.org')).json()).toMatchObject({
      code: 'organisation_unnamed',
      error: 'Give your organisation a name first: the invitation says whom it comes from.',
    })
  await site.pool.query(`update organisations set name = 'Acme' where id = $1`, [owner.id])
  expect((await invite(owner, 'nameless@example.org')).statusCode).toBe(200)
})

test('whoever accepts by the link that was mailed to them has confirmed their address, and only this session stays', async () => {
  const owner = await newAccount()
  const invited = await newAccount()
  await site.pool.query('update users set email_verified = false where id = $1', [invited.id])
  const elsewhere = site.browser('10.9.250.1')
  await elsewhere.post('/api/auth/sign-in', { body: { email: invited.email, password } })
  await invite(owner, invited.email)
  expect((await accept(invited.browser, await readMail(invited.email))).statusCode).toBe(200)
  const personIn = async (browser: Browser) => (await browser.get('/api/auth/session')).json().person
  expect(await personIn(invited.browser)).toMatchObject({ emailVerified: true })
  expect(await personIn(elsewhere)).toBeNull()
})

test('an admin makes no owner, removes none, and can not make themselves one', async () => {
  const owner = await newAccount()
  const admin = await join(owner, 'admin')
  const give = (id: string, role: string) =>
    admin.browser.patch(`/api/organisation/members/${id}`, { body: { role, endsOn: null } })
  expect(codeOf(await give(admin.id, 'owner'))).toBe('not_permitted')
  expect(codeOf(await give(owner.id, 'viewer'))).toBe('not_permitted')
  expect(codeOf(await admin.browser.delete(`/api/organisation/members/${owner.id}`))).toBe('not_permitted')
  expect(
    codeOf(await admin.browser.post('/api/organisation/hand-over', { body: { id: admin.id, password } })),
  ).toBe('not_permitted')
})

test('a member who is removed is out at once, also with an open page, and begins with their own', async () => {
  const owner = await newAccount()
  const member = await join(owner, 'preparer')
  const shown = { 'x-organisation': owner.id }
  expect((await member.browser.get('/api/holdings', shown)).statusCode).toBe(200)
  await owner.browser.delete(`/api/organisation/members/${member.id}`)
  const refused = await member.browser.get('/api/holdings', shown)
  expect(refused.json()).toMatchObject({ code: 'organisation_changed' })
  expect(refused.body).not.toContain(owner.email)
  const { organisations } = (await member.browser.get('/api/organisations')).json()
  expect(organisations).toMatchObject([{ id: member.id, isCurrent: true }])
})

test('the only owner neither leaves nor gives up the role; handed over, they stay as an admin and may leave', async () => {
  const owner = await newAccount()
  const heir = await join(owner, 'finance')
  expect(codeOf(await owner.browser.post('/api/organisation/leave'))).toBe('last_owner')
  const give = { body: { role: 'viewer', endsOn: null, password } }
  expect(codeOf(await owner.browser.patch(`/api/organisation/members/${owner.id}`, give))).toBe('last_owner')
  const handOver = (words: string) =>
    owner.browser.post('/api/organisation/hand-over', { body: { id: heir.id, password: words } })
  expect(codeOf(await handOver('not the password'))).toBe('wrong_credentials')
  expect((await handOver(password)).statusCode).toBe(200)
  expect((await owner.browser.post('/api/organisation/leave')).statusCode).toBe(200)
  // The organisation keeps its number; who founded it begins anew.
  const { organisations } = (await owner.browser.get('/api/organisations')).json()
  expect(organisations).toMatchObject([{ role: 'owner', members: 1, isCurrent: true }])
  expect(organisations[0].id).not.toBe(owner.id)
  expect(await namesOf(heir.browser)).toEqual(['finance'])
  const { rows } = await site.pool.query('select email from parties where id = $1', [owner.id])
  expect(rows).toEqual([{ email: heir.email }])
})

test('of two owners who leave at the same moment one stays', async () => {
  const owner = await newAccount()
  const other = await join(owner, 'admin')
  await owner.browser.patch(`/api/organisation/members/${other.id}`, {
    body: { role: 'owner', endsOn: null, password },
  })
  const both = [owner.id, other.id].map((personId) =>
    inTransaction(site.db, (tx) => leave(tx, { personId, organisationId: owner.id }, new Date())),
  )
  const outcomes = (await Promise.allSettled(both)).map(({ status }) => status)
  expect(outcomes.sort()).toEqual(['fulfilled', 'rejected'])
  const { rows } = await site.pool.query(
    `select count(*)::int as owners from memberships where organisation_id = $1 and role = 'owner'`,
    [owner.id],
  )
  expect(rows).toEqual([{ owners: 1 }])
})

test('closing an account leaves what belongs to others too, and is refused to an only owner of others', async () => {
  const owner = await newAccount('Olga')
  const member = await join(owner, 'preparer')
  const refused = await owner.browser.post('/api/account/close', { body: { password } })
  expect(refused.json()).toMatchObject({ code: 'account_entangled' })
  expect(refused.json().error).toContain('hand it over')
  await owner.browser.post('/api/organisation/hand-over', { body: { id: member.id, password } })
  expect((await owner.browser.post('/api/account/close', { body: { password } })).statusCode).toBe(200)
  expect(await namesOf(member.browser)).toEqual(['preparer'])
  const { rows } = await site.pool.query('select name, closed_at from organisations where id = $1', [
    owner.id,
  ])
  expect(rows).toMatchObject([{ closed_at: null }])
  const kept = await site.pool.query(`select from users where email = $1`, [owner.email])
  expect(kept.rowCount).toBe(0)
})

test('everything a member did to others stands in the trail', async () => {
  const owner = await newAccount('Olga')
  await owner.browser.post('/api/organisation/subsidiaries', {
    body: { name: 'Acme Nord', registerNumber: '', country: 'DE' },
  })
  const member = await join(owner, 'auditor', '2030-06-30')
  await owner.browser.patch(`/api/organisation/members/${member.id}`, {
    body: { role: 'viewer', endsOn: null },
  })
  await vi.waitFor(async () => {
    const { trail } = (await owner.browser.get('/api/organisation/members')).json()
    expect(trail.map(({ by, words }: { by: string; words: string }) => `${by} ${words}`)).toEqual([
      'Olga made auditor Viewer',
      'auditor joined as Auditor until Jun 30, 2030',
      `Olga invited ${member.email} as Auditor until Jun 30, 2030`,
      'Olga named the subsidiary Acme Nord',
    ])
  }, 60_000)
})
