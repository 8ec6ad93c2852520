import { randomUUID } from 'node:crypto'
import { emptyLine } from '@ledgerleaf/contract/activity-draft'
import { templateTitles } from '@ledgerleaf/contract/activity-template'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptAboutPeople } from '../../kept-about-people.ts'
import { erasePerson } from '../../people/privacy/index.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { signInAs } from '../../testing/sign-in-as.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { lineColumns, lineRows } from '../analysis/export/line-rows.ts'

let site: TestSite
let ada: Browser
let bo: Browser
beforeAll(async () => {
  site = await testSite()
  ada = await signInAs(site, 'ada@example.org', ['buyer'])
  bo = await signInAs(site, 'bo@example.org', ['buyer'])
})
afterAll(() => site.close())

const at = '/api/activity-inventories'
const begin = async (browser = ada) =>
  (await browser.post(at, { body: { companyName: 'Meadow Ltd', year: 2024 } })).json()
const gas = emptyLine('gas', { activity: 'natural-gas', amount: '1000000', unit: 'kWh', country: 'GB' })
const power = emptyLine('power', {
  ...{ activity: 'electricity', amount: '500', unit: 'MWh', country: 'GB' },
  ...{ market: 'certificates', marketSource: 'REGO 2024' },
})
const legal = emptyLine('legal', { activity: 'spend-legal', amount: '100000', unit: 'USD', country: 'US' })
const save = (id: string, lines: object[], seenRevision: number, browser = ada) =>
  browser.put(`${at}/${id}`, { body: { companyName: 'Meadow Ltd', year: 2024, lines, seenRevision } })
const finish = (id: string, seenRevision: number) =>
  ada.post(`${at}/${id}/finish`, { body: { seenRevision } })
const upload = (id: string, csv: string, seenRevision: number) =>
  ada.post(`${at}/${id}/rows`, { body: { csv, seenRevision } })

test('what is typed is kept, complete or not, belongs to its organisation, and is never overwritten unseen', async () => {
  const { id } = await begin()
  const half = emptyLine('half', { activity: 'diesel', amount: '12,' })
  expect((await save(id, [half], 0)).json()).toMatchObject({ revision: 1 })
  expect((await ada.get(`${at}/${id}`)).json().lines).toEqual([half])
  expect((await save(id, [], 0)).json()).toMatchObject({ code: 'activity_changed' })
  for (const answer of [bo.get(`${at}/${id}`), save(id, [], 1, bo), bo.delete(`${at}/${id}`)])
    expect((await answer).statusCode).toBe(404)
  expect((await site.browser().get(at)).statusCode).toBe(401)
  expect((await finish(id, 1)).json()).toMatchObject({ code: 'invalid_input' })
  expect((await ada.delete(`${at}/${id}`)).statusCode).toBe(200)
  expect((await ada.get(at)).json().inventories).toEqual([])
})

test('a finished inventory is an analysis like any other: listed, read, exported, with its method on every line', async () => {
  const { id } = await begin()
  await save(id, [gas, power, legal], 0)
  const { analysisId } = (await finish(id, 1)).json()
  const analysis = (await ada.get(`/api/analyses/${analysisId}`)).json()
  expect(analysis).toMatchObject({ state: 'completed', kind: 'activity', warnings: [] })
  // 1,000,000 kWh × 0.1829; certificates for all of the power; 100,000 USD × 0.041.
  expect(analysis.footprint).toMatchObject({ year: 2024, tonnes: 182.9 + 0 + 4.1 })
  const values = Object.fromEntries(
    analysis.results.map((one: { metric: string; value: number }) => [one.metric, one.value]),
  )
  expect(values).toEqual({ scope1: 182.9, scope2_location: 103.525, scope2_market: 0, scope3_cat1: 4.1 })
  expect(analysis.results.map((one: { foundBy: string }) => one.foundBy)).toEqual(Array(4).fill('activity'))
  expect(analysis.activity.lines).toHaveLength(3)
  expect(analysis.activity.lines[0]).toMatchObject({
    grade: 'A',
    formula: '1,000,000 kWh × 0.1829 kg CO2e per kWh = 182,900 kg CO2e',
  })
  const [listed] = (await ada.get('/api/analyses')).json().analyses
  expect(listed).toMatchObject({ id: analysisId, kind: 'activity', companyName: 'Meadow Ltd' })
  expect((await bo.get(`/api/analyses/${analysisId}`)).statusCode).toBe(404)
  for (const format of ['csv', 'json', 'xlsx', 'pdf']) {
    const answer = await ada.get(`/api/analyses/${analysisId}/export?format=${format}`)
    expect(answer.statusCode, format).toBe(200)
    if (format === 'csv') expect(answer.body).toContain('Computed from one line of activity data')
    if (format === 'json') expect(answer.body).toContain('Open Government Licence')
  }
  const document = await ada.get(`/api/analyses/${analysisId}/document`)
  expect(document.body.split('\r\n')[0]).toBe(templateTitles.join(','))
  const asked = await ada.post(`/api/analyses/${analysisId}/questions`, {
    body: { question: 'What are the Scope 1 emissions?' },
  })
  expect(asked.json()).toMatchObject({ found: true })
})

