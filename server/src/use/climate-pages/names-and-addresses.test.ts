import { randomUUID } from 'node:crypto'
import { ClimatePage, OwnClimatePage } from '@ledgerleaf/contract/climate-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const nameIt = (visitor: Browser, name: string) =>
  visitor.put('/api/organisation', {
    body: {
      ...{ name, legalName: '', registerNumber: '', taxNumber: '' },
      ...{ street: '', postalCode: '', city: '', country: 'CH' },
    },
  })
const signUp = async (name: string) => {
  const visitor = site.browser()
  const email = `${randomUUID()}@example.com`
  await visitor.post('/api/auth/sign-up', { body: { email, password: 'a long enough secret 9' } })
  const { rows } = await site.pool.query<{ id: string }>('select id from users where email = $1', [email])
  expect((await nameIt(visitor, name)).statusCode).toBe(200)
  return { visitor, id: rows[0]?.id ?? '' }
}
const save = (visitor: Browser, slug: string, isPublic = true) =>
  visitor.put('/api/climate-page', { body: { slug, isPublic } })
const newSlug = () => `acme-${randomUUID().slice(0, 8)}`
const statusOf = async (path: string) => (await site.browser().get(path)).statusCode
const ownPage = async (visitor: Browser) =>
  OwnClimatePage.parse((await visitor.get('/api/climate-page')).json())

test('while the name claims something, page and proofs are silent, and the organisation reads why', async () => {
  const { visitor } = await signUp('Acme AG')
  const slug = newSlug()
  expect((await save(visitor, slug)).statusCode).toBe(200)
  expect(await statusOf(`/api/climate/${slug}`)).toBe(200)
  expect((await ownPage(visitor)).withheld).toBeNull()

  await nameIt(visitor, 'Acme – certified Carbon Neutral ✓')
  expect(await statusOf(`/api/climate/${slug}`)).toBe(404)
  expect(await statusOf(`/api/climate/${slug}/certificates.json`)).toBe(404)
  expect((await ownPage(visitor)).withheld).toContain('“Carbon Neutral”')
  const again = await save(visitor, slug)
  expect([again.statusCode, again.json().code]).toEqual([409, 'claim_not_allowed'])
  expect((await save(visitor, slug, false)).statusCode).toBe(200)

  await nameIt(visitor, 'Acme AG')
  expect((await save(visitor, slug)).statusCode).toBe(200)
  expect(await statusOf(`/api/climate/${slug}`)).toBe(200)
})

test('an address that claims something, or that people would take for ours, is not taken', async () => {
  const { visitor } = await signUp('Acme AG')
  for (const [slug, code] of [
    ['carbon-neutral-certified', 'claim_not_allowed'],
    ['acmecarbonneutral', 'claim_not_allowed'],
    ['ledgerleaf', 'address_taken'],
    ['ledgerleaf-official', 'address_taken'],
    ['admin', 'address_taken'],
    ['support', 'address_taken'],
    ['operator', 'address_taken'],
    ['www', 'address_taken'],
    ['api', 'address_taken'],
    ['demo', 'address_taken'],
  ] as const) {
    const refused = await save(visitor, slug, false)
    expect([slug, refused.statusCode, refused.json()]).toMatchObject([slug, 409, { code, field: 'slug' }])
  }
  expect((await ownPage((await signUp('Demo')).visitor)).proposedSlug).toBe('')
})

const passDays = () => site.pool.query(`update climate_addresses set shown_at = shown_at - interval '2 days'`)

test('whoever takes another name shows the page again under that, and it says what it was called before', async () => {
  const { visitor, id } = await signUp('Audit Corp')
  const slug = newSlug()
  expect((await save(visitor, slug)).statusCode).toBe(200)
  await nameIt(visitor, 'Another Company')
  for (const path of [`/api/climate/${slug}`, `/api/climate/${slug}/certificates.json`])
    expect(await statusOf(path)).toBe(404)
  expect((await ownPage(visitor)).withheld).toContain('“Audit Corp”')
  const told = async () => (await visitor.get('/api/notices')).json().notices as { title: string }[]
  await expect
    .poll(told, { timeout: 20_000 })
    .toContainEqual(expect.objectContaining({ title: 'Your climate page is not shown' }))

  expect((await save(visitor, slug)).statusCode).toBe(200)
  const today = new Date().toISOString().slice(0, 10)
  const shown = ClimatePage.parse((await site.browser().get(`/api/climate/${slug}`)).json())
  expect(shown).toMatchObject({
    name: 'Another Company',
    formerNames: [{ name: 'Audit Corp', until: today }],
  })
  const { rows } = await site.pool.query(
    'select left_at from organisation_former_names where organisation_id = $1',
    [id],
  )
  expect(rows).toHaveLength(1)
})

