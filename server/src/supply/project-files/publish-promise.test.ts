import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBreaches } from '../../ledger/invariants.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestSeller, testSellers } from '../../testing/test-seller.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { refuseDocument } from '../documents/index.ts'
import { rescore } from './rescore.ts'

let site: TestSite
let newSeller: ReturnType<typeof testSellers>
let own: TestSeller
beforeAll(async () => {
  site = await testSite()
  newSeller = testSellers(site)
})
afterAll(async () => {
  expect(await findBreaches(site.db)).toEqual([])
  await site.close()
})
beforeEach(async () => {
  own = await newSeller()
})

const year = new Date().getUTCFullYear() + 1
const coming = { vintageStartsOn: `${year}-01-01`, vintageEndsOn: `${year}-12-31` }
const dates = (...days: string[]) => ({
  milestones: days.map((dueOn) => ({ dueOn, credits: 300 / days.length })),
  shortfall: 'refund',
})
const promise = (changes: object = {}) =>
  own.publish({
    blockId: undefined,
    saleType: 'forward',
    ...coming,
    forward: dates(`${year + 1}-03-31`, `${year + 1}-09-30`),
    ...changes,
  })
const pageOf = async () => (await site.browser('10.6.1.1').get(`/api/market/projects/${own.id}`)).json()
const leavesOf = async () =>
  (
    await site.pool.query<{ kind: string; told: string }>(
      `select entry.kind, convert_from(leaf.bytes, 'UTF8') as told
       from batches batch join ledger_postings posting on posting.asset = batch.id::text
         join ledger_entries entry on entry.id = posting.entry_id join log_leaves leaf on leaf.entry_id = entry.id
       where batch.project_id = $1 order by posting.position`,
      [own.id],
    )
  ).rows

test('a promise needs no serials: nothing is issued in the ledger, in the log, on the project page or for its seller', async () => {
  await own.approvedFile()
  expect((await promise()).statusCode).toBe(200)
  const leaves = await leavesOf()
  expect(leaves.map(({ kind }) => kind)).toEqual(['promise', 'list'])
  for (const { told } of leaves) expect(JSON.parse(told).postings[0]).not.toHaveProperty('serials')
  expect(JSON.parse(leaves[0]?.told ?? '')).toMatchObject({
    kind: 'promise',
    facts: { project: own.id, registry: 'Puro.earth', ...coming },
    postings: [{ amount: 300, from: expect.stringContaining('world/credits/promised/') }],
  })
  const { totals, activity, listings } = await pageOf()
  expect(totals).toMatchObject({
    issued: 0,
    forSale: 0,
    promised: [{ vintage: year, promised: 300, delivered: 0, toCome: 300 }],
  })
  expect(activity).toMatchObject([{ kind: 'promised', credits: 300, vintage: year }])
  expect(listings).toMatchObject([
    { saleType: 'forward', serialPrefix: null, serials: [], availableCredits: 300 },
  ])
  const { blocks, ...detail } = await own.detail()
  expect(blocks).toHaveLength(1)
  expect(blocks[0].issued).toBe(false)
  expect(detail.listings).toMatchObject([{ vintage: year, leftCredits: 300, saleType: 'forward' }])
  const { person } = (await own.browser.get('/api/auth/session')).json()
  const seller = (await site.browser('10.6.1.2').get(`/api/market/sellers/${person.id}`)).json()
  expect(seller.projects).toMatchObject([{ issuedCredits: 0 }])
  const disclosure = (await site.browser('10.6.1.3').get(`/api/projects/${own.id}/disclosure`)).json()
  expect(JSON.stringify(disclosure)).not.toContain('"quantity":300')
  const dashboard = await own.browser.post('/api/dashboard/seller-total-credits', {
    body: { email: own.email },
  })
  expect(dashboard.json()).toEqual({ totalsellerCredits: 0 })
})

