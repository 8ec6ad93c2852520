import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCompany, openShop, shop, trailOf } from '../../testing/test-approvals.ts'
import { wholeFile } from '../../testing/test-file.ts'
import { newKey, programOf } from '../../testing/test-keys.ts'
import { buyCredits, promiseCredits } from '../../testing/test-market.ts'
import { newRegistryId, testBlock } from '../../testing/test-seller.ts'

beforeAll(openShop)
afterAll(() => shop.close())

const newSeller = async () => {
  const { id, owner } = await newCompany()
  await shop.site.pool.query(`insert into organisation_sides (organisation_id, side) values ($1, 'seller')`, [
    id,
  ])
  return { id, owner, program: programOf((await newKey(owner)).secret) }
}

test('a program starts the file of a project, fills it, enters serials and hands it in once it is whole', async () => {
  const { owner, program } = await newSeller()
  const started = await program.post('/v1/seller/projects', { name: 'Fjord kelp' })
  expect(started.statusCode, started.body).toBe(201)
  const { id } = started.json()
  const at = `/v1/seller/projects/${id}`
  const saved = await program.send('PATCH', at, { body: wholeFile(newRegistryId()), key: randomUUID() })
  expect(saved.json(), saved.body).toMatchObject({ object: 'seller_project', status: 'draft' })
  const entered = await program.post(`${at}/blocks`, { ...testBlock, serialPrefix: `P-${id}` })
  expect(entered.statusCode, entered.body).toBe(201)
  expect(entered.json()).toMatchObject({
    object: 'block',
    quantity: { amount: 400, unit: 'tCO2e' },
    isIssued: false,
    backing: { status: 'missing', says: expect.stringMatching(/\.$/) },
  })
  const twice = await program.post(`${at}/blocks`, { ...testBlock, serialPrefix: `P-${id}` })
  expect(twice.json()).toMatchObject({ code: 'serials_issued' })
  expect((await program.post(`${at}/submit`)).json()).toMatchObject({ code: 'file_incomplete' })
  const blocks = (await program.get(`${at}/blocks`)).json()
  expect(blocks).toMatchObject({ data: [{ id: entered.json().id }], nextCursor: null })
  const removed = await program.send('DELETE', `${at}/blocks/${entered.json().id}`, { key: randomUUID() })
  expect(removed.json()).toMatchObject({ isDeleted: true })
  expect((await program.get(`${at}/blocks`)).json().data).toEqual([])
  const [project] = (await program.get('/v1/seller/projects')).json().data
  expect(project).toMatchObject({ id, name: 'Fjord kelp', progress: expect.any(Number) })
  const trail = await trailOf(owner)
  expect(trail).toContain('The key “Shop” started the file of Fjord kelp')
  const stranger = await newSeller()
  for (const url of [at, `${at}/blocks`, `${at}/documents`])
    expect((await stranger.program.get(url)).statusCode, url).toBe(404)
})

test('a document is sent as it is, once under its key whatever comes again, and taken back', async () => {
  const { program } = await newSeller()
  const { id } = (await program.post('/v1/seller/projects', { name: 'Fjord kelp' })).json()
  const url = `/v1/seller/projects/${id}/documents?kind=verification&name=report.pdf`
  const headers = { 'content-type': 'application/octet-stream' }
  const key = randomUUID()
  const body = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF')
  const sent = await program.post(url, body, { headers, key })
  expect(sent.statusCode, sent.body).toBe(201)
  expect(sent.json()).toMatchObject({ object: 'document', name: 'report.pdf', bytes: body.length })
  const again = await program.post(url, body, { headers, key })
  expect([again.statusCode, again.body, again.headers['idempotency-hit']]).toEqual([201, sent.body, '1'])
  const another = Buffer.concat([body, Buffer.from('\n')])
  const other = await program.post(url, another, { headers, key })
  expect(other.json()).toMatchObject({ code: 'idempotency_mismatch' })
  const renamed = await program.post(url.replace('report', 'other'), body, { headers, key })
  expect(renamed.json()).toMatchObject({ code: 'idempotency_mismatch' })
  const list = `/v1/seller/projects/${id}/documents`
  expect((await program.get(list)).json().data).toMatchObject([{ id: sent.json().id }])
  const taken = await program.send('DELETE', `${list}/${sent.json().id}`, { key: randomUUID() })
  expect(taken.json()).toEqual({ object: 'document', id: sent.json().id, isDeleted: true })
  expect((await program.get(list)).json().data).toEqual([])
})

test('a seller’s program sees what is due to buyers, what it sold and what it earned', async () => {
  const { id, program } = await newSeller()
  const buyer = await newCompany()
  const { listing } = await shop.listing(10, 1000, id)
  await buyCredits(shop.site.db, buyer.id, listing.id, 4)
  const promised = await promiseCredits(shop.site.db, { sellerId: id })
  await buyCredits(shop.site.db, buyer.id, promised.listing.id, 10, { at: new Date() })
  const due = (await program.get('/v1/seller/deliveries/due?limit=1')).json()
  expect(due.data).toMatchObject([{ object: 'due_delivery', delivered: { amount: 0, unit: 'tCO2e' } }])
  const nothing = await program.post('/v1/seller/deliveries', {
    due: due.data[0].id,
    block: randomUUID(),
    quantity: { amount: 1 },
  })
  expect(nothing.statusCode, nothing.body).toBe(404)
  expect((await program.get('/v1/seller/deliveries')).json()).toEqual({ data: [], nextCursor: null })
  expect((await program.get('/v1/seller/deliveries/blocks')).statusCode).toBe(200)
  const statement = (await program.get('/v1/seller/statement')).json()
  expect(statement).toMatchObject({ object: 'statement', sales: { amount: 4000, currency: 'usd' } })
  const { data } = (await program.get('/v1/seller/statement/movements')).json()
  expect(data).toMatchObject([{ kind: 'sale', quantity: { amount: 4 }, gross: { amount: 4000 } }])
  expect(data[0].balance).toEqual(statement.balance)
  const notSelling = programOf((await newKey(buyer.owner)).secret)
  expect((await notSelling.get('/v1/seller/statement')).json()).toMatchObject({ code: 'forbidden' })
})
