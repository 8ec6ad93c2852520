import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Certificate, CommonCertificate } from '@ledgerleaf/contract/retirements'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { type CertificateFile, verifyCertificate } from '@ledgerleaf/provenance/certificate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runVerify } from '../../cli/run-verify.ts'
import { openSequencer } from '../../log/run-sequencer.ts'
import { readPaper, scanCode } from '../../testing/read-paper.ts'
import { newHolder, retireWords as words } from '../../testing/test-holder.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
let sequence: () => Promise<void>
beforeAll(async () => {
  site = await testSite()
  const { db, config, secret } = site
  ;({ sequence } = await openSequencer({ db, secret, dataDir: config.dataDir, publicUrl: config.publicUrl }))
})
afterAll(() => site.close())

const holder = (quantity: number) => newHolder(site, quantity)

test('several batches retired in one act have one certificate over all of them, with every proof inside', async () => {
  const { browser, batchId, personId } = await holder(5)
  const { batch, listing } = await offerCredits(site.db)
  await buyCredits(site.db, personId, listing.id, 7)
  const lines = [
    { batchId, quantity: 5 },
    { batchId: batch.id, quantity: 6 },
  ]
  const retireAll = (body: object) =>
    browser.post('/api/retirements/together', { body, headers: { 'idempotency-key': randomUUID() } })
  // One of them asks for too many, so none is retired.
  const tooMany = [lines[0], { batchId: batch.id, quantity: 8 }]
  expect((await retireAll({ ...words, lines: tooMany })).json()).toMatchObject({
    code: 'insufficient_credits',
  })
  expect((await browser.get('/api/retirements')).json().retirements).toEqual([])

  const { id } = (await retireAll({ ...words, lines })).json()
  await sequence()
  const stranger = site.browser('203.0.113.10')
  const common = CommonCertificate.parse((await stranger.get(`/api/certificates/together/${id}`)).json())
  expect(common).toMatchObject({
    quantity: 11,
    certificates: [
      { retirement: { quantity: 6, togetherId: id } },
      { retirement: { quantity: 5, togetherId: id } },
    ],
  })
  // All certificates share one address: a page that opens it is told which kind stands there, and asks for that alone.
  const kindOf = async (one: string) => (await stranger.get(`/api/certificates/${one}/kind`)).json()
  expect(await kindOf(id)).toEqual({ kind: 'together' })
  expect(await kindOf(common.certificates[0]?.retirement.id ?? '')).toEqual({ kind: 'retirement' })
  expect(await kindOf(randomUUID())).toMatchObject({ code: 'not_found' })
  const { certificates } = (await stranger.get(`/api/certificates/together/${id}/certificates.json`)).json()
  const { origin = '', verifierKeys = [] } = common.certificates[0] ?? {}
  for (const file of certificates as CertificateFile[])
    expect(await verifyCertificate(file, { origin, verifierKeys })).toMatchObject({ verified: true })
  // The tool takes the file as it was handed out, and says it of each.
  const path = join(mkdtempSync(join(tmpdir(), 'ledgerleaf-certificates-')), 'certificates.json')
  const keep = (files: readonly CertificateFile[]) =>
    writeFileSync(path, JSON.stringify({ format: 'ledgerleaf.certificates/v1', certificates: files }))
  const [key = ''] = verifierKeys
  keep(certificates)
  expect(await runVerify([path, '--key', key])).toContain(
    'All 2 certificates are verified, 11 t CO2e together.',
  )
  const [large, small] = certificates as [CertificateFile, CertificateFile]
  keep([large, { ...small, quantity: 50 }])
  await expect(runVerify([path, '--key', key])).rejects.toThrow('Not verified: 1 of 2 certificates failed.')
  keep([large, large])
  await expect(runVerify([path, '--key', key])).rejects.toThrow('a certificate stands twice in this file')
  // The paper of one line names the paper over all of them.
  const line = await stranger.get(
    `/api/certificates/${common.certificates[0]?.retirement.id}/certificate.pdf`,
  )
  const linePage = (await readPaper(line.rawPayload)).flat().join('').replaceAll(' ', '')
  expect(linePage).toContain(id)
  expect(linePage).toContain('retired;notcheckedbyus')
  const pdf = await stranger.get(`/api/certificates/together/${id}/certificate.pdf?layout=landscape`)
  // What the sum is made of stands on its first sheet.
  const [firstSheet = []] = await readPaper(pdf.rawPayload)
  expect(firstSheet.join('').replaceAll(' ', '')).toContain('11tpendingattheregistry')
  // Letters of one width have wide spaces, at which a reader of PDFs may part a line.
  const whole = (text: string) => text.replaceAll(' ', '')
  const page = whole((await readPaper(pdf.rawPayload)).flat().join(''))
  for (const { retirement } of common.certificates)
    for (const serials of retirement.serials) expect(page).toContain(whole(writeSerials(serials)))
  expect(await scanCode(pdf.rawPayload)).toBe(`${site.config.publicUrl}/certificates/${id}`)
  for (const { retirement } of common.certificates)
    expect(pdf.rawPayload.toString('latin1')).toContain(`certificate-${retirement.id}.json`)
}, 120_000)

test('an act over one batch is a retirement like any other', async () => {
  const { browser, batchId } = await holder(3)
  const body = {
    ...words,
    lines: [
      { batchId, quantity: 1 },
      { batchId: batchId.toUpperCase(), quantity: 2 },
    ],
  }
  const answer = await browser.post('/api/retirements/together', {
    body,
    headers: { 'idempotency-key': randomUUID() },
  })
  const found = Certificate.parse((await browser.get(`/api/certificates/${answer.json().id}`)).json())
  expect(found.retirement).toMatchObject({ quantity: 3, togetherId: null })
})
