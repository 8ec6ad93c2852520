import { randomUUID } from 'node:crypto'
import { Analysis } from '@ledgerleaf/contract/analysis'
import { BuyerDesk, buyerDeskApi } from '@ledgerleaf/contract/buyer-desk'
import { hadFor, leftToCover } from '@ledgerleaf/contract/cover-year'
import { coverableOf, coverOf, firstChoice } from '@ledgerleaf/contract/coverage'
import { periodOfYear } from '@ledgerleaf/contract/reporting-year'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { upload } from '../../testing/upload.ts'
import { placeOrder } from '../../trade/orders/index.ts'
import { enterRegistryId } from '../../use/registry-retirements/index.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
}, 60_000)
afterAll(() => site.close())

type Buyer = { browser: Browser; email: string; personId: string }

let networks = 0
const newBuyer = async (): Promise<Buyer> => {
  networks += 1
  const browser = site.browser(`10.57.${networks}.1`)
  const email = `${randomUUID()}@example.com`
  await browser.post('/api/auth/sign-up', { body: { email, password: 'a password nobody guesses' } })
  const { rows } = await site.pool.query<{ id: string }>('select id from users where email = $1', [email])
  return { browser, email, personId: rows[0]?.id ?? '' }
}

const table =
  'Emissions in tonnes CO2e,2023,2024\nScope 1,60.5,50.2\nScope 2 (market-based),30,25\nScope 3,120,100\n'

const analysed = async ({ browser }: Buyer): Promise<string> => {
  const { analysisId } = (await upload(browser, 'emissions.csv', table)).json()
  await vi.waitFor(
    async () => expect((await browser.get(`/api/analyses/${analysisId}`)).json().state).toBe('completed'),
    { timeout: 25_000, interval: 100 },
  )
  return analysisId
}

