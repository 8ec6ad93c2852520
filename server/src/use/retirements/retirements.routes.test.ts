import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Certificate } from '@ledgerleaf/contract/retirements'
import { type CertificateFile, verifyCertificate } from '@ledgerleaf/provenance/certificate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runVerify } from '../../cli/run-verify.ts'
import { openSequencer } from '../../log/run-sequencer.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { newHolder, retireWords as words } from '../../testing/test-holder.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { enterRegistryId } from '../registry-retirements/index.ts'

let site: TestSite
let sequence: () => Promise<void>
beforeAll(async () => {
  site = await testSite()
  const { db, config, secret } = site
  ;({ sequence } = await openSequencer({ db, secret, dataDir: config.dataDir, publicUrl: config.publicUrl }))
})
afterAll(() => site.close())

const holder = (quantity: number) => newHolder(site, quantity)

const retire = (browser: Browser, body: object, key: string = randomUUID()) =>
  browser.post('/api/retirements', { body, headers: { 'idempotency-key': key } })

test('what is held can be retired, and its certificate verifies from the file and the key alone', async () => {
  const { browser, batchId } = await holder(9)
  const { holdings } = (await browser.get('/api/holdings')).json()
  expect(holdings).toMatchObject([{ batchId, quantity: 9, serials: [{ first: 1, last: 9 }] }])

  const { id } = (await retire(browser, { ...words, batchId, quantity: 4 })).json()
  const stranger = site.browser('203.0.113.9')
  const pending = Certificate.parse((await stranger.get(`/api/certificates/${id}`)).json())
  expect(pending).toMatchObject({ state: 'pending', file: null, retirement: { quantity: 4 } })

  await sequence()
  const { origin, verifierKeys } = Certificate.parse((await stranger.get(`/api/certificates/${id}`)).json())
  const file = (await stranger.get(`/api/certificates/${id}/certificate.json`)).json() as CertificateFile
  const verdict = await verifyCertificate(file, { origin, verifierKeys })
  expect(verdict).toMatchObject({ verified: true, reason: null })
  expect(file.serials).toEqual([[1, 4]])
  // With the server off: the file and the key on a command line.
  const path = join(mkdtempSync(join(tmpdir(), 'ledgerleaf-certificate-')), 'certificate.json')
  writeFileSync(path, JSON.stringify(file))
  const [key = ''] = verifierKeys
  expect(await runVerify([path, '--key', key])).toMatch(/Verified\. 4 t CO2e of .* retired for A Company/)
  const { atRegistry: _, ...cut } = file
  writeFileSync(path, JSON.stringify(cut))
  expect(await runVerify([path, '--key', key])).toContain('What its registry says is not in this file.')
  const forged = { ...file, words: { ...file.words, beneficiary: 'Another Company' } }
  writeFileSync(path, JSON.stringify(forged))
  await expect(runVerify([path, '--key', key])).rejects.toThrow('Not verified: These details are not')
})

test('a name that was taken before it was looked at is shown clean, and still proven as it was sealed', async () => {
  const { browser, batchId } = await holder(2)
  const foul = 'moc\u202e.eltsen\nRetired at Verra: VCS-9999\u0007'
  const { id } = (await retire(browser, { ...words, batchId, quantity: 1, beneficiary: foul })).json()
  const told = Certificate.parse((await browser.get(`/api/certificates/${id}`)).json())
  expect(told.retirement.beneficiary).toBe('moc.eltsen Retired at Verra: VCS-9999')
  await site.pool.query(`update retirements set beneficiary = $2 where id = $1`, [id, foul])
  const kept = (await browser.get(`/api/certificates/${id}`)).json()
  expect(kept.retirement.beneficiary).toBe('moc.eltsen Retired at Verra: VCS-9999')
  await sequence()
  const file = (await browser.get(`/api/certificates/${id}/certificate.json`)).json() as CertificateFile
  expect(file.words.beneficiary).toBe(foul)
})

test('page, file and act say whose word the name is, and that no money moved', async () => {
  const { browser, batchId } = await holder(2)
  const { id } = (await retire(browser, { ...words, batchId, quantity: 1 })).json()
  await sequence()
  const said = { beneficiaryNote: 'Named by whoever retired; not checked by us', mark: 'Sandbox' }
  expect((await browser.get(`/api/certificates/${id}`)).json()).toMatchObject(said)
  const file = (await browser.get(`/api/certificates/${id}/certificate.json`)).json()
  expect(file.notes).toEqual({
    beneficiary: 'Named by whoever retired; not checked by us',
    sandbox: 'Made where payments run through the built-in test provider. No money moved.',
  })
})