test('the trail of a promise says that it is one, and has no serial to follow', async () => {
  await own.approvedFile()
  await promise()
  const { rows } = await site.pool.query('select id from batches where project_id = $1', [own.id])
  const trail = await site.browser('10.6.1.4').get(`/api/provenance/${rows[0].id}`)
  expect(trail.json()).toMatchObject({
    isPromise: true,
    quantity: 300,
    serialPrefix: null,
    serialStart: null,
    piles: [{ pile: 'listed', quantity: 300 }],
    steps: [
      { kind: 'promise', from: 'promised', to: 'available', serials: [] },
      { kind: 'list', serials: [] },
    ],
  })
  const followed = await site.browser('10.6.1.4').get(`/api/provenance/${rows[0].id}?serial=1`)
  expect(followed.json()).toMatchObject({ code: 'not_found' })
})

test('a vintage that is promised is scored like any other, without points for serials, and not offered without a score', async () => {
  const report = await own.completeFile()
  await own.approve()
  expect((await promise()).statusCode).toBe(200)
  const { scores } = (await own.browser.get(`/api/projects/${own.id}/scores`)).json()
  const [promised] = scores
  expect(promised).toMatchObject({ vintage: year, value: expect.any(Number) })
  const claims = promised.pillars.find(({ id }: { id: string }) => id === 'claims')
  expect(claims.items[0]).toMatchObject({ points: 0, input: 'Promised: this vintage has no serials yet' })
  await inTransaction(site.db, async (tx) => {
    await refuseDocument(tx, report, 'Not signed.')
    await rescore(tx, own.id, new Date())
  })
  expect((await promise({ tokenId: `2-${own.id}` })).json()).toMatchObject({ code: 'not_rated' })
  expect((await leavesOf()).map(({ kind }) => kind)).toEqual(['promise', 'list'])
})

test('a delivery date that does not come after the end of the vintage is refused at its field (S8), and nothing is promised', async () => {
  await own.approvedFile()
  for (const early of [`${year}-09-30`, coming.vintageEndsOn])
    expect((await promise({ forward: dates(`${year + 1}-03-31`, early) })).json()).toMatchObject({
      code: 'invalid_input',
      field: 'forward/milestones/1/dueOn',
      error: `Enter a day after Dec 31, ${year}: credits of this vintage cannot be delivered before it is over`,
    })
  expect(await leavesOf()).toEqual([])
  expect((await promise({ forward: dates(`${year + 1}-01-01`) })).statusCode).toBe(200)
})

test.each([
  ['no vintage', { vintageEndsOn: undefined }, 'vintageEndsOn'],
  ['a vintage that is over', { vintageStartsOn: '2023-01-01', vintageEndsOn: '2023-12-31' }, 'vintageEndsOn'],
  ['days the wrong way round', { vintageStartsOn: `${year + 1}-01-01` }, 'vintageEndsOn'],
  [
    'a vintage the project is not credited for',
    { vintageStartsOn: '2035-01-01', vintageEndsOn: '2035-12-31', forward: dates('2036-06-30') },
    'vintageStartsOn',
  ],
  ['other credits than the dates say', { quantity: 299 }, 'forward'],
])('%s cannot be promised, and is refused at its field', async (_, changes, field) => {
  await own.approvedFile()
  expect((await promise(changes)).json()).toMatchObject({ code: 'invalid_input', field })
})

test('without dates of its own a promise is due a quarter after its vintage is over', async () => {
  await own.approvedFile()
  const { listingId } = (await promise({ forward: undefined })).json()
  const { offers } = (await own.browser.get(`/api/forwards/offers?ids=${listingId}`)).json()
  const quarter = new Date(Date.parse(coming.vintageEndsOn) + 90 * 24 * 60 * 60 * 1000)
  const dueOn = quarter.toISOString().slice(0, 10)
  expect(offers[0].terms.milestones).toEqual([{ dueOn, credits: 300 }])
})

test('what is withdrawn is promised to nobody any more, and can be neither listed by serials nor delivered', async () => {
  await own.approvedFile()
  const { listingId } = (await promise()).json()
  expect((await own.browser.post(`/api/listings/${listingId}/withdraw`)).statusCode).toBe(200)
  expect((await pageOf()).totals).toMatchObject({ issued: 0, promised: [] })
  const { rows } = await site.pool.query('select id from batches where project_id = $1', [own.id])
  const again = await own.publish({ blockId: rows[0].id, tokenId: `2-${own.id}` })
  expect(again.json()).toMatchObject({ code: 'not_found' })
})
