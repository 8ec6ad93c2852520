import { afterAll, beforeAll, expect, test } from 'vitest'
import { rulesOf } from '../../testing/test-approvals.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

const password = 'a password nobody guesses'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let people = 0
const newAccount = async (name: string) => {
  people += 1
  const email = `member${people}@example.org`
  const browser = site.browser(`10.11.${people}.1`)
  await browser.post('/api/auth/sign-up', { body: { email, password, name } })
  const { rows } = await site.pool.query<{ id: string }>(
    'update users set email_verified = true, name = $2 where email = $1 returning id',
    [email, name],
  )
  const id = rows[0]?.id ?? ''
  await site.pool.query('update organisations set name = $2 where id = $1', [id, name])
  return { browser, email, id }
}
type Account = Awaited<ReturnType<typeof newAccount>>

const invite = (by: Account, email: string, role = 'viewer', endsOn: string | null = null) =>
  by.browser.post('/api/organisation/invitations', { body: { email, role, endsOn } })
const linkTo = async (email: string) => {
  const { text } = await site.mailTo(email, 'invites you')
  return decodeURIComponent(/token=([^\s"&]+)/.exec(text)?.[1] ?? '')
}
const accept = (browser: Browser, token: string) =>
  browser.post('/api/invitations/accept', { body: { token } })
const join = async (owner: Account, role: string) => {
  const member = await newAccount(`The ${role}`)
  await invite(owner, member.email, role)
  expect((await accept(member.browser, await linkTo(member.email))).statusCode).toBe(200)
  return member
}
const give = (by: Account, to: Account, role: string, more: object = {}) =>
  by.browser.patch(`/api/organisation/members/${to.id}`, { body: { role, endsOn: null, ...more } })
const codeOf = (answer: { json: () => { code: string } }) => answer.json().code
const trailOf = async ({ browser }: Account): Promise<string[]> =>
  (await browser.get('/api/organisation/members'))
    .json()
    .trail.map(({ by, words }: { by: string; words: string }) => `${by} ${words}`)
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an owner is made and unmade only with the password, removed only after that, and every owner is told', async () => {
  const owner = await newAccount('Olga')
  const other = await join(owner, 'admin')
  expect(codeOf(await give(owner, other, 'owner'))).toBe('wrong_credentials')
  expect(codeOf(await give(owner, other, 'owner', { password: 'not the password' }))).toBe(
    'wrong_credentials',
  )
  expect((await give(owner, other, 'owner', { password })).statusCode).toBe(200)
  for (const { email } of [owner, other])
    expect((await site.mailTo(email, 'A role was changed')).text).toMatch(
      /“Olga” gave “The admin” another role at .+: Owner\./,
    )
  expect(codeOf(await owner.browser.delete(`/api/organisation/members/${other.id}`))).toBe('not_permitted')
  expect(codeOf(await give(owner, other, 'viewer'))).toBe('wrong_credentials')
  expect((await give(owner, other, 'viewer', { password })).statusCode).toBe(200)
  expect((await owner.browser.delete(`/api/organisation/members/${other.id}`)).statusCode).toBe(200)
  for (const { email } of [owner, other])
    expect((await site.mailTo(email, 'A member was removed')).text).toContain('removed “The admin”')
})

test('a change of the contact and a hand-over are told to the owners and to whom they concern', async () => {
  const owner = await newAccount('Olga')
  const heir = await join(owner, 'finance')
  await owner.browser.post(`/api/organisation/members/${heir.id}/contact`)
  for (const { email } of [owner, heir]) await site.mailTo(email, 'go to somebody else')
  await owner.browser.post('/api/organisation/hand-over', { body: { id: heir.id, password } })
  for (const { email } of [owner, heir]) await site.mailTo(email, 'was handed over')
})

test('with the right to invite go the invitations that are open, and the trail says so', async () => {
  const owner = await newAccount('Olga')
  const guests = [await newAccount('One'), await newAccount('Two'), await newAccount('Three')]
  const [removed, demoted, left] = [
    await join(owner, 'admin'),
    await join(owner, 'admin'),
    await join(owner, 'admin'),
  ]
  const links: string[] = []
  for (const [at, admin] of [removed, demoted, left].entries()) {
    const guest = guests[at]
    expect((await invite(admin, guest?.email ?? '')).statusCode).toBe(200)
    links.push(await linkTo(guest?.email ?? ''))
  }
  await owner.browser.delete(`/api/organisation/members/${removed.id}`)
  await give(owner, demoted, 'viewer')
  await left.browser.post('/api/organisation/leave')
  for (const [at, link] of links.entries())
    expect(codeOf(await accept(guests[at]?.browser ?? owner.browser, link))).toBe('link_expired')
  expect(await trailOf(owner)).toContain(`Olga took the invitation of ${guests[0]?.email} back`)
})

test('a last day that is past, or further than ten years, is given to nobody; when it is over meanwhile that is said', async () => {
  const owner = await newAccount('Olga')
  const auditor = await newAccount('Aude')
  for (const day of [dayFromNow(-1), dayFromNow(3700)]) {
    expect((await invite(owner, auditor.email, 'auditor', day)).json()).toMatchObject({ field: 'endsOn' })
    const member = await join(owner, 'viewer')
    expect((await give(owner, member, 'auditor', { endsOn: day })).json()).toMatchObject({ field: 'endsOn' })
  }
  expect((await invite(owner, auditor.email, 'auditor', dayFromNow(1))).statusCode).toBe(200)
  const link = await linkTo(auditor.email)
  const setDay = (table: string) =>
    site.pool.query(`update ${table} set ends_on = current_date - 2 where ends_on is not null`)
  await setDay('invitations')
  expect((await accept(auditor.browser, link)).json()).toMatchObject({
    code: 'link_expired',
    error: expect.stringContaining('last day'),
  })
  await site.pool.query('update invitations set ends_on = current_date + 1 where ends_on is not null')
  await accept(auditor.browser, link)
  await setDay('memberships')
  const handOver = { body: { id: auditor.id, password } }
  expect(codeOf(await owner.browser.post('/api/organisation/hand-over', handOver))).toBe('not_permitted')
})

test('one address gets three invitations a day, whoever sends them, and the fourth sender is told why', async () => {
  const target = 'flooded@example.org'
  for (let sent = 0; sent < 3; sent += 1)
    expect((await invite(await newAccount('Flo'), target)).statusCode).toBe(200)
  const fourth = await invite(await newAccount('Flo'), target)
  expect(fourth.json()).toMatchObject({
    code: 'rate_limited',
    error: expect.stringContaining('3 invitations within a day'),
  })
})

test('an invitation names the organisation, and not whom it writes to', async () => {
  const owner = await newAccount('Olga')
  await site.pool.query(`update organisations set name = 'Acme Works' where id = $1`, [owner.id])
  await invite(owner, 'named@example.org', 'approver')
  const { text } = await site.mailTo('named@example.org', 'invites you')
  expect(text).toContain('“Olga” invites you to act for “Acme Works”')
})

test('whoever would only read is not invited to act', async () => {
  const owner = await newAccount('Olga')
  await invite(owner, 'reads@example.org', 'auditor', dayFromNow(30))
  const { text } = await site.mailTo('reads@example.org', 'invites you')
  expect(text).toContain('“Olga” invites you to read what “Olga” does at Ledgerleaf')
})

test('whoever closes their account leaves a line in the trail of the others, and what the others are stays readable', async () => {
  const owner = await newAccount('Olga')
  const admin = await join(owner, 'admin')
  const third = await newAccount('Tess')
  await invite(admin, third.email, 'approver')
  await accept(third.browser, await linkTo(third.email))
  await give(admin, third, 'viewer')
  expect((await admin.browser.post('/api/account/close', { body: { password } })).statusCode).toBe(200)
  const trail = await trailOf(owner)
  expect(trail.join('\n')).not.toContain('The admin')
  expect(trail[0]).toMatch(/left, having been Admin$/)
  expect(trail.some((line) => line.endsWith('made Tess Viewer'))).toBe(true)
  expect(trail).toContain('Tess joined as Approver')
})

test('wherever a name is given, one that our mails must not carry to a stranger is refused beside its field', async () => {
  const { browser } = await newAccount('Olga')
  const evil = 'Pay at evil.example/now'
  const seller = { firstName: 'Ada', lastName: 'Love', companyName: 'Ledgerleaf Support' }
  const answers = [
    await browser.patch('/api/auth/profile', { body: { name: evil } }),
    await browser.post('/api/organisations', { body: { name: evil } }),
    await browser.post('/api/auth/open-seller-account', { body: seller }),
    await site
      .browser('10.12.0.1')
      .post('/api/auth/sign-up', { body: { email: 'evil@example.org', password, name: evil } }),
  ]
  for (const answer of answers) expect(answer.json(), answer.body).toMatchObject({ code: 'invalid_input' })
  expect(answers.map((answer) => answer.json().field)).toEqual(['name', 'name', 'companyName', 'name'])
})

test('where limits are set, an admin lets in nobody who does more than look: a second account of their own would ask, and they approve', async () => {
  const owner = await newAccount('Olga')
  const admin = await join(owner, 'admin')
  const clerk = await join(owner, 'preparer')
  const early = await newAccount('The early one')
  expect((await invite(admin, early.email, 'approver')).statusCode).toBe(200)
  const limits = rulesOf({ admin: { buyCents: 100_00, retireTonnes: 1 } })
  expect((await owner.browser.put('/api/organisation/approval', { body: limits })).statusCode).toBe(200)

  for (const role of ['admin', 'approver', 'finance', 'preparer']) {
    const refused = await invite(admin, `second-${role}@example.org`, role)
    expect(refused.json()).toMatchObject({ code: 'not_permitted', field: 'role' })
    expect(refused.body).toContain('an owner gives the roles that do more than look')
    if (role !== 'preparer')
      expect((await give(admin, clerk, role)).json()).toMatchObject({ code: 'not_permitted', field: 'role' })
  }
  // What was sent before the limits gives no more than what is sent after them.
  const late = await accept(early.browser, await linkTo(early.email))
  expect(codeOf(late)).toBe('link_expired')
  expect(late.body).toContain('an owner has to invite you')

  const { invitations } = (await owner.browser.get('/api/organisation/members')).json()
  expect(invitations).toMatchObject([{ email: early.email, needsOwner: true }])
  for (const role of ['viewer', 'auditor'])
    expect((await invite(admin, `third-${role}@example.org`, role, dayFromNow(9))).statusCode).toBe(200)
  expect((await give(admin, clerk, 'viewer')).statusCode).toBe(200)
  expect((await give(owner, clerk, 'approver')).statusCode).toBe(200)
  // A date alone gives nothing, unless it brings somebody back.
  expect((await give(admin, clerk, 'approver', { endsOn: dayFromNow(3) })).statusCode).toBe(200)
  await site.pool.query('update memberships set ends_on = current_date - 2 where person_id = $1', [clerk.id])
  expect(codeOf(await give(admin, clerk, 'approver', { endsOn: dayFromNow(3) }))).toBe('not_permitted')
})