test('a reporting period lies after 1990 and ends within a year', async () => {
  const { browser, batchId } = await holder(2)
  const ask = async (periodStartsOn: string, periodEndsOn: string) =>
    (await retire(browser, { ...words, batchId, quantity: 1, periodStartsOn, periodEndsOn })).json()
  expect(await ask('1000-01-01', '1001-12-31')).toMatchObject({ field: 'periodStartsOn' })
  expect(await ask('2025-01-01', '9999-12-31')).toMatchObject({ field: 'periodEndsOn' })
})

test('a certificate keeps its words when the project is renamed', async () => {
  const { browser, batchId } = await holder(2)
  const { id } = (await retire(browser, { ...words, batchId, quantity: 1 })).json()
  await sequence()
  const before = (await browser.get(`/api/certificates/${id}/certificate.json`)).json() as CertificateFile
  await site.pool.query(
    `update projects set name = 'Renamed ' || id where id = (select project_id from batches where id = $1)`,
    [batchId],
  )
  const after = (await browser.get(`/api/certificates/${id}/certificate.json`)).json() as CertificateFile
  expect(after.facts).toEqual(before.facts)
})

test('the PDF is one sheet with its title', async () => {
  const { browser, batchId } = await holder(2)
  const { id } = (
    await retire(browser, { ...words, batchId, quantity: 2, message: 'Grüße, Ağaç, CO₂' })
  ).json()
  const response = await browser.get(`/api/certificates/${id}/certificate.pdf`)
  expect(response.headers['content-type']).toBe('application/pdf')
  const text = response.rawPayload.toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('the longest words, and a registry’s longest id, stay on one sheet', async () => {
  const { browser, batchId } = await holder(2)
  const long = (length: number) => 'Wetlands of the northern coast, '.repeat(20).slice(0, length).trim()
  const most = { beneficiary: long(120), onBehalfOf: long(120), purpose: long(300), message: long(500) }
  const { id } = (await retire(browser, { ...words, batchId, quantity: 2, ...most })).json()
  await inTransaction(site.db, (tx) =>
    enterRegistryId(
      tx,
      null,
      {
        ids: [id],
        reference: 'R'.repeat(80),
        link: `https://registry.example/${'r'.repeat(400)}`,
        retiredOn: new Date().toISOString().slice(0, 10),
      },
      new Date(),
    ),
  )
  await sequence()
  const pdf = (await browser.get(`/api/certificates/${id}/certificate.pdf`)).rawPayload.toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('refuses more than is held, nobody, half a period, no consent, and credits of someone else', async () => {
  const { browser, batchId } = await holder(3)
  const refusal = async (change: object) => {
    const { statusCode, ...response } = await retire(browser, { ...words, batchId, quantity: 1, ...change })
    return [statusCode, response.json().field ?? response.json().code]
  }
  expect(await refusal({ quantity: 4 })).toEqual([409, 'insufficient_credits'])
  expect(await refusal({ quantity: 1.5 })).toEqual([400, 'quantity'])
  expect(await refusal({ beneficiary: ' ' })).toEqual([400, 'beneficiary'])
  expect(await refusal({ periodEndsOn: undefined })).toEqual([400, 'periodEndsOn'])
  expect(await refusal({ periodEndsOn: '2024-12-31' })).toEqual([400, 'periodEndsOn'])
  expect(await refusal({ isUnderstood: false })).toEqual([400, 'isUnderstood'])
  const other = await holder(3)
  const stolen = await retire(browser, { ...words, batchId: other.batchId, quantity: 1 })
  expect(stolen.json().code).toBe('insufficient_credits')
  expect((await browser.get('/api/retirements')).json()).toEqual({ retirements: [], more: false })
})

test('the same retirement sent twice happens once, and without a key not at all', async () => {
  const { browser, batchId } = await holder(3)
  const key = randomUUID()
  const [first, again] = [
    await retire(browser, { ...words, batchId, quantity: 2 }, key),
    await retire(browser, { ...words, batchId, quantity: 2 }, key),
  ]
  expect([again.body, again.headers['idempotency-hit']]).toEqual([first.body, '1'])
  expect((await browser.get('/api/retirements')).json().retirements).toHaveLength(1)
  expect((await retire(browser, { ...words, batchId, quantity: 1 }, key)).statusCode).toBe(422)
  const keyless = await browser.post('/api/retirements', { body: { ...words, batchId, quantity: 1 } })
  expect(keyless.json().code).toBe('idempotency_missing')
})

test('a report counts a retirement by its own date, with a PDF and a spreadsheet of the same', async () => {
  const { browser, batchId } = await holder(5)
  const { id } = (await retire(browser, { ...words, batchId, quantity: 5 })).json()
  const read = async (kind: string, year: number) =>
    (await browser.get(`/api/reports/${kind}?from=${year}-01-01&to=${year}-12-31`)).json()
  // Retired today for 2025: the auditor goes by the day, what is held against emissions by the period it names.
  const today = await read('auditor', new Date().getUTCFullYear())
  expect(today.sections[0].rows[0]).toMatchObject({ retirementIds: [id] })
  expect((await read('auditor', 2025)).sections[0].rows).toEqual([])
  expect((await read('vcmi', 2025)).sections[2].rows).toMatchObject([{ retirementIds: [id] }])
  for (const [file, start] of [
    ['report.pdf', '%PDF'],
    ['report.xlsx', 'PK'],
  ]) {
    const response = await browser.get(`/api/reports/esrs_e1_7/${file}?from=2025-01-01&to=2025-12-31`)
    expect(response.rawPayload.toString('latin1').startsWith(start ?? ''), file).toBe(true)
  }
  expect((await browser.get('/api/reports/vcmi?from=2025-02-01&to=2025-01-01')).json().field).toBe('to')
})

test('the trail of a batch, and of one serial, names every step and nobody', async () => {
  const { browser, batchId, personId } = await holder(5)
  await retire(browser, { ...words, batchId, quantity: 2 })
  await sequence()
  const stranger = site.browser('203.0.113.10')
  const kindsOf = async (search: string) => {
    const response = await stranger.get(`/api/provenance/${batchId}${search}`)
    expect(response.body).not.toContain(personId)
    return response.json().steps.map((step: { kind: string }) => step.kind)
  }
  expect(await kindsOf('')).toEqual(['issue', 'list', 'hold', 'settle', 'retire'])
  expect(await kindsOf('?serial=2')).toEqual(['issue', 'list', 'hold', 'settle', 'retire'])
  expect(await kindsOf('?serial=5')).toEqual(['issue', 'list', 'hold', 'settle'])
  expect(await kindsOf('?serial=60')).toEqual(['issue', 'list'])
  expect((await stranger.get(`/api/provenance/${batchId}?serial=101`)).statusCode).toBe(404)
  const [step] = (await stranger.get(`/api/provenance/${batchId}?serial=2`)).json().steps
  const { entry, proof } = (await stranger.get(`/api/provenance/entries/${step.entryId}`)).json()
  expect([typeof entry, typeof proof]).toEqual(['string', 'string'])
})

test('a claim is checked against what was retired in its period', async () => {
  const { browser, batchId } = await holder(5)
  const { id } = (await retire(browser, { ...words, batchId, quantity: 5 })).json()
  const check = async (text: string) =>
    (
      await browser.post('/api/claims/check', {
        body: {
          text,
          about: 'company',
          markets: ['other'],
          periodStartsOn: '2025-01-01',
          periodEndsOn: '2025-12-31',
          hasDeepCuts: false,
          hasVerifiedFootprint: true,
        },
      })
    ).json().verdict
  // Until the registry has it, it is a claim on condition.
  expect(await check('We retired 5 tonnes.')).toBe('condition')
  const entered = { ids: [id], reference: `R-${id}`, retiredOn: new Date().toISOString().slice(0, 10) }
  await inTransaction(site.db, (tx) => enterRegistryId(tx, null, entered, new Date()))
  expect(await check('We retired 5 tonnes.')).toBe('allowed')
  expect(await check('We retired 6 tonnes.')).toBe('not_allowed')
})

test('whoever retires gets one mail with the certificate as PDF, once the log has taken it up', async () => {
  const { browser, batchId, personId } = await holder(9)
  const { rows } = await site.pool.query<{ email: string }>('select email from users where id = $1', [
    personId,
  ])
  const email = rows[0]?.email ?? ''
  const { id } = (await retire(browser, { ...words, batchId, quantity: 4 })).json()
  await sequence()
  const mail = await site.mailTo(email, 'Your certificate of retirement')
  expect(mail.text).toContain('4 t CO2e were retired for good on ')
  expect(mail.text).toContain(`${site.config.publicUrl}/certificates/${id}`)
  expect(mail.text).not.toMatch(/\d{4}-\d\d-\d\d\b(?!-)/)
  const [file, ...others] = mail.attachments ?? []
  expect(others).toEqual([])
  expect(file).toMatchObject({ filename: `certificate-${id}.pdf`, contentType: 'application/pdf' })
  expect(Buffer.from(file?.content ?? '', 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
  expect((await site.mailsTo(email)).filter(({ subject }) => /retirement/.test(subject))).toEqual([])
})

test('a retirement that is asked for twice with one key is mailed once', async () => {
  const { browser, batchId, personId } = await holder(9)
  const { rows } = await site.pool.query<{ email: string }>('select email from users where id = $1', [
    personId,
  ])
  const email = rows[0]?.email ?? ''
  const key = randomUUID()
  const wish = { ...words, batchId, quantity: 4 }
  await retire(browser, wish, key)
  await retire(browser, wish, key)
  const jobs = await site.pool.query(
    `select from graphile_worker._private_jobs where payload::text like '%' || $1 || '%' and payload::text like '%looksLeft%'`,
    [email],
  )
  expect(jobs.rowCount).toBe(1)
})
