import { randomUUID } from 'node:crypto'
import { type FoundMore, type FoundThing, hitsMax } from '@ledgerleaf/contract/finds'
import { nameOrder, orderNumber } from '@ledgerleaf/contract/order-name'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPdf } from '../../testing/hostile-documents.ts'
import { newOperator } from '../../testing/new-operator.ts'
import { newHolder, retireWords } from '../../testing/test-holder.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { testSellers } from '../../testing/test-seller.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { upload } from '../../testing/upload.ts'

let site: TestSite
let newSeller: ReturnType<typeof testSellers>
beforeAll(async () => {
  site = await testSite()
  newSeller = testSellers(site)
})
afterAll(() => site.close())

const find = async (browser: Browser, q: string): Promise<FoundThing[]> => {
  const answer = await browser.get(`/api/search?q=${encodeURIComponent(q)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().hits
}
const moreOf = async (browser: Browser, q: string): Promise<FoundMore[]> =>
  (await browser.get(`/api/search?q=${encodeURIComponent(q)}`)).json().more
const pagesOf = async (browser: Browser, q: string) => (await find(browser, q)).map(({ to }) => to)

const orderOf = async (personId: string): Promise<string> =>
  (await site.pool.query('select id from orders where buyer_id = $1', [personId])).rows[0].id

test('a project of the market is found by its name and by a word of it, with the page it stands on', async () => {
  const { browser } = await newHolder(site, 1)
  const { project } = await offerCredits(site.db)
  expect(await find(browser, project.name)).toContainEqual(
    expect.objectContaining({ kind: 'project', title: project.name, to: `/projects/${project.id}` }),
  )
  expect(await pagesOf(browser, project.name.slice(-9))).toContain(`/projects/${project.id}`)
  // What means something to the database means nothing here.
  expect(await find(browser, '%%')).toEqual([])
  expect(await find(browser, "__' or true --")).toEqual([])
})

test('of more than is shown it says how much fits, and leads to the list of exactly that much', async () => {
  const { browser } = await newHolder(site, 1)
  const offer = () =>
    offerCredits(site.db, { facts: { name: `Ostrava Reeds ${randomUUID().slice(0, 8)}` } as object })
  for (let count = 0; count < hitsMax; count++) await offer()
  const ofProjects = async (q: string) => (await moreOf(browser, q)).filter(({ kind }) => kind === 'project')
  expect(await ofProjects('ostrava reeds')).toEqual([])
  await offer()
  expect((await find(browser, 'ostrava reeds')).filter(({ kind }) => kind === 'project')).toHaveLength(
    hitsMax,
  )
  const more = { kind: 'project', count: hitsMax + 1 }
  expect(await ofProjects('ostrava reeds')).toEqual([{ ...more, to: '/marketplace?q=ostrava+reeds' }])
  // The marketplace reads words by their beginnings and would list none of these.
  expect(await ofProjects('strava reeds')).toEqual([{ ...more, to: null }])
})

test('a seller finds what was sold by the number of its order, and somebody else does not', async () => {
  const seller = await newSeller('Vesterby Wetlands')
  const { listing } = await offerCredits(site.db, { sellerId: seller.sellerId })
  const { personId } = await newHolder(site, 1)
  await buyCredits(site.db, personId, listing.id, 2)
  const { rows } = await site.pool.query('select order_id from order_lines where listing_id = $1', [
    listing.id,
  ])
  const id: string = rows[0].order_id
  expect(await find(seller.browser, orderNumber(id))).toEqual([
    expect.objectContaining({ kind: 'order', to: `/statement#${id}`, text: `Sold in ${nameOrder(id)}` }),
  ])
  expect(await pagesOf((await newSeller('Other Wetlands')).browser, orderNumber(id))).toEqual([])
})