test('an address is anybody’s again that was only chosen, or taken off within a day', async () => {
  const [first, second] = [await signUp('Acme AG'), await signUp('Beta AG')]
  const slug = newSlug()
  expect((await save(first.visitor, slug, false)).statusCode).toBe(200)
  expect((await save(second.visitor, slug)).statusCode).toBe(200)
  expect((await save(first.visitor, slug)).json()).toMatchObject({ code: 'address_taken' })
  expect((await save(second.visitor, slug, false)).statusCode).toBe(200)
  expect((await save(first.visitor, slug)).statusCode).toBe(200)
  await passDays()
  expect((await save(first.visitor, slug, false)).statusCode).toBe(200)
  expect((await save(second.visitor, slug)).json()).toMatchObject({ code: 'address_taken' })
})

test('an address that was shown is nobody else’s for good, and its organisation may go back to it', async () => {
  const [first, second] = [await signUp('Acme AG'), await signUp('Beta AG')]
  const [old, next] = [newSlug(), newSlug()]
  expect((await save(first.visitor, old)).statusCode).toBe(200)
  await passDays()
  expect((await save(first.visitor, next)).statusCode).toBe(200)
  expect(await statusOf(`/api/climate/${old}`)).toBe(404)
  const taken = await save(second.visitor, old)
  expect([taken.statusCode, taken.json()]).toMatchObject([409, { code: 'address_taken', field: 'slug' }])
  expect((await save(first.visitor, old)).statusCode).toBe(200)
  expect(await statusOf(`/api/climate/${old}`)).toBe(200)
  // What was only thought of is free again.
  const thought = newSlug()
  expect((await save(second.visitor, thought, false)).statusCode).toBe(200)
  expect((await save(second.visitor, newSlug(), false)).statusCode).toBe(200)
  expect((await save(first.visitor, thought)).statusCode).toBe(200)
})

test('two who show the same address at the same moment: exactly one gets it', async () => {
  const [first, second] = [await signUp('Acme AG'), await signUp('Beta AG')]
  const slug = newSlug()
  const saved = await Promise.all([save(first.visitor, slug), save(second.visitor, slug)])
  expect(saved.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('nobody collects addresses', async () => {
  const { visitor } = await signUp('Acme AG')
  const slugs = Array.from({ length: 10 }, newSlug)
  for (const slug of slugs) {
    expect((await save(visitor, slug)).statusCode).toBe(200)
    await passDays()
  }
  const refused = await save(visitor, newSlug())
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_addresses'])
  expect((await save(visitor, slugs[0] ?? '')).statusCode).toBe(200)
})

test('a beneficiary that claims something is not named on the page, and the same words stand there once', async () => {
  const { visitor, id } = await signUp('Acme AG')
  const slug = newSlug()
  expect((await save(visitor, slug)).statusCode).toBe(200)
  const { batch, listing } = await offerCredits(site.db)
  await buyCredits(site.db, id, listing.id, 5)
  const retire = async (beneficiary: string) => {
    const body = {
      ...{ batchId: batch.id, quantity: 1, beneficiary, reason: 'corporate_inventory', purpose: 'Travel' },
      isUnderstood: true,
    }
    const made = await visitor.post('/api/retirements', {
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(made.statusCode, made.body).toBe(200)
  }
  await retire('Acme AG')
  await retire('Acme Cheat Ltd, 100% carbon neutral certified')
  const page = ClimatePage.parse((await site.browser().get(`/api/climate/${slug}`)).json())
  expect(page.retirements.map(({ beneficiary }) => beneficiary)).toEqual([null, 'Acme AG'])

  const say = (text: string) =>
    visitor.post('/api/climate-page/claims', {
      body: {
        ...{ text, periodStartsOn: '2025-01-01', periodEndsOn: '2025-12-31' },
        ...{ hasDeepCuts: false, hasVerifiedFootprint: false },
      },
    })
  const words = 'We are not carbon neutral.'
  expect((await say(words)).statusCode).toBe(200)
  for (const text of [
    words,
    words.toUpperCase(),
    'We are not  carbon neutral',
    'We are not carbon neutral !',
  ]) {
    const refused = await say(text)
    expect([text, refused.statusCode, refused.json().code]).toEqual([text, 409, 'claim_there'])
  }
})
