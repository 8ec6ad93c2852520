import { randomUUID } from 'node:crypto'
import { MarketFacets, type MarketPage } from '@ledgerleaf/contract/market'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { inTransaction } from '../../platform/transaction.ts'
import { openListing } from '../../supply/listings/index.ts'
import { approveProject, createProject, type NewProject } from '../../supply/projects/index.ts'
import { issueKnown } from '../../testing/registry-says.ts'
import { buyCredits, marketNow } from '../../testing/test-market.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { describePublicPage, findPublicPaths } from './public-pages.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

type Vintage = { year: number; cents: number; quantity?: number }
let planted = 0
/** A project whose listings were opened a minute after those of the one before. */
const plant = (project: NewProject, vintages: Vintage[], sellerId = randomUUID()) =>
  inTransaction(site.db, async (tx) => {
    planted += 1
    const at = new Date(marketNow.getTime() + planted * 60_000)
    const { id } = await createProject(tx, sellerId, project, at)
    await approveProject(tx, id, at)
    const offers = []
    for (const { year, cents, quantity = 100 } of vintages) {
      const batch = await issueKnown(
        tx,
        sellerId,
        {
          projectId: id,
          vintage: { startsOn: `${year}-01-01`, endsOn: `${year}-12-31` },
          serials: { registry: 'Test', prefix: randomUUID(), first: 1, last: quantity },
        },
        at,
      )
      const listing = await openListing(
        tx,
        sellerId,
        {
          batchId: batch.id,
          tokenId: randomUUID(),
          quantity: Credits.parse(quantity),
          pricePerCreditCents: Cents.parse(cents),
        },
        at,
      )
      offers.push({ batch, listing })
    }
    return { id, sellerId, offers }
  })