test('an order is found by the name it is called by, by what was bought and by no stranger', async () => {
  const { browser, personId } = await newHolder(site, 3)
  const stranger = (await newHolder(site, 1)).browser
  const id = await orderOf(personId)
  const called = await find(browser, nameOrder(id))
  expect(called).toEqual([expect.objectContaining({ kind: 'order', to: `/orders/${id}`, credits: 3 })])
  // It leads with what was bought; the number that support asks for stands with it.
  const [bought, number] = [called[0]?.title ?? '', called[0]?.text ?? '']
  expect(bought).not.toContain('Order')
  expect(number).toContain(nameOrder(id))
  expect(await pagesOf(browser, bought)).toContain(`/orders/${id}`)
  expect(await pagesOf(browser, id)).toEqual([`/orders/${id}`])
  // As it is said or typed, and as papers from before called it.
  const spoken = orderNumber(id)
  const ways = [spoken, spoken.replaceAll('-', ' '), spoken.replaceAll('-', ''), `#${spoken}`, id.slice(-8)]
  for (const q of [...ways, spoken.slice(0, 9), `Order ${id.slice(-8)}`])
    expect(await pagesOf(browser, q), q).toEqual([`/orders/${id}`])
  for (const q of [nameOrder(id), id, bought, ...ways])
    expect(await pagesOf(stranger, q)).not.toContain(`/orders/${id}`)
  const operator = await newOperator(site, 'finder', '10.9.1.1')
  for (const q of [nameOrder(id), ...ways])
    expect(await pagesOf(operator, q), q).toEqual([`/operator/money/orders/${id}`])
})

test('a serial leads to its own history, a prefix to the whole block, a number outside it nowhere', async () => {
  const { browser } = await newHolder(site, 1)
  const { batch, project } = await offerCredits(site.db, { issued: 50, listed: 50 })
  expect(await find(browser, `${project.name}-0007`)).toContainEqual(
    expect.objectContaining({ kind: 'serial', to: `/provenance/${batch.id}?serial=7`, credits: 1 }),
  )
  expect(await pagesOf(browser, project.name)).toContain(`/provenance/${batch.id}`)
  expect(await pagesOf(browser, `${project.name}-51`)).not.toContain(`/provenance/${batch.id}`)
})

test('a certificate is found by its words by whoever retired, and by its whole id by anybody', async () => {
  const { browser, batchId } = await newHolder(site, 4)
  const stranger = (await newHolder(site, 1)).browser
  const body = { ...retireWords, batchId, quantity: 2, beneficiary: 'Quillon Works' }
  const { id } = (
    await browser.post('/api/retirements', { body, headers: { 'idempotency-key': randomUUID() } })
  ).json()
  expect(await find(browser, 'quillon')).toEqual([
    expect.objectContaining({
      kind: 'certificate',
      title: 'Quillon Works',
      to: `/certificates/${id}`,
      credits: 2,
    }),
  ])
  expect(await find(stranger, 'quillon')).toEqual([])
  expect(await pagesOf(stranger, id)).toEqual([`/certificates/${id}`])
})

test('an entry of the log is found by its number however it is written, and none where the log is shorter', async () => {
  const { browser } = await newHolder(site, 1)
  await site.pool.query(
    `update log_leaves set leaf_index = 1204 where entry_id = (select entry_id from log_leaves where leaf_index is null limit 1)`,
  )
  for (const q of ['1204', '#1,204', 'log entry 1204', 'Entry 1204'])
    expect(await pagesOf(browser, q)).toContain('/log/1204')
  expect(await pagesOf(browser, '1205')).toEqual([])
})

test('a report is found by its company and its file by whoever gave it, and by nobody else', async () => {
  const { browser } = await newHolder(site, 1)
  const stranger = (await newHolder(site, 1)).browser
  const { analysisId } = (
    await upload(browser, 'tessera-2023.pdf', plainPdf(['Scope 1 emissions were 5 t in 2023.']))
  ).json()
  expect(await pagesOf(browser, 'tessera')).toEqual([`/analysis/${analysisId}`])
  expect(await find(stranger, 'tessera')).toEqual([])
})

test('a seller finds a project that is not on sale yet; a buyer does not, an operator once it was handed in', async () => {
  const seller = await newSeller('Larchmont Char')
  const buyer = (await newHolder(site, 1)).browser
  const operator = await newOperator(site, 'reviewer', '10.9.1.2')
  const own = [expect.stringMatching(/^\/seller\/projects\//)]
  expect(await pagesOf(seller.browser, 'larchmont')).toEqual(own)
  expect(await pagesOf(buyer, 'larchmont')).toEqual([])
  expect(await pagesOf(operator, 'larchmont')).toEqual([])
  await seller.completeFile()
  expect((await seller.browser.post(seller.at('/submit'), { body: {} })).statusCode).toBe(200)
  expect(await pagesOf(operator, 'larchmont')).toEqual([expect.stringMatching(/^\/operator\?project=/)])
  expect(await pagesOf(buyer, 'larchmont')).toEqual([])
})

test('who is not signed in, and who types one letter, is refused', async () => {
  expect((await site.browser('10.9.1.3').get('/api/search?q=orchard')).statusCode).toBe(401)
  const { browser } = await newHolder(site, 1)
  expect((await browser.get('/api/search?q=%20a%20')).statusCode).toBe(400)
})