test('whoever has an export can compute every figure again: both factors of Scope 2, rates and units, line by line', async () => {
  const { id } = await begin()
  const supplied = { ...power, market: 'supplier', marketKg: '0.05', marketSource: 'Fuel mix disclosure' }
  const euros = { ...legal, amount: '250000', unit: 'EUR', dollars: '1.08' }
  const miles = emptyLine('miles', {
    ...{ activity: 'flight-long', amount: '345678', unit: 'person-mile', country: 'GB', site: 'Sales' },
  })
  await save(id, [supplied, euros, miles], 0)
  const { analysisId } = (await finish(id, 1)).json()
  const analysis = (await ada.get(`/api/analyses/${analysisId}`)).json()
  const quotes = analysis.sources.map((one: { evidence: { quote: string } }) => one.evidence.quote)
  expect(quotes[0]).toContain('By contract: 500 MWh = 500,000 kWh × 0.05 kg CO2e per kWh = 25,000 kg CO2e')
  expect(quotes[0]).toContain(
    'By location: 500 MWh = 500,000 kWh × 0.20705 kg CO2e per kWh = 103,525 kg CO2e',
  )
  expect(quotes[1]).toContain('250,000 EUR × 1.08 = 270,000 USD × 0.041 kg CO2e per USD = 11,070 kg CO2e')
  expect(quotes[2]).toContain('345,678 person-mile = 556,314.815232 passenger-km × 0.26128 kg CO2e')
  const csv = (await ada.get(`/api/analyses/${analysisId}/export?format=csv`)).body
  const rows = csv.split('\r\n')
  const of = (metric: string, source: string) =>
    rows.filter((row) => row.startsWith(`"${metric}"`) && row.includes(`,"${source}",`))
  expect(csv).not.toContain('"read"')
  for (const metric of ['scope2_location', 'scope2_market', 'scope3_cat1', 'scope3_cat6']) {
    expect(of(metric, 'computed'), metric).toHaveLength(1)
    expect(of(metric, 'line'), metric).toHaveLength(1)
  }
  expect(of('scope2_location', 'line')[0]).toContain('× 0.20705 kg CO2e per kWh = 103,525 kg CO2e')
  expect(of('scope2_market', 'line')[0]).not.toContain('0.20705')
  expect(of('scope2_market', 'line')[0]).toContain('× 0.05 kg CO2e per kWh = 25,000 kg CO2e')
  const json = (await ada.get(`/api/analyses/${analysisId}/export?format=json`)).json()
  expect(json.figures.map((one: { source: string }) => one.source)).toEqual(Array(4).fill('computed'))
  const [table] = lineRows(analysis)
  expect(Object.fromEntries(lineColumns.map((column, i) => [column, table?.[i]]))).toMatchObject({
    ...{ counts_as: 'scope2', factor_kg_co2e: '0.20705', tonnes_co2e: 103.525 },
    ...{
      contract_kg_co2e_per_kwh: '0.05',
      contract_source: 'Fuel mix disclosure',
      tonnes_co2e_by_contract: 25,
    },
  })
})

