import { randomUUID } from 'node:crypto'
import { ClimatePage, OwnClimatePage } from '@ledgerleaf/contract/climate-pages'
import { type CertificateFile, verifyCertificate } from '@ledgerleaf/provenance/certificate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findVerifierKeys } from '../../log/checkpoint-queries.ts'
import { openSequencer } from '../../log/run-sequencer.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { keepInventory } from '../../testing/test-inventory.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { enterRegistryId } from '../registry-retirements/index.ts'

let site: TestSite
let browser: Browser
let other: Browser
let organisationId: string
let batchId: string
const slug = `keller-${randomUUID().slice(0, 8)}`

const signUp = async () => {
  const visitor = site.browser()
  const email = `${randomUUID()}@example.com`
  await visitor.post('/api/auth/sign-up', { body: { email, password: 'a long enough secret 9' } })
  const { rows } = await site.pool.query<{ id: string }>('select id from users where email = $1', [email])
  return { visitor, id: rows[0]?.id ?? '' }
}
const nameIt = (visitor: Browser, name: string) =>
  visitor.put('/api/organisation', {
    body: {
      ...{ name, legalName: '', registerNumber: '', taxNumber: '' },
      ...{ street: '', postalCode: '', city: '', country: 'CH' },
    },
  })

beforeAll(async () => {
  site = await testSite()
  const mine = await signUp()
  browser = mine.visitor
  organisationId = mine.id
  other = (await signUp()).visitor
  const { batch, listing } = await offerCredits(site.db)
  batchId = batch.id
  await buyCredits(site.db, organisationId, listing.id, 60)
})
afterAll(() => site.close())

const retire = async (quantity: number, given: object = {}) => {
  const body = {
    ...{ batchId, quantity, beneficiary: 'Keller', reason: 'corporate_inventory', purpose: 'Travel' },
    ...{ periodStartsOn: '2025-01-01', periodEndsOn: '2025-12-31', isUnderstood: true },
    ...given,
  }
  const made = await browser.post('/api/retirements', { body, headers: { 'idempotency-key': randomUUID() } })
  expect(made.statusCode, made.body).toBe(200)
  return made.json().id as string
}
const today = () => new Date().toISOString().slice(0, 10)
const atRegistry = (id: string) =>
  inTransaction(site.db, (tx) =>
    enterRegistryId(
      tx,
      null,
      { ids: [id], reference: 'R-1', link: 'https://registry.example/r-1', retiredOn: today() },
      new Date(),
    ),
  )
