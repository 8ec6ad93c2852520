import { randomUUID } from 'node:crypto'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { openListing } from '../../supply/listings/index.ts'
import { type FoundEvidence, keepScore } from '../../supply/scores/index.ts'
import { issueKnown } from '../../testing/registry-says.ts'
import { marketNow, promiseCredits } from '../../testing/test-market.ts'
import { testSellers } from '../../testing/test-seller.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { findSellerProjects } from '../seller-projects/index.ts'

let site: TestSite
let newSeller: ReturnType<typeof testSellers>
beforeAll(async () => {
  site = await testSite()
  newSeller = testSellers(site)
})
afterAll(() => site.close())

const promisedYear = 2126

const found = (topic: FoundEvidence['topic'], value: string | null = null): FoundEvidence => ({
  topic,
  value,
  documentId: 'd1',
  documentName: 'report.pdf',
  page: 3,
  quote: `about ${topic}`,
})

const verified = [found('verification_statement'), found('regulatory_surplus')]

const score = (projectId: string, vintage: number, evidence: readonly FoundEvidence[]) =>
  inTransaction(site.db, async (tx) => {
    const isPromised = vintage === promisedYear
    const kind = { category: 'biochar', mechanism: 'removal' } as const
    const facts = {
      ...kind,
      vintage,
      registry: 'Verra VCS',
      registryProjectId: '1234',
      methodologyId: 'VM0044',
      creditingStartsOn: '2020-01-01',
      creditingEndsOn: '2130-12-31',
      additionalityStatement: 'Char sells below cost.',
      legallyRequired: false,
      deregistered: false,
      serialBlocks: isPromised ? 0 : 1,
      isPromised,
      evidence: [...evidence],
    }
    for (const of of ['approved', 'draft'] as const) await keepScore(tx, { projectId, of }, facts, marketNow)
  })

const sell = (sellerId: string, projectId: string, year: number, cents = 1000) =>
  inTransaction(site.db, async (tx) => {
    const vintage = { startsOn: `${year}-01-01`, endsOn: `${year}-12-31` }
    const serials = { registry: 'Test', prefix: randomUUID(), first: 1, last: 100 }
    const batch = await issueKnown(tx, sellerId, { projectId, vintage, serials }, marketNow)
    const [quantity, pricePerCreditCents] = [Credits.parse(100), Cents.parse(cents)]
    const ask = { batchId: batch.id, tokenId: randomUUID(), quantity, pricePerCreditCents }
    return openListing(tx, sellerId, ask, marketNow)
  })

/** What every place says that shows one score of a project. */
const shownOf = async (sellerId: string, projectId: string) => {
  const guest = site.browser()
  const get = async (path: string) => (await guest.get(path)).json()
  const mine = <T extends { id: string }>(all: readonly T[]) => all.find(({ id }) => id === projectId)
  const places = {
    card: mine<{ id: string; score: unknown }>((await get('/api/market/projects')).projects),
    map: mine<{ id: string; score: unknown }>((await get('/api/market/places')).places),
    page: await get(`/api/market/projects/${projectId}`),
    seller: mine<{ id: string; score: unknown }>((await get(`/api/market/sellers/${sellerId}`)).projects),
    ownRoom: mine(await findSellerProjects(site.db, sellerId)),
  }
  return Object.values(places).map((place) => place?.score)
}

test('every place shows the score of what is sold now, with its vintage, and a promise’s as the promise’s', async () => {
  const { sellerId } = await newSeller()
  const { project, listing } = await promiseCredits(site.db, { sellerId })
  await score(project.id, promisedYear, verified)
  const promise = await shownOf(sellerId, project.id)
  expect(promise[0]).toMatchObject({ vintage: promisedYear, isPromise: true })
  expect(promise).toEqual(promise.map(() => promise[0]))

  const now = await sell(sellerId, project.id, 2023)
  await score(project.id, 2023, [...verified, found('baseline', 'measured')])
  await score(project.id, 2024, verified)
  const sold = await shownOf(sellerId, project.id)
  expect(sold[0]).toMatchObject({ vintage: 2023, isPromise: false })
  expect(sold).toEqual(sold.map(() => sold[0]))
  expect(sold[0]).not.toMatchObject({ value: (promise[0] as { value: number }).value })

  const { listings } = (
    await site.browser().get(`/api/market/listings?ids=${listing.id},${now.id}`)
  ).json() as { listings: { listingId: string; score: { vintage: number } }[] }
  expect(new Map(listings.map((one) => [one.listingId, one.score.vintage]))).toEqual(
    new Map([
      [listing.id, promisedYear],
      [now.id, 2023],
    ]),
  )
})

test('a project is shown by the score of the vintage whose price it is shown by, and by another where that one has none', async () => {
  const { sellerId } = await newSeller()
  const { project } = await promiseCredits(site.db, { sellerId })
  await sell(sellerId, project.id, 2024, 1640)
  await sell(sellerId, project.id, 2023, 1390)
  await score(project.id, 2024, verified)
  const newer = await shownOf(sellerId, project.id)
  expect(newer).toEqual(newer.map(() => expect.objectContaining({ vintage: 2024 })))
  await score(project.id, 2023, verified)
  const cheapest = await shownOf(sellerId, project.id)
  expect(cheapest).toEqual(cheapest.map(() => expect.objectContaining({ vintage: 2023 })))
})

test('what is sold and has no score is not shown by the score of what is not sold', async () => {
  const { sellerId } = await newSeller()
  const { project } = await promiseCredits(site.db, { sellerId })
  await score(project.id, 2024, verified)
  expect(new Set(await shownOf(sellerId, project.id))).toEqual(new Set([null]))
})
