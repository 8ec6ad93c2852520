import type { Answer } from '@ledgerleaf/contract/analysis'
import type { Flag } from '@ledgerleaf/contract/findings'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Browser, type TestSite, testSite } from '../../../testing/test-site.ts'
import { upload } from '../../../testing/upload.ts'
import { analyses, reports } from '../analysis.tables.ts'

let site: TestSite
let browser: Browser
let id: string

const table = `Greenhouse gas emissions in tonnes CO2e,2022,2023
Scope 1,1300,1200.5
Scope 2 (market-based),900,800
Business travel (category 6),310,300
Employees,480,500
"We will reduce Scope 1 emissions by 50% by 2030 from a 2020 base year."
`

beforeAll(async () => {
  site = await testSite()
  browser = site.browser('10.41.1.1')
  id = (await upload(browser, 'emissions 2023.csv', Buffer.from(table))).json().analysisId
  await vi.waitFor(
    async () => expect((await browser.get(`/api/analyses/${id}/progress`)).json().state).toBe('completed'),
    { timeout: 50_000, interval: 100 },
  )
}, 90_000)
afterAll(() => site.close())

const ask = async (question: string): Promise<Answer> =>
  (await browser.post(`/api/analyses/${id}/questions`, { body: { question } })).json()
const read = async () => (await browser.get(`/api/analyses/${id}`)).json()
const flagsNow = async (): Promise<string[]> => (await read()).warnings.map((flag: Flag) => flag.id)
const suggested = async (): Promise<string[]> =>
  (await browser.get(`/api/analyses/${id}/questions`)).json().questions

const correct = async (metric: string, year: number, value: string) => {
  const unit = metric === 'energy_total_mwh' ? 'MWh' : 't'
  const body = {
    ...{ kind: 'add', metric, year, value, unit, perimeter: null, from: null },
    ...{ reason: 'from the assurance statement', sure: true, seenVersion: (await read()).corrections.length },
  }
  const made = await browser.post(`/api/analyses/${id}/corrections`, { body })
  expect(made.statusCode, made.body).toBe(200)
  return made.json().id as string
}
const takeBack = async (correctionId: string) => {
  const undone = await browser.post(`/api/analyses/${id}/corrections/${correctionId}/undo`)
  expect(undone.statusCode, undone.body).toBe(200)
}

test('a sum is shown as a formula over figures that each name their cell', async () => {
  const answer = await ask('What is Scope 1 + Scope 2 in 2023?')
  expect(answer.text).toContain('1,200.5 [1] + 800 [2] = 2,000.5 t CO2e')
  expect(answer.formulas).toMatchObject([
    { operator: 'sum', operands: [{ citation: 1 }, { citation: 2 }], result: { value: '2000.5' } },
  ])
  expect(answer.citations).toMatchObject([{ cell: 'line 2 col 3' }, { cell: 'line 3 col 3' }])
})

test('emissions per employee are worked out from the employees the report gives', async () => {
  const answer = await ask('What are the Scope 1 emissions per employee in 2023?')
  expect(answer.text).toContain('1,200.5 t CO2e [1] ÷ 500 employees [2] = 2.401 t CO2e per employee')
})

test('what a person adds is answered and no longer flagged; taken back, both are as before', async () => {
  expect(await flagsNow()).toContain('ENERGY-MISSING')
  expect(await ask('How much energy was used in 2023?')).toMatchObject({ found: false, citations: [] })
  const made = await correct('energy_total_mwh', 2023, '4700.5')
  expect(await flagsNow()).not.toContain('ENERGY-MISSING')
  const answer = await ask('How much energy was used in 2023?')
  expect(answer.text).toContain('4,700.5 MWh [1]')
  expect(answer.citations).toMatchObject([{ correction: { reason: 'from the assurance statement' } }])
  const json = JSON.parse((await browser.get(`/api/analyses/${id}/export?format=json`)).body)
  expect(json.warnings.map((flag: Flag) => flag.id)).not.toContain('ENERGY-MISSING')
  await takeBack(made)
  expect(await flagsNow()).toContain('ENERGY-MISSING')
})

test('the list counts the flags of each analysis as its own page does', async () => {
  const made = await correct('scope2_location', 2023, '950')
  const { warnings, flags } = await read()
  const [listed] = (await browser.get('/api/analyses')).json().analyses
  expect(listed.flags).toBe(flags)
  expect(flags).toBe(warnings.filter(({ kind }: Flag) => kind === 'rule').length)
  await takeBack(made)
})

test('every question that is suggested has an answer, and nobody else may see them', async () => {
  const questions = await suggested()
  expect(questions.length).toBeGreaterThan(2)
  for (const question of questions) expect(await ask(question), question).toMatchObject({ found: true })
  const stranger = site.browser('10.41.1.2')
  expect((await stranger.get(`/api/analyses/${id}/questions`)).statusCode).toBe(404)
})

test('flags of a report that an older release read are raised from the words it kept', async () => {
  const before = await flagsNow()
  const [{ reportId } = { reportId: '' }] = await site.db.select().from(analyses).where(eq(analyses.id, id))
  const [report] = await site.db.select().from(reports).where(eq(reports.id, reportId))
  const { cues: _, ...older } = report?.reading ?? {}
  await site.db
    .update(reports)
    .set({ reading: older as NonNullable<typeof report>['reading'] })
    .where(eq(reports.id, reportId))
  expect(await flagsNow()).toEqual(before)
})