test('changing it afterwards keeps every version; deleting takes all along', async () => {
  const { id } = await begin()
  await save(id, [gas], 0)
  const { analysisId } = (await finish(id, 1)).json()
  await save(id, [{ ...gas, amount: '2000000' }, legal], 1)
  expect((await finish(id, 2)).json()).toEqual({ analysisId })
  const { versions } = (await ada.get(`${at}/${id}`)).json()
  expect(versions.map((one: { tonnes: number }) => one.tonnes)).toEqual([182.9, 369.9])
  expect(versions[1].changes).toEqual([
    'Changed: Natural gas, 1000000 kWh → Natural gas, 2000000 kWh',
    'Added: Legal services, 100000 USD',
  ])
  expect(versions[1].finishedBy).toBe('ada@example.org')
  // Each opens as it was: what it came to is the sum of its own lines, not of today's.
  for (const [version, tonnes] of [
    [1, 182.9],
    [2, 369.9],
  ] as const) {
    const { lines, factorSet } = (await ada.get(`${at}/${id}/versions/${version}`)).json()
    const grams = lines.reduce((sum: number, line: { grams: number }) => sum + line.grams, 0)
    expect(grams / 1e6).toBeCloseTo(tonnes, 1)
    expect(factorSet).not.toBe('')
  }
  expect((await ada.get(`${at}/${id}/versions/3`)).statusCode).toBe(404)
  await expect(site.db.execute(sql`update activity_versions set tonnes = 0`)).rejects.toThrow()
  expect((await ada.delete(`${at}/${id}`)).json()).toMatchObject({ code: 'activity_finished' })
  expect((await ada.delete(`/api/analyses/${analysisId}`)).statusCode).toBe(200)
  expect((await ada.get(`${at}/${id}`)).statusCode).toBe(404)
})

test('what lines come to is not corrected by hand, and what once was ends with the next version, which says so', async () => {
  const { id } = await begin()
  await save(id, [gas, legal], 0)
  const { analysisId } = (await finish(id, 1)).json()
  const correct = (body: object) => ada.post(`/api/analyses/${analysisId}/corrections`, { body })
  const said = { ...{ metric: 'scope1', year: 2024, value: '400', unit: 't', perimeter: null, from: null } }
  const more = { reason: 'the meter', sure: true, seenVersion: 0 }
  for (const wish of [
    { kind: 'change', figure: 'scope1/2024', ...said, ...more },
    { kind: 'add', ...said, metric: 'scope3_cat6', ...more },
    { kind: 'strike', figure: 'scope3_cat1/2024', reason: 'not ours', seenVersion: 0 },
    { kind: 'confirm', figure: 'scope1/2024', reason: '', seenVersion: 0 },
  ]) {
    const answer = await correct(wish)
    expect(answer.statusCode, wish.kind).toBe(409)
    expect(answer.json(), wish.kind).toMatchObject({ code: 'figure_computed' })
  }
  // As corrections were kept before they were refused here.
  const before = JSON.stringify({ metric: 'scope1', year: 2024, value: 182.9, perimeter: null })
  const after = JSON.stringify({ metric: 'scope1', year: 2024, value: 400, perimeter: null })
  const old = randomUUID()
  await site.db.execute(sql`insert into analysis_corrections
    (id, analysis_id, version, kind, figure, before, after, reason, made_by, made_at)
    values (${old}, ${analysisId}, 1, 'change', 'scope1/2024', ${before}, ${after}, '', 'ada@example.org', now())`)
  const tonnes = async () => (await ada.get(`/api/analyses/${analysisId}`)).json().footprint.tonnes
  expect(await tonnes()).toBe(404.1)
  await save(id, [{ ...gas, amount: '2000000' }, legal], 1)
  await finish(id, 2)
  expect(await tonnes()).toBe(369.9)
  const { versions } = (await ada.get(`${at}/${id}`)).json()
  expect(versions[1].tonnes).toBe(369.9)
  expect(versions[1].changes).toEqual([
    'Changed: Natural gas, 1000000 kWh → Natural gas, 2000000 kWh',
    'No longer corrected by hand: Scope 1, 2024: changed from 182.9 t CO2e to 400 t CO2e',
  ])
  const { corrections } = (await ada.get(`/api/analyses/${analysisId}`)).json()
  expect(corrections[1]).toMatchObject({ kind: 'undo', of: old, reason: 'Version 2 was finished' })
  const redo = await ada.post(`/api/analyses/${analysisId}/corrections/${old}/redo`)
  expect(redo.json()).toMatchObject({ code: 'figure_computed' })
})