const read = async () => {
  const answer = await site.browser().get(`/api/climate/${slug}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return ClimatePage.parse(answer.json())
}
const draft = {
  ...{ periodStartsOn: '2025-01-01', periodEndsOn: '2025-12-31' },
  ...{ hasDeepCuts: false, hasVerifiedFootprint: false },
}
const say = (text: string, visitor = browser) =>
  visitor.post('/api/climate-page/claims', { body: { ...draft, text } })

test('nothing is to be seen before an organisation with a name has opened its page', async () => {
  expect((await site.browser().get(`/api/climate/${slug}`)).statusCode).toBe(404)
  const unnamed = await browser.put('/api/climate-page', { body: { slug, isPublic: true } })
  expect([unnamed.statusCode, unnamed.json().code]).toEqual([409, 'organisation_unnamed'])
  await nameIt(browser, 'Keller Werkzeuge AG')
  expect((await browser.put('/api/climate-page', { body: { slug, isPublic: false } })).statusCode).toBe(200)
  expect((await site.browser().get(`/api/climate/${slug}`)).statusCode).toBe(404)
  expect((await browser.put('/api/climate-page', { body: { slug, isPublic: true } })).statusCode).toBe(200)
  expect(await read()).toMatchObject({ name: 'Keller Werkzeuge AG', retiredTonnes: 0, claims: [] })
})

test('an address is one organisation’s, in whichever case it is written', async () => {
  await nameIt(other, 'Another')
  const taken = await other.put('/api/climate-page', { body: { slug: slug.toUpperCase(), isPublic: true } })
  expect([taken.statusCode, taken.json()]).toMatchObject([409, { code: 'address_taken', field: 'slug' }])
  const bad = await other.put('/api/climate-page', { body: { slug: '../etc', isPublic: true } })
  expect(bad.statusCode).toBe(400)
})

test('the page counts what its registry has retired, tells what is under way, and leaves out what is others’', async () => {
  const counted = await retire(20)
  await atRegistry(counted)
  await retire(5)
  await retire(7, { reason: 'third_party', onBehalfOf: 'Somebody Else' })
  await retire(6, { onBehalfOf: 'Keller' })
  const page = await read()
  expect(page).toMatchObject({ retiredTonnes: 20, pendingTonnes: 5, retirementCount: 2 })
  expect(page.retirements.map(({ quantity, standing }) => [quantity, standing])).toEqual([
    [5, 'pending'],
    [20, 'counted'],
  ])
})

test('what was retired on behalf of somebody else is theirs, and on behalf of itself or a subsidiary its own', async () => {
  const before = await read()
  await browser.post('/api/organisation/subsidiaries', {
    body: { name: 'Keller Reisen GmbH', registerNumber: '', country: 'CH' },
  })
  await retire(1, { onBehalfOf: 'keller  WERKZEUGE' })
  await retire(2, { onBehalfOf: 'Keller Reisen' })
  await retire(4, { onBehalfOf: 'Nordic Power ASA' })
  const page = await read()
  expect(page.pendingTonnes - before.pendingTonnes).toBe(3)
  expect(page.retirements.slice(0, 2).map(({ onBehalfOf }) => onBehalfOf)).toEqual([
    'Keller Reisen',
    'keller WERKZEUGE',
  ])
  const own = OwnClimatePage.parse((await browser.get('/api/climate-page')).json())
  expect(own.facts.forOthersTonnes).toBe(17)
})

test('only words the checker allows everywhere are taken, and only while it allows them', async () => {
  const refused = await say('We are climate neutral.')
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'claim_not_allowed', field: 'text' },
  ])
  const words = 'For 2025 we retired 20 tonnes of CO2e.'
  expect((await say(words)).statusCode).toBe(200)
  expect((await read()).claims).toMatchObject([{ text: words, language: 'en' }])
  // The registry turns out not to have done it: the words go by themselves, and their organisation reads why.
  const ofIt = 'retirement_id in (select id from retirements where buyer_id = $1 and quantity = 20)'
  await site.pool.query(
    `update registry_retirements set contradiction = 'other_words', contradicted_on = '2026-02-01' where ${ofIt}`,
    [organisationId],
  )
  const after = await read()
  expect([after.claims, after.retiredTonnes]).toEqual([[], 0])
  const own = OwnClimatePage.parse((await browser.get('/api/climate-page')).json())
  expect(own.claims).toMatchObject([{ text: words, verdict: 'not_allowed' }])
  expect(own.claims[0]?.reasons[0]).toContain('20 tonnes')
  await site.pool.query(
    `update registry_retirements set contradiction = null, contradicted_on = null where ${ofIt}`,
    [organisationId],
  )
  expect((await read()).claims).toHaveLength(1)
})

test('words that were held against a footprint leave the page with it, and the page stays', async () => {
  const analysisId = await keepInventory(site.db, organisationId, [
    { metric: 'total', year: 2024, value: 30 },
    { metric: 'total', year: 2025, value: 40 },
  ])
  const text = 'We retired 20 tonnes of CO2e for 2025.'
  const body = { ...draft, text, footprintOf: { analysisId, year: 2025 } }
  const said = await browser.post('/api/climate-page/claims', { body })
  expect(said.statusCode, said.body).toBe(200)
  const { id } = said.json() as { id: string }
  expect((await read()).claims).toHaveLength(2)
  const gone = async () => {
    expect((await read()).claims).toHaveLength(1)
    const own = OwnClimatePage.parse((await browser.get('/api/climate-page')).json())
    expect(own.claims.find((one) => one.id === id)).toMatchObject({
      verdict: 'not_understood',
      reasons: ['What these words were held against is gone.'],
    })
  }
  // Another report says something else: nothing is gone, and nothing is decided.
  const contradicting = await keepInventory(site.db, organisationId, [
    { metric: 'total', year: 2025, value: 90 },
  ])
  const undecided = OwnClimatePage.parse((await browser.get('/api/climate-page')).json())
  expect(undecided.claims.find((one) => one.id === id)?.reasons[0]).toContain(
    'Your reports contradict each other about 2025',
  )
  expect((await read()).claims).toHaveLength(1)
  expect((await browser.delete(`/api/analyses/${contradicting}`)).statusCode).toBe(200)
  const ofIt = 'report_id = (select report_id from analyses where id = $1)'
  await site.pool.query(`delete from analysis_findings where year = 2025 and ${ofIt}`, [analysisId])
  await gone()
  expect((await browser.delete(`/api/analyses/${analysisId}`)).statusCode).toBe(200)
  await gone()
  expect((await browser.delete(`/api/climate-page/claims/${id}`)).statusCode).toBe(200)
})

test('the proofs of the page bear out its figure by themselves', async () => {
  const { db, secret, config } = site
  const { sequence } = await openSequencer({
    ...{ db, secret, dataDir: config.dataDir, publicUrl: config.publicUrl },
  })
  await sequence()
  const answer = await site.browser().get(`/api/climate/${slug}/certificates.json`)
  expect(answer.statusCode, answer.body).toBe(200)
  const { certificates } = answer.json() as { certificates: CertificateFile[] }
  const verifierKeys = await findVerifierKeys(db)
  for (const file of certificates)
    expect(await verifyCertificate(file, { verifierKeys, origin: file.origin })).toMatchObject({
      verified: true,
      reason: null,
    })
  expect(certificates.reduce((sum, { quantity }) => sum + quantity, 0)).toBe((await read()).retiredTonnes)
})

test('another’s words cannot be taken off, and switching the page off takes everything from sight', async () => {
  const { claims } = OwnClimatePage.parse((await browser.get('/api/climate-page')).json())
  const [claim] = claims
  expect((await other.delete(`/api/climate-page/claims/${claim?.id}`)).statusCode).toBe(404)
  expect((await browser.put('/api/climate-page', { body: { slug, isPublic: false } })).statusCode).toBe(200)
  expect((await site.browser().get(`/api/climate/${slug}`)).statusCode).toBe(404)
  expect((await site.browser().get(`/api/climate/${slug}/certificates.json`)).statusCode).toBe(404)
  const { trail } = (await browser.get('/api/organisation/members')).json() as { trail: { words: string }[] }
  expect(trail.map(({ words }) => words)).toEqual(
    expect.arrayContaining([
      'closed the climate page',
      'put on the climate page: “For 2025 we retired 20 tonnes of CO2e.”',
      `shows the climate page at /climate/${slug}`,
    ]),
  )
})
