import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { SharedCertificate } from '@ledgerleaf/contract/shared-certificates'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runVerify } from '../../cli/run-verify.ts'
import { openSequencer } from '../../log/run-sequencer.ts'
import { readPaper, scanCode } from '../../testing/read-paper.ts'
import { newHolder, retireWords as words } from '../../testing/test-holder.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
let sequence: () => Promise<void>
beforeAll(async () => {
  site = await testSite()
  const { db, config, secret } = site
  ;({ sequence } = await openSequencer({ db, secret, dataDir: config.dataDir, publicUrl: config.publicUrl }))
})
afterAll(() => site.close())

const retire = (browser: Browser, body: object, key = randomUUID()) =>
  browser.post('/api/retirements/together', { body, headers: { 'idempotency-key': key } })

const nameCompany = async (browser: Browser, name: string): Promise<string> => {
  const body = { name, registerNumber: '', country: 'DE' }
  return (await browser.post('/api/organisation/subsidiaries', { body })).json().id
}

/** Somebody with a subsidiary who holds credits of as many batches as there are numbers. */
const newSharer = async ([first = 1, ...others]: readonly number[]) => {
  const { browser, batchId, personId } = await newHolder(site, first)
  const lines = [{ batchId, quantity: first }]
  for (const quantity of others) {
    const { batch, listing } = await offerCredits(site.db)
    await buyCredits(site.db, personId, listing.id, quantity)
    lines.push({ batchId: batch.id, quantity })
  }
  return { browser, personId, lines, north: await nameCompany(browser, 'North Yards GmbH') }
}

const retiredBy = async (browser: Browser): Promise<Retirement[]> =>
  (await browser.get('/api/retirements')).json().retirements

test('one act is shared among a company, a product and somebody else: a certificate each, and one over the whole', async () => {
  const { browser, lines, north } = await newSharer([6, 6])
  const shares = [
    { kind: 'subsidiary', subsidiaryId: north, quantity: 3 },
    { kind: 'product', name: 'Field Boots 2025', quantity: 4 },
    { kind: 'other', name: 'A Customer SA', quantity: 5 },
  ]
  const key = randomUUID()
  const { id } = (await retire(browser, { ...words, lines, shares }, key)).json()
  // A second press of the same form is the same act.
  expect((await retire(browser, { ...words, lines, shares }, key)).json()).toEqual({ id })
  await sequence()
  const stranger = site.browser('203.0.113.11')
  const whole = SharedCertificate.parse((await stranger.get(`/api/certificates/shared/${id}`)).json())
  expect(whole).toMatchObject({
    quantity: 12,
    purpose: 'Business travel',
    mark: 'Sandbox',
    shares: [
      { kind: 'subsidiary', name: 'North Yards GmbH', quantity: 3 },
      { kind: 'product', name: 'Field Boots 2025', quantity: 4 },
      { kind: 'other', name: 'A Customer SA', quantity: 5 },
    ],
  })
  const wordsOf = whole.shares.map(({ certificates }) => certificates[0]?.retirement)
  expect(wordsOf).toMatchObject([
    { onBehalfOf: 'North Yards GmbH', reason: 'corporate_inventory', purpose: 'Business travel' },
    { onBehalfOf: null, reason: 'product', purpose: 'Field Boots 2025: Business travel' },
    { onBehalfOf: 'A Customer SA', reason: 'third_party', purpose: 'Business travel' },
  ])
  const kindOf = async (one: string) => (await stranger.get(`/api/certificates/${one}/kind`)).json()
  expect(await kindOf(id)).toEqual({ kind: 'shared' })

  // Whoever is given a share's certificate is not led to the others; whoever retired is.
  for (const { certificateId, certificates } of whole.shares) {
    const path = certificates.length > 1 ? `together/${certificateId}` : certificateId
    const shown = (await stranger.get(`/api/certificates/${path}`)).body
    expect(shown).not.toContain(id)
    expect(shown).toContain('"isShare":true')
  }
  expect((await retiredBy(browser)).map(({ sharedId }) => sharedId)).toEqual(Array(4).fill(id))

  const file = (await stranger.get(`/api/certificates/shared/${id}/certificates.json`)).body
  const path = join(mkdtempSync(join(tmpdir(), 'ledgerleaf-shared-')), 'certificates.json')
  writeFileSync(path, file)
  const key0 = whole.shares[0]?.certificates[0]?.verifierKeys[0] ?? ''
  expect(await runVerify([path, '--key', key0])).toContain(
    'All 4 certificates are verified, 12 t CO2e together.',
  )
  const pdf = await stranger.get(`/api/certificates/shared/${id}/certificate.pdf`)
  expect(await scanCode(pdf.rawPayload)).toBe(`${site.config.publicUrl}/certificates/${id}`)
  const page = (await readPaper(pdf.rawPayload)).flat().join(' ')
  for (const { name } of whole.shares) expect(page).toContain(name)
  const [single] = whole.shares
  const part = await stranger.get(`/api/certificates/${single?.certificateId}/certificate.pdf`)
  const partPage = (await readPaper(part.rawPayload)).flat().join(' ')
  expect(partPage).toContain('over the whole of it, names the same credits')
  expect(partPage).not.toContain('A Customer SA')
}, 120_000)