const desk = async ({ browser }: Buyer, search = ''): Promise<BuyerDesk> => {
  const answer = await browser.get(`/api/buyer-desk${search}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return BuyerDesk.parse(answer.json())
}

const offer = () => offerCredits(site.db, { issued: 1000, listed: 800 })
const year = periodOfYear
const retire = async ({ browser }: Buyer, batchId: string, quantity: number, more: object = {}) => {
  const body = {
    batchId,
    quantity,
    beneficiary: 'A Company',
    reason: 'corporate_inventory',
    purpose: 'Business travel',
    isUnderstood: true,
    ...more,
  }
  const made = await browser.post('/api/retirements', { body, headers: { 'idempotency-key': randomUUID() } })
  expect(made.statusCode, made.body).toBe(200)
  return made.json().id as string
}
const confirm = (ids: string[]) =>
  inTransaction(site.db, (tx) =>
    enterRegistryId(
      tx,
      null,
      {
        ids,
        reference: `R-${ids[0]}`,
        link: 'https://registry.example/r-1',
        retiredOn: new Date().toISOString().slice(0, 10),
      },
      new Date(),
    ),
  )

/** The cards of the dashboard and the page of holdings, as the browser asks for them. */
const shownElsewhere = async ({ browser, email }: Buyer) => {
  const card = await browser.post('/api/dashboard/buyer-total-offset', { body: { email } })
  const { holdings } = (await browser.get('/api/holdings')).json()
  return {
    ...(card.json() as { offsetTonnes: number; pendingTonnes: number; heldTonnes: number }),
    held: holdings.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0),
  }
}

test('a new account is told to upload a report, and no footprint is made up', async () => {
  const told = await desk(await newBuyer())
  expect(told).toMatchObject({
    next: { step: 'upload', unread: null, retiredTonnes: 0 },
    reports: [],
    coverage: null,
  })
  expect(told.stations[0]).toEqual({ name: 'report', state: 'now' })
})

test('the figures of the river are those of the cards and of the holdings, year by year', async () => {
  const buyer = await newBuyer()
  await analysed(buyer)
  // 50.2 + 25 + 100 tonnes take 176 credits.
  expect((await desk(buyer)).coverage).toMatchObject({ year: 2024, footprintTonnes: 176, openTonnes: 176 })
  const { batch, listing } = await offer()
  await buyCredits(site.db, buyer.personId, listing.id, 90)
  const counted = [
    await retire(buyer, batch.id, 30, year(2024)),
    await retire(buyer, batch.id, 7, year(2023)),
  ]
  await confirm(counted)
  await retire(buyer, batch.id, 5, year(2024))
  await retire(buyer, batch.id, 2, year(2023))
  await retire(buyer, batch.id, 3, { ...year(2024), reason: 'third_party', onBehalfOf: 'Another Company' })

  const { coverage } = await desk(buyer)
  expect(coverage).toMatchObject({
    retiredTonnes: 30,
    pendingTonnes: 5,
    heldForItTonnes: 43,
    openTonnes: 98,
    retiredElsewhereTonnes: 7,
    pendingElsewhereTonnes: 2,
    elsewhere: [
      { tonnes: 7, isPending: false, startsOn: '2023-01-01', endsOn: '2023-12-31', namesNone: false },
      { tonnes: 2, isPending: true, startsOn: '2023-01-01', endsOn: '2023-12-31', namesNone: false },
    ],
  })
  const shown = await shownElsewhere(buyer)
  expect((coverage?.retiredTonnes ?? 0) + (coverage?.retiredElsewhereTonnes ?? 0)).toBe(shown.offsetTonnes)
  expect((coverage?.pendingTonnes ?? 0) + (coverage?.pendingElsewhereTonnes ?? 0)).toBe(shown.pendingTonnes)
  expect(coverage?.heldTonnes).toBe(shown.heldTonnes)
  expect(coverage?.heldTonnes).toBe(shown.held)
  expect(coverage?.years.map(({ year: of, retiredTonnes }) => [of, retiredTonnes])).toEqual([
    [2023, 7],
    [2024, 30],
  ])
  expect((await desk(buyer)).reports).toMatchObject([
    { year: 2024, footprintTonnes: 176, retiredTonnes: 30, pendingTonnes: 5 },
  ])
  expect((await desk(buyer, '?year=2023')).coverage).toMatchObject({
    year: 2023,
    footprintTonnes: 211,
    retiredTonnes: 7,
    retiredElsewhereTonnes: 30,
    elsewhere: [
      { tonnes: 30, isPending: false, startsOn: '2024-01-01' },
      { tonnes: 5, isPending: true, startsOn: '2024-01-01' },
    ],
  })
})

test('held credits cover no more than is left, and nothing is open below nothing', async () => {
  const buyer = await newBuyer()
  await analysed(buyer)
  const { batch, listing } = await offer()
  await buyCredits(site.db, buyer.personId, listing.id, 500)
  expect((await desk(buyer)).coverage).toMatchObject({
    heldTonnes: 500,
    heldForItTonnes: 176,
    openTonnes: 0,
  })
  await confirm([await retire(buyer, batch.id, 400, year(2024))])
  expect((await desk(buyer)).coverage).toMatchObject({
    retiredTonnes: 400,
    heldForItTonnes: 0,
    openTonnes: 0,
  })
})

test('the next step follows the account from its report to what can be said', async () => {
  const buyer = await newBuyer()
  const stepOf = async () => (await desk(buyer)).next
  const analysisId = await analysed(buyer)
  await site.pool.query(
    `update analysis_findings set confidence = 0.3 where metric = 'scope1' and year = 2024
     and report_id = (select report_id from analyses where id = $1)`,
    [analysisId],
  )
  expect(await stepOf()).toMatchObject({ step: 'check', analysisId, year: 2024, doubtful: ['scope1'] })
  const confirmed = await buyer.browser.post(`/api/analyses/${analysisId}/corrections`, {
    body: { kind: 'confirm', figure: 'scope1/2024', reason: 'Looked it up', seenVersion: 0 },
  })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  expect(await stepOf()).toEqual({ step: 'cover', year: 2024, openTonnes: 176 })

  const { batch, listing } = await offer()
  await buyCredits(site.db, buyer.personId, listing.id, 176)
  expect(await stepOf()).toEqual({ step: 'retire', heldTonnes: 176, of: { year: 2024, tonnes: 176 } })
  const id = await retire(buyer, batch.id, 176, year(2024))
  expect(await stepOf()).toEqual({ step: 'report', year: 2024, retiredTonnes: 0, pendingTonnes: 176 })
  await confirm([id])
  const done = await desk(buyer)
  expect(done.next).toEqual({ step: 'report', year: 2024, retiredTonnes: 176, pendingTonnes: 0 })
  expect(done.stations.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'now'])
})

test('what the next step says to retire leaves exactly that less to retire, and no more open than before', async () => {
  const buyer = await newBuyer()
  await analysed(buyer)
  const { batch, listing } = await offer()
  await buyCredits(site.db, buyer.personId, listing.id, 60)
  const before = await desk(buyer)
  expect(before.next).toEqual({ step: 'retire', heldTonnes: 60, of: { year: 2024, tonnes: 60 } })
  expect(before.stations.map(({ state }) => state)).toEqual(['done', 'done', 'begun', 'now', 'ahead'])
  const { of } = before.next as Extract<BuyerDesk['next'], { step: 'retire' }>
  await retire(buyer, batch.id, of?.tonnes ?? 0, periodOfYear(of?.year ?? 0))
  const after = await desk(buyer)
  expect(before.coverage).toMatchObject({ footprintTonnes: 176, heldForItTonnes: 60, openTonnes: 116 })
  expect(after.coverage).toMatchObject({ pendingTonnes: 60, heldForItTonnes: 0, openTonnes: 116 })
  expect(after.next).toMatchObject({ step: 'cover', year: 2024, openTonnes: 116 })
  expect(after.stations.map(({ state }) => state)).toEqual(['done', 'done', 'now', 'begun', 'ahead'])
})

test('credits of a vintage after the year cover nothing of it, in the picture, in the next step and among the facts of a claim', async () => {
  const buyer = await newBuyer()
  await analysed(buyer)
  const fits = await offer()
  const later = await offerCredits(site.db, { issued: 100, listed: 100, vintage: 2025 })
  await buyCredits(site.db, buyer.personId, fits.listing.id, 60)
  await buyCredits(site.db, buyer.personId, later.listing.id, 24)
  const of2024 = await desk(buyer)
  expect(of2024.coverage).toMatchObject({
    ...{ heldTonnes: 84, laterTonnes: 24, heldForItTonnes: 60, openTonnes: 116 },
  })
  expect(of2024.next).toEqual({
    ...{ step: 'retire', heldTonnes: 84, of: { year: 2024, tonnes: 60, laterTonnes: 24 } },
  })
  // Of an earlier year both vintages are too young.
  expect((await desk(buyer, '?year=2023')).coverage).toMatchObject({
    ...{ heldTonnes: 84, laterTonnes: 84, heldForItTonnes: 0, openTonnes: 211 },
  })
  const claim = { text: 'We are carbon neutral.', markets: ['other'], hasDeepCuts: false }
  const checked = await buyer.browser.post('/api/claims/check', {
    body: { ...claim, ...year(2024), hasVerifiedFootprint: false },
  })
  expect(checked.statusCode, checked.body).toBe(200)
  expect(checked.json().facts).toMatchObject({ heldTonnes: 84, laterTonnes: 24 })
})

test('a report of the year, asked for by itself, is told the same tonnes to have as the dashboard tells', async () => {
  const buyer = await newBuyer()
  const analysisId = await analysed(buyer)
  const fits = await offer()
  const later = await offerCredits(site.db, { issued: 100, listed: 100, vintage: 2025 })
  await buyCredits(site.db, buyer.personId, fits.listing.id, 20)
  await buyCredits(site.db, buyer.personId, later.listing.id, 9)
  await retire(buyer, fits.batch.id, 4, year(2024))
  const { coverage } = await desk(buyer)
  const ofReport = (await desk(buyer, `?analysis=${analysisId}&year=2024`)).coverage
  expect(ofReport).toEqual(coverage)
  const had = coverage ? hadFor(coverage) : 0
  expect(had).toBe(20)
  // Scope 1 and 2 of 2024, as the page of the analysis and the one of recommendations choose them first.
  const analysis = Analysis.parse((await buyer.browser.get(`/api/analyses/${analysisId}`)).json())
  const coverable = coverableOf(analysis, 2024)
  const credits = coverable ? coverOf(coverable, firstChoice(coverable)).credits : 0
  expect([credits, leftToCover(credits, had)]).toEqual([76, 56])
  const asked = { tonnes: leftToCover(credits, had), goal: 'cost', limits: {} }
  const answer = await buyer.browser.post('/api/recommendations', { body: asked })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json().basket.tonnes).toBe(56)
})

test('an order that is kept for a while comes before everything, until it lapses', async () => {
  const buyer = await newBuyer()
  const { listing } = await offer()
  await buyCredits(site.db, buyer.personId, listing.id, 2)
  const lines = [{ listingId: listing.id, quantity: Credits.parse(4) }]
  const { id } = await inTransaction(site.db, async (tx) =>
    orThrow(await placeOrder(tx, { buyerId: buyer.personId, lines, feeBasisPoints: 250 }, new Date())),
  )
  expect((await desk(buyer)).next).toMatchObject({
    step: 'pay',
    orderId: id,
    credits: 4,
    isByTransfer: false,
  })
  await site.pool.query(`update orders set held_until = now() - interval '1 second' where id = $1`, [id])
  expect((await desk(buyer)).next).toEqual({ step: 'retire', heldTonnes: 2, of: null })
})

test('a visitor is asked to sign in, and another’s report or a year without figures is not found', async () => {
  const buyer = await newBuyer()
  const analysisId = await analysed(buyer)
  expect((await site.browser('10.58.1.1').get('/api/buyer-desk')).statusCode).toBe(401)
  const stranger = await newBuyer()
  for (const [who, search] of [
    [stranger, `?analysis=${analysisId}`],
    [buyer, `?analysis=${analysisId}&year=1999`],
    [stranger, '?year=2024'],
  ] as const)
    expect((await who.browser.get(`/api/buyer-desk${search}`)).statusCode, search).toBe(404)
})

test('the portfolio is what the holdings and the retirements list, by project and vintage', async () => {
  const buyer = await newBuyer()
  const portfolio = async () => {
    const answer = await buyer.browser.get(buyerDeskApi.portfolio.path)
    expect(answer.statusCode, answer.body).toBe(200)
    return buyerDeskApi.portfolio.answer.parse(answer.json()).parts
  }
  expect(await portfolio()).toEqual([])
  const facts = { category: 'biochar', mechanism: 'removal' } as const
  const { batch, listing } = await offerCredits(site.db, { facts })
  const other = await offer()
  await buyCredits(site.db, buyer.personId, listing.id, 20)
  await buyCredits(site.db, buyer.personId, other.listing.id, 30)
  await retire(buyer, batch.id, 8)
  const parts = await portfolio()
  expect(parts.find(({ projectId }) => projectId === batch.projectId)).toMatchObject({
    ...facts,
    vintage: 2024,
    heldCredits: 12,
    retiredCredits: 8,
  })
  const { held } = await shownElsewhere(buyer)
  expect(parts.reduce((sum, { heldCredits }) => sum + heldCredits, 0)).toBe(held)
  expect(parts.reduce((sum, { retiredCredits }) => sum + retiredCredits, 0)).toBe(8)
})
