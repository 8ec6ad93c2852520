import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { type GuideSlug, guides } from '@ledgerleaf/contract/guides'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findUpward } from '../platform/find-upward.ts'
import { type PackedClient, type Programs, packClient, readPrograms } from '../testing/packed-client.ts'
import { newCompany, newHoldings, openShop, shop } from '../testing/test-approvals.ts'
import { newKey, programOf } from '../testing/test-keys.ts'

const run = promisify(execFile)

let client: PackedClient
let company: Awaited<ReturnType<typeof newCompany>>
let environment: NodeJS.ProcessEnv
let key: string

const readGuide = (slug: GuideSlug) =>
  readFileSync(path.join(findUpward('contract/guides') ?? '', `${slug}.md`), 'utf8')

/** The programs of every guide, by guide and heading. */
const programs: Programs = Object.fromEntries(
  guides.flatMap(({ slug }) =>
    Object.entries(readPrograms(readGuide(slug))).map(([heading, text]) => [`${slug} ${heading}`, text]),
  ),
)
const play = (name: string) => client.play(name, environment)

beforeAll(async () => {
  await openShop()
  client = await packClient()
  company = await newCompany()
  await shop.site.pool.query(`insert into organisation_sides (organisation_id, side) values ($1, 'seller')`, [
    company.id,
  ])
  key = (await newKey(company.owner)).secret
  const { port } = shop.site.app.server.address() as { port: number }
  environment = {
    PATH: process.env.PATH,
    LEDGERLEAF_ADDRESS: `http://127.0.0.1:${port}`,
    LEDGERLEAF_KEY: key,
  }
  await shop.listing(50, 1000)
  await client.compile(programs)
}, 180_000)
afterAll(async () => {
  client.remove()
  await shop.close()
})

const orders = async () => (await programOf(key).get('/v1/orders')).json().data

test('every guide with a program is played below', () => {
  expect(Object.keys(programs)).toEqual([
    'quickstart With TypeScript',
    'offset-every-order The rule that matters',
    'retire-monthly The job',
    'keep-an-inventory-in-step Upload and wait',
    'list-from-a-registry-account What may be listed',
  ])
})

test('the shell of the quickstart says who one is', async () => {
  const [call = ''] = /^curl [^\n]*\/v1\/key(?:.*\\\n)*.*$/m.exec(readGuide('quickstart')) ?? []
  const { stdout } = await run('bash', ['-c', call], { env: environment })
  expect(JSON.parse(stdout)).toMatchObject({ object: 'key', name: 'Shop' })
})

test('the quickstart buys two tonnes', async () => {
  expect(await play('quickstart With TypeScript')).toMatch(/^Order .+: pending\n$/)
  await vi.waitFor(async () => expect(await orders()).toMatchObject([{ status: 'settled' }]), {
    timeout: 30_000,
    interval: 100,
  })
}, 60_000)

test('a parcel that is offset twice is bought and retired once', async () => {
  const name = 'offset-every-order The rule that matters'
  const before = (await orders()).length
  expect(await play(name)).toBe('order\n')
  // The market moves between the two.
  await shop.listing(50, 900)
  expect(await play(name)).toBe('Parcel 4711 is ordered already.\n')
  await vi.waitFor(
    async () => {
      const [newest] = await orders()
      expect(newest).toMatchObject({ retires: true, certificates: [{ quantity: { amount: 1 } }] })
    },
    { timeout: 30_000, interval: 100 },
  )
  expect(await orders()).toHaveLength(before + 1)
}, 60_000)

test('a month that is retired twice is retired once', async () => {
  await newHoldings(company.id, 3)
  const retired = async () => (await programOf(key).get('/v1/retirements')).json().data.length
  const before = await retired()
  expect(await play('retire-monthly The job')).toMatch(/^(\d+ t, certificate .+\n)+$/)
  const after = await retired()
  expect(after).toBeGreaterThan(before)
  expect(await play('retire-monthly The job')).toBe('2026-03 is retired already.\n')
  expect(await retired()).toBe(after)
}, 60_000)

test('the figures of a report are brought over', async () => {
  expect(await play('keep-an-inventory-in-step Upload and wait')).toContain(
    'scope1 2024: 1200 tCO2e (read)\n',
  )
}, 60_000)

test('a seller’s listing is found and repriced', async () => {
  const { listing } = await shop.listing(10, 1000, company.id)
  expect(await play('list-from-a-registry-account What may be listed')).toBe(`${listing.id}: 10 t, open\n`)
  const { data } = (await programOf(key).get('/v1/seller/listings')).json()
  expect(data).toMatchObject([{ id: listing.id, price: { amount: 1050 } }])
}, 60_000)
