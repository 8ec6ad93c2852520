import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUpward } from '../platform/find-upward.ts'
import { programEndpoints } from '../testing/contract-endpoints.ts'
import { newCompany, openShop, shop } from '../testing/test-approvals.ts'
import { newKey } from '../testing/test-keys.ts'

const run = promisify(execFile)

// Written against the description alone, as somebody who has never seen this project would.
const program = `
import createClient from 'openapi-fetch'
import type { components, paths } from './v1.ts'

const [baseUrl = '', secret = '', listing = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer ' + secret } })

const key = await client.GET('/v1/key', { params: {} })
if (!key.data) throw new Error(key.error.detail)
const basket = await client.POST('/v1/baskets', {
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  body: { lines: [{ listing, quantity: { amount: 2 } }] },
})
if (!basket.data) throw new Error(basket.error.detail)
const placed = await client.POST('/v1/orders', {
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  body: {
    basket: basket.data.id,
    expectedTotal: { amount: basket.data.total.amount },
    company: {
      companyName: 'Field & Fjord AS', contactName: 'Signe Example', businessEmail: 'signe@example.org',
      phoneNumber: '+47 555', billingAddress: '1 Example Road, Oslo', taxId: 'NO 123',
    },
  },
})
if (!placed.data) throw new Error(placed.error.detail)
const status: components['schemas']['Order']['status'] | 'waiting' = placed.data.status
const missing = await client.GET('/v1/orders/{id}', { params: { path: { id: 'none' } } })
const code: components['schemas']['Problem']['code'] | undefined = missing.error?.code

// What the description does not know does not compile.
// @ts-expect-error there is no such address
void (() => client.GET('/v1/nothing'))
// @ts-expect-error a basket has no price of its own
void (() => basket.data.priceCents)
// @ts-expect-error a change needs its key
void (() => client.POST('/v1/baskets', { body: { lines: [] } }))

console.log(JSON.stringify({ scopes: key.data.scopes, total: basket.data.total, status, code }))
`

let folder: string
let text: string
beforeAll(async () => {
  await openShop()
  folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-client-'))
  text = (await shop.site.app.inject('/v1/openapi.json')).body
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await shop.close()
})

test('version 1 is described by itself, and every call of it', async () => {
  const { paths, components, info } = JSON.parse(text)
  const described = Object.entries(paths as Record<string, object>).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${address.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const declared = (await programEndpoints()).map(({ method, path: address }) => `${method} ${address}`)
  expect(described.sort()).toEqual(declared.sort())
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Order', 'Money', 'Problem']))
  expect(info.description).toContain('may be added at any time')
  const site = (await shop.site.app.inject('/api/openapi.json')).json()
  expect(Object.keys(site.paths).filter((address) => address.startsWith('/v1'))).toEqual([])
})

test('the rules that others hold descriptions to find nothing in it', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-server-example.com': 'off' } })
  const problems = await lintFromString({ source: text, config })
  expect(
    problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer}`),
  ).toEqual([])
})

test('a client that another tool writes from it compiles, and buys on the running server', async () => {
  const { owner } = await newCompany()
  const { secret } = await newKey(owner)
  const { listing } = await shop.listing(10, 1000)
  const typescript = findUpward('node_modules/typescript')
  if (!typescript) throw new Error('nothing is installed')
  const modules = path.dirname(typescript)
  symlinkSync(modules, path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(path.join(folder, 'v1.ts'), astToString(await openapiTS(text)))
  writeFileSync(path.join(folder, 'program.ts'), program)
  const options = {
    strict: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom'],
    types: ['node'],
    rewriteRelativeImportExtensions: true,
    skipLibCheck: true,
    outDir: 'out',
  }
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['program.ts'] }),
  )
  const tsc = path.join(typescript, 'bin', 'tsc')
  await run(process.execPath, [tsc, '-p', folder]).catch(({ stdout, stderr }) =>
    expect(`${stdout}${stderr}`).toBe(''),
  )
  const { port } = shop.site.app.server.address() as { port: number }
  const { stdout } = await run(process.execPath, [
    path.join(folder, 'out', 'program.js'),
    `http://127.0.0.1:${port}`,
    secret,
    listing.id,
  ])
  expect(JSON.parse(stdout)).toEqual({
    scopes: ['read', 'prepare', 'trade', 'retire', 'sell'],
    total: { amount: 2000, currency: 'usd', unit: 'cent' },
    status: 'pending',
    code: 'not_found',
  })
}, 180_000)
