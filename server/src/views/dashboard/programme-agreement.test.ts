import { randomUUID } from 'node:crypto'
import { BuyerDesk } from '@ledgerleaf/contract/buyer-desk'
import { ChosenFootprints, Programme } from '@ledgerleaf/contract/programme'
import { periodOfYear } from '@ledgerleaf/contract/reporting-year'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepInventory, type TestFigure } from '../../testing/test-inventory.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
}, 60_000)
afterAll(() => site.close())

let networks = 0
const newAccount = async () => {
  networks += 1
  const browser = site.browser(`10.62.${networks}.1`)
  const email = `${randomUUID()}@example.com`
  await browser.post('/api/auth/sign-up', { body: { email, password: 'a password nobody guesses' } })
  const { rows } = await site.pool.query<{ id: string }>('select id from users where email = $1', [email])
  return { browser, id: rows[0]?.id ?? '' }
}
const readDesk = async (browser: Browser) => BuyerDesk.parse((await browser.get('/api/buyer-desk')).json())
const readProgramme = async (browser: Browser) =>
  Programme.parse((await browser.get('/api/programme')).json())
const readChosen = async (browser: Browser) =>
  ChosenFootprints.parse((await browser.get('/api/programme/footprints')).json())
const decide = async (browser: Browser, wish: object) => {
  const { version } = await readProgramme(browser)
  const answer = await browser.post('/api/programme/decisions', {
    body: { reason: 'As the auditor asked for', ...wish, seenVersion: version },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
const of2024 = (scope1: number, scope2: number): TestFigure[] => [
  { metric: 'scope1', year: 2024, value: scope1 },
  { metric: 'scope2_market', year: 2024, value: scope2 },
]
const twoReports = async (id: string) => ({
  older: await keepInventory(site.db, id, of2024(100, 50), { at: new Date('2026-01-01T00:00:00Z') }),
  newer: await keepInventory(site.db, id, of2024(900, 70), { at: new Date('2026-02-01T00:00:00Z') }),
})

test('a report that is left out of the programme is no footprint of the dashboard, nor offered there', async () => {
  const { browser, id } = await newAccount()
  const { older, newer } = await twoReports(id)
  await decide(browser, { kind: 'leave_out', sourceId: newer })
  const desk = await readDesk(browser)
  expect(desk.coverage).toMatchObject({ analysisId: older, footprintTonnes: 150, programme: null })
  expect(desk.next).toMatchObject({ step: 'cover', year: 2024, openTonnes: 150 })
  expect(desk.reports.map(({ analysisId }) => analysisId)).toEqual([older])
  expect((await readChosen(browser)).leftOut).toEqual([newer])
  // Whoever asks for it all the same is told.
  const asked = BuyerDesk.parse((await browser.get(`/api/buyer-desk?analysis=${newer}`)).json())
  expect(asked.coverage?.programme).toEqual({ tonnes: 150, isLeftOut: true })
  await decide(browser, { kind: 'leave_out', sourceId: older })
  expect(await readDesk(browser)).toMatchObject({ coverage: null, next: { step: 'upload', unread: null } })
})

test('while reports contradict each other about the year it is to be decided; then the dashboard goes by the programme', async () => {
  const { browser, id } = await newAccount()
  const { older, newer } = await twoReports(id)
  const target = { kind: 'target', targetKind: 'near_term', scopes: [1], scope2: 'scope2_market' }
  await decide(browser, { ...target, baseYear: 2024, targetYear: 2030, percent: 50 })
  // Also with credits in hand: how many are to be retired for the year is what is not known.
  const { listing } = await offerCredits(site.db, { issued: 100, listed: 100 })
  await buyCredits(site.db, id, listing.id, 40)
  const open = await readDesk(browser)
  expect(open).toMatchObject({
    next: { step: 'programme', year: 2024 },
    coverage: { programme: { tonnes: null, isLeftOut: false } },
    programmeTargets: 1,
  })
  expect(open.stations.filter(({ state }) => state === 'done').map(({ name }) => name)).toEqual(['report'])
  const choose = async (line: string, sourceId: string) => {
    const { years } = await readProgramme(browser)
    const seen = years[0]?.lines
      .find((one) => one.line === line)
      ?.statements.map((said) => ({ sourceId: said.sourceId, tonnes: said.tonnes }))
    await decide(browser, { kind: 'choose', year: 2024, line, sourceId, seen })
  }
  await choose('scope1', older)
  await choose('scope2_market', newer)
  // Added up from both, it is no report's own; it is what the dashboard goes by all the same.
  expect(await readDesk(browser)).toMatchObject({
    next: { step: 'retire', heldTonnes: 40, of: { year: 2024, tonnes: 40 } },
    coverage: { analysisId: null, footprintTonnes: 170, openTonnes: 130, programme: null },
  })
  const claim = {
    text: 'We retired 40 tonnes.',
    markets: ['other'],
    ...periodOfYear(2024),
    hasDeepCuts: false,
    hasVerifiedFootprint: false,
  }
  const check = (footprintOf: object) =>
    browser.post('/api/claims/check', { body: { ...claim, footprintOf } })
  const refused = await check({ analysisId: newer, year: 2024 })
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('Your programme goes by 170 t for 2024')
  expect((await readChosen(browser)).years).toMatchObject([{ year: 2024, tonnes: 170, analysisId: null }])
  await choose('scope2_market', older)
  expect(await readDesk(browser)).toMatchObject({
    next: { step: 'retire', heldTonnes: 40, of: { year: 2024, tonnes: 40 } },
    coverage: { analysisId: older, programme: null },
  })
  expect((await readChosen(browser)).years).toMatchObject([{ year: 2024, tonnes: 150, analysisId: older }])
})

test('no figure is in doubt only where the list of reports says so too', async () => {
  const { browser, id } = await newAccount()
  await keepInventory(site.db, id, [
    ...of2024(100, 50),
    { metric: 'scope2_location', year: 2024, value: 60, confidence: 0.2 },
  ])
  const { analyses } = (await browser.get('/api/analyses')).json()
  expect(analyses[0].doubtful).toBe(1)
  const { stations } = await readDesk(browser)
  expect(stations.find(({ name }) => name === 'inventory')?.state).toBe('begun')
})
