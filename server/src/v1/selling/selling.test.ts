import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCompany, openShop, shop, trailOf } from '../../testing/test-approvals.ts'
import { newKey, programOf } from '../../testing/test-keys.ts'

beforeAll(openShop)
afterAll(() => shop.close())

const wish = {
  tokenId: 'FJORD-2024',
  projectName: 'Fjord kelp',
  quantity: { amount: 10 },
  price: { amount: 1200 },
}

test('a program of a seller asks for a listing, which waits in review; whoever sells nothing does not', async () => {
  const { id, owner } = await newCompany()
  const program = programOf((await newKey(owner, { scopes: ['sell'] })).secret)
  expect((await program.post('/v1/seller/listings', wish)).json()).toMatchObject({ code: 'forbidden' })
  await shop.site.pool.query(`insert into organisation_sides (organisation_id, side) values ($1, 'seller')`, [
    id,
  ])
  const asked = await program.post('/v1/seller/listings', wish)
  expect(asked.statusCode, asked.body).toBe(201)
  expect(asked.json()).toMatchObject({
    status: 'review',
    offered: { amount: 10, unit: 'tCO2e' },
    price: { amount: 1200, currency: 'usd', unit: 'cent' },
  })
  expect((await program.post('/v1/seller/listings', wish)).json()).toMatchObject({ code: 'token_listed' })
  expect(await trailOf(owner)).toContain('The key “Shop” asked for the listing FJORD-2024')
})

test('its own listing is repriced, paused, resumed and withdrawn; another’s is not found', async () => {
  const { id, owner } = await newCompany()
  const program = programOf((await newKey(owner, { scopes: ['sell'] })).secret)
  const { listing } = await shop.listing(10, 1000, id)
  const url = `/v1/seller/listings/${listing.id}`
  const change = async (by: typeof program, body: object) =>
    (await by.send('PATCH', url, { body, key: crypto.randomUUID() })).json()
  expect(await change(program, { price: { amount: 1500 }, status: 'paused' })).toMatchObject({
    price: { amount: 1500 },
    status: 'paused',
  })
  expect(await change(program, { status: 'open', noteToBuyers: 'Delivered at once' })).toMatchObject({
    status: 'open',
    noteToBuyers: 'Delivered at once',
  })
  const other = await newCompany()
  const stranger = programOf((await newKey(other.owner)).secret)
  expect(await change(stranger, { status: 'paused' })).toMatchObject({ code: 'not_found' })
  expect((await stranger.post(`${url}/withdraw`)).statusCode).toBe(404)
  expect((await program.post(`${url}/withdraw`)).json()).toMatchObject({ status: 'withdrawn' })
  expect((await program.get('/v1/seller/listings')).json().data).toMatchObject([{ id: listing.id }])
})
