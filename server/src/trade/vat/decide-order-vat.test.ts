import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { checkVatId } from './check-vat-id.ts'
import { decideOrderVat } from './decide-order-vat.ts'

const now = new Date('2026-11-17T10:00:00.000Z')
const german = {
  ISSUER_NAME: 'Ledgerleaf GmbH',
  ISSUER_ADDRESS: 'Invalidenstraße 116; 10115 Berlin',
  ISSUER_COUNTRY: 'DE',
  ISSUER_VAT_ID: 'DE136695976',
  VAT_BASIS_POINTS: '1900',
}
const french = 'FR 40 303 265 045'

// As the service of the European Union answers, by its own documentation.
let answer: { status: number; body: unknown } | null = null
const asked: unknown[] = []
const vies = createServer((request, response) => {
  let body = ''
  request.on('data', (piece) => {
    body += piece
  })
  request.on('end', () => {
    asked.push({ path: request.url, ...JSON.parse(body) })
    if (!answer) return response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(answer.body))
  })
})
let viesUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => vies.listen(0, '127.0.0.1', resolve))
  viesUrl = `http://127.0.0.1:${(vies.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => vies.close(resolve)))

const decide = (buyer: { country?: string; taxId: string } | null, env: NodeJS.ProcessEnv = german) =>
  decideOrderVat(readConfig(env).invoicing, buyer, now)
const withVies = () => ({ ...german, VIES_URL: viesUrl })

test('an issuer who is not registered charges nobody', async () => {
  expect(await decide({ country: 'DE', taxId: 'x1' }, {})).toMatchObject({ category: 'O', basisPoints: 0 })
})

test.each([
  ['DE136695976', { country: 'DE', id: 'DE136695976' }],
  ['fr 40 303.265-045', { country: 'FR', id: 'FR40303265045' }],
  ['EL094259216', { country: 'GR', id: 'EL094259216' }],
  ['ATU13585627', { country: 'AT', id: 'ATU13585627' }],
  ['DE136695975', null],
  ['NO 123', null],
  ['12-3456789', null],
  ['', null],
])('%s is checked by form and check digits', async (typed, expected) => {
  expect(await checkVatId(typed)).toEqual(expected)
})

test('a number that VIES confirms is a reverse charge, and the answer is kept with its day', async () => {
  answer = {
    status: 200,
    body: { countryCode: 'FR', vatNumber: '40303265045', valid: true, requestIdentifier: 'WAPIAAAA1' },
  }
  expect(await decide({ taxId: french }, withVies())).toMatchObject({
    category: 'AE',
    check: 'VIES confirmed the VAT number FR40303265045 on 2026-11-17 (consultation WAPIAAAA1).',
  })
  expect(asked.at(-1)).toEqual({ path: '/check-vat-number', countryCode: 'FR', vatNumber: '40303265045' })
})

test('a number that VIES does not know pays the issuer’s rate', async () => {
  answer = { status: 200, body: { valid: false } }
  expect(await decide({ taxId: french }, withVies())).toMatchObject({ category: 'S', basisPoints: 1900 })
})

test.each([
  ['breaks off', null],
  ['is out of order', { status: 500, body: {} }],
  [
    'says that a country is away',
    { status: 200, body: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } },
  ],
])('where VIES %s the form has to do, and that is said', async (_how, told) => {
  answer = told
  const { category, check } = await decide({ taxId: french }, withVies())
  expect(category).toBe('AE')
  expect(check).toContain('VIES could not be reached')
})

test('a number of another country than the buyer’s proves nothing, and nobody is asked about it', async () => {
  const before = asked.length
  expect(await decide({ country: 'ES', taxId: french }, withVies())).toMatchObject({
    category: 'S',
    check: null,
  })
  expect(asked).toHaveLength(before)
})

test('at home, outside the Union and without a company nobody is asked either', async () => {
  const before = asked.length
  expect(await decide({ country: 'DE', taxId: 'DE136695976' }, withVies())).toMatchObject({ category: 'S' })
  expect(await decide({ country: 'US', taxId: '12-3456789' }, withVies())).toMatchObject({ category: 'O' })
  expect(await decide(null, withVies())).toMatchObject({ category: 'S', country: 'DE' })
  expect(asked).toHaveLength(before)
})