const ask = async (query: string): Promise<z.infer<typeof MarketPage>> => {
  const answer = await site.browser().get(`/api/market/projects?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const names = async (query: string) => (await ask(query)).projects.map(({ name }) => name)

beforeAll(async () => {
  await plant(
    {
      name: 'Alder Valley',
      category: 'redd_arr',
      mechanism: 'reduction',
      registry: 'Verra VCS',
      country: 'BR',
    },
    [
      { year: 2019, cents: 900 },
      { year: 2022, cents: 700 },
    ],
  )
  await plant(
    { name: 'Birch Biochar', category: 'biochar', mechanism: 'removal', registry: 'Puro', country: 'FI' },
    [{ year: 2024, cents: 15_000 }],
  )
  await plant(
    {
      name: 'Coral Bay',
      category: 'blue_carbon',
      registry: 'Verra VCS',
      registryProjectId: 'VCS-77',
      country: 'ID',
    },
    [{ year: 2023, cents: 3_000 }],
  )
  await plant({ name: 'Dún Laoghaire Fields' }, [{ year: 2024, cents: 30_000 }])
})

test('one card for each project, its vintages inside, with what is left of each', async () => {
  const { projects, count, next } = await ask('')
  expect(projects.map(({ name }) => name)).toEqual([
    'Dún Laoghaire Fields',
    'Coral Bay',
    'Birch Biochar',
    'Alder Valley',
  ])
  expect([count, next]).toEqual([4, null])
  expect(projects[3]).toMatchObject({
    category: 'redd_arr',
    country: 'BR',
    score: null,
    offers: [
      { vintage: 2022, priceCents: 700, availableCredits: 100, saleType: 'spot' },
      { vintage: 2019, priceCents: 900, availableCredits: 100, saleType: 'spot' },
    ],
  })
})

test.each([
  ['q=alder', ['Alder Valley']],
  ['q=VALL%20ald', ['Alder Valley']],
  ['q=dun%20lao', ['Dún Laoghaire Fields']],
  ['q=vcs-77', ['Coral Bay']],
  ['q=brazil', ['Alder Valley']],
  ['q=bio', ['Birch Biochar']],
  ['q=nothing%25', []],
  ['q=%25', ['Dún Laoghaire Fields', 'Coral Bay', 'Birch Biochar', 'Alder Valley']],
  ['category=biochar,blue_carbon', ['Coral Bay', 'Birch Biochar']],
  ['registry=Verra%20VCS', ['Coral Bay', 'Alder Valley']],
  ['country=BR,FI', ['Birch Biochar', 'Alder Valley']],
  ['mechanism=removal', ['Birch Biochar']],
  ['saleType=forward', []],
  ['saleType=spot,forward&country=ID', ['Coral Bay']],
  ['vintageFrom=2024', ['Dún Laoghaire Fields', 'Birch Biochar']],
  ['vintageTo=2020', ['Alder Valley']],
  ['priceMaxCents=3000', ['Coral Bay', 'Alder Valley']],
  ['priceMinCents=10000&priceMaxCents=20000', ['Birch Biochar']],
  ['priceMinCents=750&priceMaxCents=850', []],
  ['sort=cheapest', ['Alder Valley', 'Coral Bay', 'Birch Biochar', 'Dún Laoghaire Fields']],
  ['sort=dearest', ['Dún Laoghaire Fields', 'Birch Biochar', 'Coral Bay', 'Alder Valley']],
  ['sort=name', ['Alder Valley', 'Birch Biochar', 'Coral Bay', 'Dún Laoghaire Fields']],
])('finds by %s', async (query, found) => {
  expect(await names(query)).toEqual(found)
})

test('an old vintage and a low price have to be those of one offer', async () => {
  expect(await names('vintageTo=2019&priceMaxCents=800')).toEqual([])
  expect(await names('vintageTo=2022&priceMaxCents=800')).toEqual(['Alder Valley'])
})

let paged: Promise<unknown> | undefined
const plantPaged = async () => {
  for (let i = 0; i < 8; i++)
    await plant({ name: `Paged ${i % 3} ${i}`, category: 'dac' }, [
      { year: 2020 + (i % 2), cents: 50_000 + (i % 3) },
    ])
}

test.each(['newest', 'cheapest', 'dearest', 'vintage', 'name'])(
  'pages sorted by %s hold every project once, also while others are added',
  async (sort) => {
    paged ??= plantPaged()
    await paged
    const seen: string[] = []
    let cursor = ''
    for (let page = 0; page < 10; page++) {
      const { projects, next, count } = await ask(`category=dac&sort=${sort}&limit=3${cursor}`)
      expect(count === null).toBe(page > 0)
      seen.push(...projects.map(({ id }) => id))
      if (next === null) break
      cursor = `&cursor=${encodeURIComponent(next)}`
      if (page === 0)
        await plant({ name: `Paged late ${sort}`, category: 'erw' }, [{ year: 2020, cents: 100 }])
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(8)
  },
)
test('a cursor of another sort, or of nobody’s making, is refused', async () => {
  const { next } = await ask('sort=name&limit=1')
  const made = Buffer.from(JSON.stringify(['newest', 'now()', randomUUID()])).toString('base64url')
  for (const query of [`sort=cheapest&cursor=${next}`, 'cursor=x', `cursor=${made}`]) {
    const answer = await site.browser().get(`/api/market/projects?${query}`)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', field: 'cursor' })
  }
})

test.each([
  '',
  'category=biochar',
  'country=BR,FI&mechanism=removal',
  'q=al&saleType=spot',
  'vintageFrom=2020&priceMaxCents=1000',
  'registry=Verra VCS&category=redd_arr,biochar&priceMinCents=500&priceMaxCents=2000',
])(
  'each facet counts what the list would show if it were chosen with the other filters kept: %s',
  async (asked) => {
    const facets = MarketFacets.parse((await site.browser().get(`/api/market/facets?${asked}`)).json())
    const facetNames = ['category', 'mechanism', 'registry', 'country', 'saleType'] as const
    for (const name of facetNames)
      for (const { value, projects } of facets[name]) {
        const chosen = new URLSearchParams(asked)
        chosen.set(name, value)
        expect((await ask(chosen.toString())).count, `${name} ${value}`).toBe(projects)
      }
    // Whatever is on sale can be chosen, also where it would leave nothing.
    expect(facets.country.map(({ value }) => value).sort()).toEqual(['BR', 'FI', 'ID'])
    expect(facets.saleType.map(({ value }) => value)).toEqual(['spot'])
    expect(facets.vintages).toEqual({ from: 2019, to: 2024 })
  },
)

test.each(['', 'registry=Verra VCS', 'category=biochar&priceMaxCents=5000'])(
  'the map shows what the list shows, with price and tonnes: %s',
  async (asked) => {
    const { places, leftOut } = (await site.browser().get(`/api/market/places?${asked}`)).json()
    const { projects } = await ask(asked)
    const of = ({ id, offers }: (typeof projects)[number]) => ({
      id,
      priceMinCents: Math.min(...offers.map(({ priceCents }) => priceCents)),
      availableCredits: offers.reduce((sum, offer) => sum + offer.availableCredits, 0),
    })
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
    expect([...places].sort(byId)).toMatchObject(projects.map(of).sort(byId))
    expect(leftOut).toBe(0)
  },
)

test('the page of a project counts every credit and tells what happened, but not to whom', async () => {
  const { id, offers } = await plant({ name: 'Told Story', category: 'erw' }, [{ year: 2021, cents: 2_500 }])
  const [offer] = offers
  if (!offer) throw new Error('nothing was planted')
  const buyerId = randomUUID()
  await buyCredits(site.db, buyerId, offer.listing.id, 30, {
    at: new Date(marketNow.getTime() + 2 * 86_400_000),
  })
  await inTransaction(site.db, (tx) =>
    retireCredits(
      tx,
      buyerId,
      {
        batchId: offer.batch.id,
        quantity: Credits.parse(10),
        beneficiary: 'Secret Ltd',
        reason: 'other',
        purpose: 'Quietly',
      },
      new Date(marketNow.getTime() + 3 * 86_400_000),
    ),
  )
  const answer = await site.browser().get(`/api/market/projects/${id}`)
  const page = answer.json()
  expect(page.totals).toEqual({
    issued: 100,
    forSale: 70,
    offSale: 0,
    notListed: 0,
    onHold: 0,
    heldByBuyers: 20,
    withdrawn: 0,
    retired: 10,
    // Final here, and not yet at the registry.
    retiredUnconfirmed: 10,
    cancelled: 0,
    promised: [],
  })
  expect(
    page.activity.map(({ kind, credits }: { kind: string; credits: number }) => [kind, credits]),
  ).toEqual([
    ['retired', 10],
    ['sold', 30],
    ['listed', 100],
    ['issued', 100],
  ])
  expect(page.listings).toMatchObject([
    {
      listingId: offer.listing.id,
      priceCents: 2_500,
      availableCredits: 70,
      serials: [{ first: 31, last: 100 }],
    },
  ])
  expect(answer.body).not.toContain(buyerId)
  expect(answer.body).not.toContain('Secret')
})

test('a project without credits, an unknown one and what is no id are not found', async () => {
  const { id } = await inTransaction(site.db, (tx) =>
    createProject(tx, randomUUID(), { name: 'Only a Name' }, marketNow),
  )
  for (const name of [id, randomUUID(), 'nothing'])
    expect((await site.browser().get(`/api/market/projects/${name}`)).statusCode).toBe(404)
  for (const path of [`/projects/${randomUUID()}`, '/projects/x', `/sellers/${randomUUID()}`])
    expect(await describePublicPage(site.db, path), path).toBeNull()
  for (const path of ['/orders/x', '/projects', '/projects/x/y', '/constructor/x'])
    expect(await describePublicPage(site.db, path), path).toBeUndefined()
})

test('a basket reads its listings as they are now, and leaves out what nobody knows', async () => {
  const { offers } = await plant({ name: 'In a Basket' }, [{ year: 2024, cents: 800, quantity: 5 }])
  const id = offers[0]?.listing.id ?? ''
  const read = async () =>
    (await site.browser().get(`/api/market/listings?ids=${id},${randomUUID()},x`)).json().listings
  expect(await read()).toMatchObject([{ listingId: id, open: true, availableCredits: 5, priceCents: 800 }])
  await buyCredits(site.db, randomUUID(), id, 5)
  expect(await read()).toMatchObject([{ listingId: id, open: false, availableCredits: 0 }])
})

test('the page of a seller shows projects and sums, and nobody without a profile', async () => {
  const seller = site.browser('10.8.0.1')
  const body = { email: 'public.seller@example.org', password: 'a password nobody guesses' }
  const names = { firstName: 'Pia', lastName: 'Private', companyName: 'Open Fields' }
  const { person } = (await seller.post('/api/auth/sign-up-seller', { body: { ...body, ...names } })).json()
  const { id } = await plant({ name: 'Sold by Pia' }, [{ year: 2024, cents: 900 }], person.id)
  const answer = await site.browser().get(`/api/market/sellers/${person.id}`)
  expect(answer.json()).toMatchObject({
    companyName: 'Open Fields',
    soldCredits: 0,
    retiredCredits: 0,
    unconfirmedCredits: 0,
    projects: [{ name: 'Sold by Pia', issuedCredits: 100, offers: [{ priceCents: 900 }] }],
  })
  expect(answer.body).not.toMatch(/Pia.*Private|public\.seller/)
  expect((await site.browser().get(`/api/market/sellers/${randomUUID()}`)).statusCode).toBe(404)

  const paths = await findPublicPaths(site.db)
  expect(paths).toContain(`/projects/${id}`)
  expect(paths.filter((path) => path.startsWith('/sellers/'))).toEqual([`/sellers/${person.id}`])
  expect(await describePublicPage(site.db, `/projects/${id}`)).toMatchObject({
    title: 'Sold by Pia',
    description: expect.stringContaining('sold by Open Fields'),
    picture: '/art/preview-marketplace.png',
  })
  expect(await describePublicPage(site.db, `/sellers/${person.id}`)).toMatchObject({ title: 'Open Fields' })
})
