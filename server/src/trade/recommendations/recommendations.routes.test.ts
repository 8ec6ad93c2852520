import { BasketAnswer, Frontier, MarketMarks, Recommendation } from '@ledgerleaf/contract/recommendations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerCredits, promiseCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const ask = async (body: unknown) => site.browser().post('/api/recommendations', { body })

test('answers a visitor with a basket of what is on sale this moment', async () => {
  const cheap = await offerCredits(site.db, { listed: 10, priceCents: 300 })
  const dear = await offerCredits(site.db, { listed: 10, priceCents: 900 })
  const response = await ask({ tonnes: 12, goal: 'cost', limits: { projectsMin: 2 } })
  const { basket, listings } = Recommendation.parse(response.json())
  expect(listings).toBe(2)
  expect(basket?.lines.map(({ listingId, quantity }) => [listingId, quantity])).toEqual([
    [cheap.listing.id, 10],
    [dear.listing.id, 2],
  ])
  expect(basket?.totalCents).toBe(10 * 300 + 2 * 900)
})

test('refuses a wish for quality without a budget, no tonnes, part of a tonne and a share above the whole', async () => {
  const wish = { tonnes: 5, goal: 'cost', limits: {} }
  expect((await ask({ ...wish, goal: 'quality' })).json()).toMatchObject({ field: 'budgetCents' })
  for (const wrong of [{ tonnes: 0 }, { tonnes: 1.5 }, { limits: { projectPercentMax: 101 } }])
    expect((await ask({ ...wish, ...wrong })).statusCode).toBe(400)
})

test('tells a visitor how much of a large wish is on sale, why not more, and what is promised for later', async () => {
  await promiseCredits(site.db, { milestones: [['2126-09-30', 70]] })
  const asked = await ask({ tonnes: 2_700_000, goal: 'cost', limits: { projectsMin: 2 } })
  const { basket, market, forwardCredits } = Recommendation.parse(asked.json())
  expect(basket).toBeNull()
  expect(market).toMatchObject({
    wantedTonnes: 2_700_000,
    coverableTonnes: 20,
    withinLimits: 20,
    binding: 'on_sale',
    steps: [
      { step: 'on_sale', credits: 20 },
      { step: 'projectsMin', credits: 20 },
    ],
  })
  expect(forwardCredits).toBe(70)
})

test('answers a wish above what one basket takes in words of the market, and a budget with the most it pays for', async () => {
  const large = await ask({ tonnes: 50_000_000, goal: 'cost', limits: {} })
  expect(Recommendation.parse(large.json()).market?.coverableTonnes).toBe(20)
  const paid = await ask({ tonnes: 50_000_000, goal: 'tonnes', budgetCents: 5000, limits: {} })
  const { basket } = Recommendation.parse(paid.json())
  expect(basket).toMatchObject({ tonnes: 12, totalCents: 10 * 300 + 2 * 900 })
})

test('the basket asked for while a limit is moved is the one of the whole answer', async () => {
  const wish = { tonnes: 12, goal: 'cost', limits: { projectsMin: 2 } }
  const whole = Recommendation.parse((await ask(wish)).json())
  const alone = await site.browser().post('/api/recommendations/basket', { body: wish })
  const { basket, listings } = BasketAnswer.parse(alone.json())
  expect(basket).toEqual(whole.basket)
  expect(listings).toBe(whole.listings)
  const quality = { ...wish, goal: 'quality' }
  const refused = await site.browser().post('/api/recommendations/basket', { body: quality })
  expect(refused.json()).toMatchObject({ field: 'budgetCents' })
})

test('every listing that can be bought is a mark with its price, and none of what is promised', async () => {
  const { marks, leftOut } = MarketMarks.parse(
    (await site.browser().get('/api/recommendations/listings')).json(),
  )
  expect(marks.map(({ pricePerCreditCents }) => pricePerCreditCents).sort()).toEqual([300, 900])
  expect(marks.every(({ score }) => score === null)).toBe(true)
  expect(leftOut).toBe(0)
})

test('without a listing that has a score there is no frontier', async () => {
  const body = { tonnes: 12, limits: {} }
  const answer = await site.browser().post('/api/recommendations/frontier', { body })
  expect(Frontier.parse(answer.json())).toMatchObject({ tonnes: 12, points: [] })
})

test('each call is answered so often to one network and no more, the frontier and the marks as well', async () => {
  const wish = { tonnes: 1, limits: {} }
  const calls = {
    '10.20.0.1': (from: Browser) => from.post('/api/recommendations/frontier', { body: wish }),
    '10.20.0.2': (from: Browser) => from.get('/api/recommendations/listings'),
  }
  for (const [address, call] of Object.entries(calls)) {
    const browser = site.browser(address)
    const answers = await Promise.all(Array.from({ length: 125 }, () => call(browser)))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
    expect((await call(site.browser('10.21.0.9'))).statusCode).toBe(200)
  }
})