test('a template comes back line for line; bad rows are named with their reason, the same twice is noticed, good ones are kept', async () => {
  const csv = (await ada.get('/api/activity-template?format=csv')).body
  const { id } = await begin()
  expect((await upload(id, csv, 0)).json()).toMatchObject({ added: 1, refused: [], same: [] })
  expect((await upload(id, csv, 1)).json()).toMatchObject({ added: 0, same: [{ row: 2 }] })
  const rows = [
    'activity;amount;unit;country;site;note',
    'diesel;1200;litre;GB;=HYPERLINK("http://x");@SUM(1)',
    'diesel;1e308;litre;GB;;',
    'diesel;-4;litre;GB;;',
    'diesel;١٢;litre;GB;;',
    'unicorns;4;litre;GB;;',
    'diesel;4;kWh;GB;;',
    'electricity;4;kWh;VA;;',
  ].join('\n')
  const answer = (await upload(id, rows, 2)).json()
  expect(answer).toMatchObject({ added: 1 })
  expect(answer.refused.map((one: { row: number }) => one.row)).toEqual([3, 4, 5, 6, 7, 8])
  expect(answer.inventory.lines[1]).toMatchObject({ site: '=HYPERLINK("http://x")' })
  const { analysisId } = (await finish(id, 3)).json()
  const document = (await ada.get(`/api/analyses/${analysisId}/document`)).body
  // A spreadsheet opens it as words.
  expect(document).toContain(`'=HYPERLINK`)
  const again = await begin()
  const round = (await upload(again.id, document, 0)).json()
  const bare = ({ id: _, ...line }: Record<string, string>) => line
  expect(round.inventory.lines.map(bare)).toEqual(answer.inventory.lines.map(bare))
  const workbook = await ada.get('/api/activity-template?format=xlsx')
  expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('a hundred thousand rows are refused in words, and a file without the columns too', async () => {
  const { id } = await begin()
  const many = `activity,amount,unit,country\n${'diesel,1,litre,GB\n'.repeat(100_000)}`
  expect((await upload(id, many, 0)).json().error).toContain('100,000 rows')
  expect((await upload(id, 'a,b\n1,2', 0)).json().error).toContain('name the columns')
})

test('who finished it is named until their account is erased, and what they finished stays', async () => {
  const cleo = await signInAs(site, 'cleo@example.org', ['buyer'])
  const idOf = async (browser: Browser): Promise<string> =>
    (await browser.get('/api/auth/session')).json().person.id
  const [organisationId, cleoId] = [await idOf(ada), await idOf(cleo)]
  await site.db.execute(
    sql`insert into memberships (organisation_id, person_id, role) values (${organisationId}, ${cleoId}, 'preparer')`,
  )
  await cleo.post('/api/organisations/switch', { body: { id: organisationId } })
  const { id } = await begin(cleo)
  await save(id, [gas], 0, cleo)
  expect((await cleo.post(`${at}/${id}/finish`, { body: { seenRevision: 1 } })).statusCode).toBe(200)
  const versions = async () => (await ada.get(`${at}/${id}`)).json().versions
  expect(await versions()).toMatchObject([{ finishedBy: 'cleo@example.org', tonnes: 182.9 }])
  await inTransaction(site.db, (tx) =>
    erasePerson(
      tx,
      keptAboutPeople,
      { id: cleoId, email: 'cleo@example.org' },
      { invoicesSince: new Date(0) },
    ),
  )
  expect(await versions()).toMatchObject([{ finishedBy: `erased-${cleoId}@erased.invalid`, tonnes: 182.9 }])
  const { rows } = await site.db.execute(
    sql`select from activity_versions kept where to_jsonb(kept)::text like '%cleo@%'`,
  )
  expect(rows).toEqual([])
})

test('finishing the same again makes no other version', async () => {
  const { id } = await begin()
  await save(id, [gas], 0)
  const { analysisId } = (await finish(id, 1)).json()
  for (let again = 0; again < 2; again++) expect((await finish(id, 1)).json()).toMatchObject({ analysisId })
  expect((await ada.get(`${at}/${id}`)).json().versions).toHaveLength(1)
  await save(id, [{ ...gas, amount: '2000000' }], 1)
  expect((await finish(id, 2)).statusCode).toBe(200)
  expect((await ada.get(`${at}/${id}`)).json().versions).toHaveLength(2)
})
