import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as made from '../../testing/hostile-documents.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { upload } from '../../testing/upload.ts'

let site: TestSite
let fetched = 0
const elsewhere = createServer((_request, response) => {
  fetched += 1
  response.end()
})
beforeAll(async () => {
  site = await testSite()
  elsewhere.listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
})
afterAll(async () => {
  await site.close()
  elsewhere.close()
})
const address = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`

let networks = 0
const visitor = () => {
  networks += 1
  return site.browser(`10.30.${networks}.1`)
}

const outcome = async (browser: Browser, id: string) => {
  let answer = { state: '', refusal: '' as string | null }
  await vi.waitFor(
    async () => {
      answer = (await browser.get(`/api/analyses/${id}/progress`)).json()
      expect(['completed', 'failed']).toContain(answer.state)
    },
    { timeout: 100_000, interval: 100 },
  )
  return answer
}

const send = async (name: string, content: Buffer) => {
  const browser = visitor()
  const answer = await upload(browser, name, content)
  expect(answer.statusCode, answer.body).toBe(200)
  return outcome(browser, answer.json().analysisId)
}

test('nothing in a document is fetched or run', async () => {
  const script = `/OpenAction << /S /JavaScript /JS (app.launchURL\\("${address()}"\\)) >> /URI << /Base (${address()}) >>`
  const pdf = made.plainPdf(
    ['Emissions 2023 in tonnes CO2e', 'Scope 1 emissions were 1,200 tonnes CO2e in 2023.'],
    script,
  )
  const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Emissions in tonnes CO2e</t></is></c><c r="B1"><v>2023</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Scope 1</t></is></c><c r="B2"><f>WEBSERVICE("${address()}")</f><v>1200</v></c></row></sheetData></worksheet>`
  expect((await send('script.pdf', pdf)).state).toBe('completed')
  expect((await send('formula.xlsx', made.workbook(sheet))).state).toBe('completed')
  expect(fetched).toBe(0)
}, 60_000)

test('a workbook with macros is refused and set aside, and its bytes are not kept', async () => {
  const empty =
    '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>'
  const { state, refusal } = await send(
    'macros.xlsx',
    made.workbook(empty, [{ name: 'xl/vbaProject.bin', content: 'Attribute VB_Name = "AutoOpen"' }]),
  )
  expect(state).toBe('failed')
  expect(refusal).toMatch(/macro/i)
  const { rows } = await site.pool.query(
    "select r.sha256, r.object from reports r where refusal_code = 'macros'",
  )
  expect(rows).toEqual([{ sha256: expect.any(String), object: null }])
  expect(await readdir(path.join(site.config.dataDir, 'quarantine'))).toEqual([rows[0].sha256])
})
