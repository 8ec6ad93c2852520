import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '../../testing/sign-in-as.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { multipart } from '../../testing/upload.ts'

let site: TestSite
let operator: Browser
let seller: Browser
beforeAll(async () => {
  site = await testSite()
  operator = await signInAs(site, 'desk@example.org', ['operator'])
  seller = await signInAs(site, 'seller@example.org', ['seller'])
})
afterAll(() => site.close())

const uploads = '/api/operator/registries/uploads'
const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, 'fixtures', name))
const sendTo = (browser: Browser, name: string, query = '') =>
  browser.post(`${uploads}${query}`, multipart([{ name: 'file', value: fixture(name), fileName: name }]))

test('an operator sends a file, sees what is wrong with it, and brings in the rest', async () => {
  const sent = await sendTo(operator, 'verra-units-bad.csv', '?asOf=2026-04-14')
  expect(sent.json()).toMatchObject({
    registry: 'Verra VCS',
    kind: 'units',
    name: 'verra-units-bad.csv',
    asOf: '2026-04-14',
    added: 5,
    refused: 5,
    obstacle: null,
  })
  const { id } = sent.json()
  const csv = await operator.get(`${uploads}/${id}/refusals.csv`)
  expect(csv.body.split('\r\n').slice(0, 2)).toEqual([
    'line,reason',
    '3,"The serials are 100 credits, the quantity says 99"',
  ])
  expect((await operator.post(`${uploads}/${id}/import`)).json()).toEqual({ repeated: false })
  const { registries, files } = (await operator.get('/api/operator/registries')).json()
  expect(registries[0]).toMatchObject({ registry: 'Verra VCS', units: 5, files: [{ kind: 'units' }] })
  expect(files).toMatchObject([{ name: 'verra-units-bad.csv', importedBy: 'operator' }])
  const { entries } = (await operator.get('/api/operator/trail')).json()
  expect(entries[0]).toMatchObject({ act: 'import_registry_file', subjectKind: 'registry_file' })
})

test('the same file once more is said to be here, and an older one to be older', async () => {
  const again = (await sendTo(operator, 'verra-units-bad.csv')).json()
  expect(again.obstacle).toContain('This very file was imported on')
  expect((await operator.post(`${uploads}/${again.id}/import`)).json()).toEqual({ repeated: true })
  expect((await operator.get(`${uploads}/${again.id}`)).statusCode).toBe(404)
  const older = (await sendTo(operator, 'verra-units.csv', '?asOf=2026-01-01')).json()
  expect(older).toMatchObject({ newerOn: '2026-04-14', gone: 4 })
  expect(older.goneKeys).toHaveLength(4)
  expect((await operator.post(`${uploads}/${older.id}/discard`)).json()).toEqual({ done: true })
  expect((await operator.get(`${uploads}/${older.id}`)).statusCode).toBe(404)
})

test('a file that is something else is refused in words', async () => {
  const wrong = await sendTo(operator, 'car-issuances.csv', '?registry=Verra%20VCS')
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json()).toMatchObject({
    field: 'file',
    error: 'This is a file of Climate Action Reserve, issuances. Nothing was changed.',
  })
})

test('a seller sees what the registry says of a project, however its id is typed', async () => {
  for (const name of ['verra-projects.csv', 'verra-units-later.csv']) {
    const { id } = (await sendTo(operator, name)).json()
    expect((await operator.post(`${uploads}/${id}/import`)).json()).toEqual({ repeated: false })
  }
  const ask = async (id: string, browser = seller) =>
    (await browser.get(`/api/registries/lookup?registry=Verra%20VCS&id=${id}`)).json()
  const { found } = await ask('vcs%209001')
  expect(found).toMatchObject({ name: 'Lantern Hills Wind', country: 'VN', creditingStartsOn: '2021-01-01' })
  expect(found.blocks.map(({ active }: { active: number }) => active)).toEqual([0, 0, 0, 8000])
  expect(await ask('9001')).toEqual({ found })
  expect(await ask('9999')).toEqual({ found: null })
  expect(await ask('9001', site.browser())).toMatchObject({ code: 'not_signed_in' })
})

test('nobody but an operator sends, sees or decides', async () => {
  for (const browser of [seller, site.browser()]) {
    const answers = await Promise.all([
      sendTo(browser, 'verra-units.csv'),
      browser.get('/api/operator/registries'),
      browser.get(`${uploads}/01a1e478-b857-765d-a7f8-200b356093f8`),
      browser.post(`${uploads}/01a1e478-b857-765d-a7f8-200b356093f8/import`),
    ])
    for (const answer of answers) expect([401, 403]).toContain(answer.statusCode)
  }
  expect((await site.pool.query('select from registry_uploads')).rowCount).toBe(0)
})
