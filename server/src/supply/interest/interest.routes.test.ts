import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOperator } from '../../testing/new-operator.ts'
import { offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { dropMarks } from './count-interest.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
let networks = 0
/** Somebody from a network nobody else comes from. */
const visitor = (): Browser => {
  networks += 1
  return site.browser(`10.31.${networks >> 8}.${networks & 255}`)
}
const view = (browser: Browser, projectId: string, userAgent = firefox) =>
  browser.post(`/api/market/projects/${projectId}/views`, { headers: { 'user-agent': userAgent } })
const add = (browser: Browser, listingId: string, userAgent = firefox) =>
  browser.post(`/api/market/listings/${listingId}/basket-additions`, { headers: { 'user-agent': userAgent } })

const counted = async (table: 'project_views' | 'basket_additions', id: string): Promise<number> => {
  const [key, figure] =
    table === 'project_views' ? (['project_id', 'views'] as const) : (['listing_id', 'additions'] as const)
  const { rows } = await site.pool.query<{ count: number }>(
    `select coalesce(sum(${figure}), 0)::int as count from ${table} where ${key} = $1`,
    [id],
  )
  return rows[0]?.count ?? Number.NaN
}

const newSeller = async () => {
  const browser = visitor()
  const body = {
    email: `interest${networks}@example.org`,
    password: 'correct-horse-battery',
    firstName: 'Sam',
    lastName: 'Seller',
    companyName: 'A Firm',
  }
  const { person } = (await browser.post('/api/auth/sign-up-seller', { body })).json()
  return { browser, sellerId: person.id as string }
}

test('a visit counts once however often the page is loaded, and so does what is put in, taken out and put in again', async () => {
  const { project, listing } = await offerCredits(site.db)
  const [one, two] = [visitor(), visitor()]
  for (let turn = 0; turn < 5; turn++) expect((await view(one, project.id)).json()).toEqual({ done: true })
  await view(two, project.id)
  for (let turn = 0; turn < 3; turn++) expect((await add(one, listing.id)).json()).toEqual({ done: true })
  expect(await counted('project_views', project.id)).toBe(2)
  expect(await counted('basket_additions', listing.id)).toBe(1)
})

test('neither the seller counts, nor an operator, nor a program; other sellers do', async () => {
  const { browser, sellerId } = await newSeller()
  const { project, listing } = await offerCredits(site.db, { sellerId })
  const operator = await newOperator(site, 'Ines', '10.32.0.1')
  for (const nobody of [browser, operator]) {
    expect((await view(nobody, project.id)).json()).toEqual({ done: true })
    expect((await add(nobody, listing.id)).json()).toEqual({ done: true })
  }
  expect((await view(visitor(), project.id, 'Mozilla/5.0 (compatible; Googlebot/2.1)')).statusCode).toBe(200)
  expect((await view(visitor(), project.id, '')).statusCode).toBe(200)
  expect(await counted('project_views', project.id)).toBe(0)
  expect(await counted('basket_additions', listing.id)).toBe(0)
  const another = await newSeller()
  await view(another.browser, project.id)
  await add(another.browser, listing.id)
  expect(await counted('project_views', project.id)).toBe(1)
  expect(await counted('basket_additions', listing.id)).toBe(1)
})

test('forty at the same moment are forty, and the same one forty times at once is one', async () => {
  const { project } = await offerCredits(site.db)
  const crowd = Array.from({ length: 40 }, visitor)
  // Each has its token before the race begins.
  for (const browser of crowd) await browser.get('/api/csrf-token')
  await Promise.all(crowd.map((browser) => view(browser, project.id)))
  expect(await counted('project_views', project.id)).toBe(40)
  const alone = visitor()
  await alone.get('/api/csrf-token')
  await Promise.all(Array.from({ length: 40 }, () => view(alone, project.id)))
  expect(await counted('project_views', project.id)).toBe(41)
})

test('one network under ever other names of browsers comes to no more than an office would', async () => {
  const { project } = await offerCredits(site.db)
  const browser = visitor()
  for (let turn = 0; turn < 100; turn++) await view(browser, project.id, `${firefox} ${randomUUID()}`)
  expect(await counted('project_views', project.id)).toBeLessThanOrEqual(16)
})

test('what is nowhere cannot be looked at', async () => {
  for (const id of [randomUUID(), 'x'])
    expect([(await view(visitor(), id)).statusCode, (await add(visitor(), id)).statusCode]).toEqual([
      404, 404,
    ])
  // A file that is not on the market yet is not told from one that does not exist, whoever asks.
  const seller = await newSeller()
  const { id: projectId } = (
    await seller.browser.post('/api/seller/projects', { body: { name: 'Unlisted Marsh' } })
  ).json()
  expect(projectId).toEqual(expect.any(String))
  for (const browser of [visitor(), seller.browser])
    expect((await view(browser, projectId)).statusCode).toBe(404)
})

test('no address and no browser is kept, and what marks a visit goes with its day while the count stays', async () => {
  const { project } = await offerCredits(site.db)
  await view(site.browser('10.33.44.55'), project.id)
  const { rows } = await site.pool.query<{ kept: string }>(
    `select to_jsonb(mark)::text as kept from interest_marks mark union all select to_jsonb(view)::text from project_views view`,
  )
  const kept = rows.map((row) => row.kept).join('\n')
  expect(kept).not.toContain('10.33.44')
  expect(kept).not.toContain('Firefox')
  const marks = async () => (await site.pool.query('select from interest_marks')).rowCount
  await dropMarks(site.db, new Date())
  expect(await marks()).toBeGreaterThan(0)
  await dropMarks(site.db, new Date(Date.now() + 24 * 60 * 60 * 1000))
  expect(await marks()).toBe(0)
  expect(await counted('project_views', project.id)).toBe(1)
})