test('shares that do not come to what is retired are refused by how much, and nothing is retired', async () => {
  const { browser, lines, north } = await newSharer([5, 7])
  const share = (quantity: number, name = 'A Customer SA') => ({ kind: 'other', name, quantity })
  const own = (quantity: number) => ({ kind: 'subsidiary', subsidiaryId: north, quantity })
  const refusal = async (shares: object[], more: object = {}) =>
    (await retire(browser, { ...words, lines, shares, ...more })).json()
  expect(await refusal([own(3), share(5)])).toMatchObject({
    code: 'invalid_input',
    field: 'shares',
    error: '4 t of 12 t are not shared yet',
  })
  expect(await refusal([own(8), share(5)])).toMatchObject({
    field: 'shares',
    error: 'The shares are 1 t more than the 12 t to retire',
  })
  expect(await refusal([share(6), share(6, 'a customer')])).toMatchObject({
    field: 'shares/1/name',
    error: 'a customer stands twice. One share for each name.',
  })
  expect(await refusal([share(6), share(6, 'North Yards')])).toMatchObject({
    field: 'shares/1/name',
    error: 'North Yards belongs to your organisation: choose it as a company of yours',
  })
  expect(await refusal([own(6), share(6)], { reason: 'third_party' })).toMatchObject({ field: 'reason' })
  expect(await refusal([own(6), share(6)], { onBehalfOf: 'Somebody' })).toMatchObject({ field: 'onBehalfOf' })
  // A company of another organisation is nobody's here.
  const elsewhere = await newSharer([1])
  const theirs = { kind: 'subsidiary', subsidiaryId: elsewhere.north, quantity: 6 }
  expect(await refusal([theirs, share(6)])).toMatchObject({ field: 'shares/0/subsidiaryId' })
  // The last share cannot be had: nobody gets one.
  const tooMany = lines.map((line) => ({ ...line, quantity: line.quantity + 1 }))
  expect(await refusal([own(7), share(7)], { lines: tooMany })).toMatchObject({
    code: 'insufficient_credits',
  })
  expect(await retiredBy(browser)).toEqual([])
})

test('of random batches and shares every serial is retired once, for one share', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
      async (batches, wanted) => {
        const { browser, lines } = await newSharer(batches)
        const total = batches.reduce((a, b) => a + b, 0)
        let left = total
        const cut = wanted.flatMap((one) => {
          const taken = Math.min(one, left - 1)
          left -= Math.max(taken, 0)
          return taken > 0 ? [taken] : []
        })
        if (cut.length === 0) return
        const shares = [...cut, left].map((quantity, at) => ({
          kind: 'other',
          name: `Customer ${at}`,
          quantity,
        }))
        const { id } = (await retire(browser, { ...words, lines, shares })).json()
        const whole = SharedCertificate.parse((await browser.get(`/api/certificates/shared/${id}`)).json())
        const spansOf = (one: (typeof whole.shares)[number]) =>
          one.certificates.flatMap(({ retirement }) => retirement.serials)
        const serialsOf = (one: (typeof whole.shares)[number]) =>
          spansOf(one).flatMap(({ prefix, first, last }) =>
            Array.from({ length: last - first + 1 }, (_, at) => `${prefix} ${first + at}`),
          )
        expect(whole.shares.map((one) => serialsOf(one).length)).toEqual([...cut, left])
        const all = whole.shares.flatMap(serialsOf)
        expect(new Set(all).size).toBe(total)
        for (const { batchId, quantity } of lines) {
          const taken = whole.shares.flatMap(({ certificates }) =>
            certificates.filter(({ retirement }) => retirement.batchId === batchId),
          )
          expect(taken.reduce((sum, { retirement }) => sum + retirement.quantity, 0)).toBe(quantity)
        }
        expect((await browser.get('/api/holdings')).json().holdings).toEqual([])
      },
    ),
    { numRuns: 12 },
  )
}, 180_000)
