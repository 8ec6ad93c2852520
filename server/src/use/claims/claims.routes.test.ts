import { randomUUID } from 'node:crypto'
import { CheckedClaim } from '@ledgerleaf/contract/claims'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { enterRegistryId } from '../registry-retirements/index.ts'

let site: TestSite
let browser: Browser
let personId: string
let batchId: string
beforeAll(async () => {
  site = await testSite()
  browser = site.browser()
  const email = `${randomUUID()}@example.com`
  await browser.post('/api/auth/sign-up', { body: { email, password: 'a long enough secret 9' } })
  const { rows } = await site.pool.query<{ id: string }>('select id from users where email = $1', [email])
  personId = rows[0]?.id ?? ''
  const { batch, listing } = await offerCredits(site.db)
  batchId = batch.id
  await buyCredits(site.db, personId, listing.id, 20)
})
afterAll(() => site.close())

const draft = {
  markets: ['eu'],
  periodStartsOn: '2025-01-01',
  periodEndsOn: '2025-12-31',
  hasDeepCuts: false,
  hasVerifiedFootprint: false,
}
const check = async (text: string, given: object = {}) => {
  const answer = await browser.post('/api/claims/check', { body: { ...draft, text, ...given } })
  expect(answer.statusCode, answer.body).toBe(200)
  return CheckedClaim.parse(answer.json())
}
const retire = async (
  quantity: number,
  period: object = { periodStartsOn: '2025-01-01', periodEndsOn: '2025-12-31' },
) => {
  const body = {
    batchId,
    quantity,
    beneficiary: 'A Company',
    reason: 'corporate_inventory',
    purpose: 'Business travel',
    isUnderstood: true,
    ...period,
  }
  const made = await browser.post('/api/retirements', { body, headers: { 'idempotency-key': randomUUID() } })
  expect(made.statusCode, made.body).toBe(200)
  return made.json().id as string
}

test('the words of the attacks are refused or not understood, whatever was chosen beside them', async () => {
  const sold = 'Our product has zero impact on the climate and is 100% sustainable.'
  expect((await check(sold, { markets: ['eu', 'california'] })).verdict).toBe('not_allowed')
  expect((await check('Wir sind klimaneutral.')).verdict).toBe('not_allowed')
  expect((await check('Our flights are climate neutral.', { about: 'company' })).verdict).toBe('not_allowed')
  expect((await check('Net zero by 2040, 90 % cut, validated.')).verdict).toBe('condition')
  expect((await check('We like trees.')).verdict).toBe('not_understood')
})

test('tonnes count once the registry has retired them, for the period they are of', async () => {
  const words = 'We retired 5 tonnes of CO2e for 2025.'
  expect((await check(words)).verdict).toBe('not_allowed')
  const id = await retire(5)
  await retire(3, { periodStartsOn: '2024-01-01', periodEndsOn: '2024-12-31' })
  const pending = await check(words)
  expect(pending).toMatchObject({
    verdict: 'condition',
    facts: { retiredTonnes: 0, pendingTonnes: 5, heldTonnes: 12 },
  })
  expect(pending.findings[0]?.why).toContain('5 tonnes wait for it')

  const retiredOn = new Date().toISOString().slice(0, 10)
  await inTransaction(site.db, (tx) =>
    enterRegistryId(
      tx,
      null,
      { ids: [id], reference: 'R-1', link: 'https://registry.example/r-1', retiredOn },
      new Date(),
    ),
  )
  const done = await check(words)
  expect(done).toMatchObject({
    verdict: 'allowed',
    facts: { retiredTonnes: 5, pendingTonnes: 0, retirements: 1 },
  })
  expect(done.claims).toMatchObject([
    { kind: 'retired', words: 'retired 5 tonnes', about: 'company', tonnes: 5 },
  ])
  expect((await check(done.suggestion ?? '')).verdict).toBe('allowed')
})

test('what was retired on behalf of somebody else is no evidence, and in no wording', async () => {
  const before = await check('We retired 6 tonnes of CO2e for 2025.')
  const id = await retire(1, {
    periodStartsOn: '2025-01-01',
    periodEndsOn: '2025-12-31',
    reason: 'third_party',
    beneficiary: 'Another Company',
  })
  const retiredOn = new Date().toISOString().slice(0, 10)
  await inTransaction(site.db, (tx) =>
    enterRegistryId(
      tx,
      null,
      { ids: [id], reference: 'R-2', link: 'https://registry.example/r-2', retiredOn },
      new Date(),
    ),
  )
  const after = await check('We retired 6 tonnes of CO2e for 2025.')
  expect(after).toMatchObject({
    verdict: 'not_allowed',
    suggestion: before.suggestion,
    facts: { retiredTonnes: 5, forOthersTonnes: 1, pendingTonnes: 0, retirements: 1 },
  })
  expect(after.findings[0]?.why).toContain('1 tonne was retired on behalf of somebody else')
})

test('the tonnes are of the day on which the registry retired them', async () => {
  const year = new Date().getUTCFullYear()
  expect((await check(`We retired 5 tonnes of CO2e for 2025.`)).verdict).toBe('allowed')
  expect((await check('We retired 5 tonnes of CO2e in March 2025.')).verdict).toBe('not_allowed')
  expect((await check(`We retired 5 tonnes of CO2e in ${year}.`)).verdict).not.toBe('allowed')
})

test('what the registry contradicts, and what no record backs, counts no more', async () => {
  const words = 'We retired 5 tonnes of CO2e for 2025.'
  await site.pool.query(
    "update registry_retirements set contradicted_on = current_date, contradiction = 'other' where quantity = 5",
  )
  expect(await check(words)).toMatchObject({
    verdict: 'not_allowed',
    facts: { retiredTonnes: 0, contradictedTonnes: 5 },
  })
  await site.pool.query(
    'update registry_retirements set contradicted_on = null, contradiction = null where quantity = 5',
  )
  await site.pool.query("update backings set state = 'missing', reason = 'no_records' where batch_id = $1", [
    batchId,
  ])
  expect(await check(words)).toMatchObject({
    verdict: 'not_allowed',
    facts: { retiredTonnes: 0, unbackedTonnes: 5 },
  })
})

test('a period that ends before it begins, and a stranger, are refused', async () => {
  const turned = await browser.post('/api/claims/check', {
    body: { ...draft, text: 'x', periodStartsOn: '2025-12-31', periodEndsOn: '2025-01-01' },
  })
  expect(turned.json()).toMatchObject({ code: 'invalid_input', field: 'periodEndsOn' })
  expect((await site.browser().post('/api/claims/check', { body: { ...draft, text: 'x' } })).statusCode).toBe(
    401,
  )
})

test('one person may check sixty texts a minute, and nobody else waits for it', async () => {
  const other = site.browser()
  const body = { email: `${randomUUID()}@example.com`, password: 'a long enough secret 9' }
  await other.post('/api/auth/sign-up', { body })
  const answers = await Promise.all(
    Array.from({ length: 61 }, () =>
      other.post('/api/claims/check', { body: { ...draft, text: 'We like trees.' } }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  expect((await check('We like trees.')).verdict).toBe('not_understood')
})
