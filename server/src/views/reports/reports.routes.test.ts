import { randomUUID } from 'node:crypto'
import { Datapoints } from '@ledgerleaf/contract/datapoints'
import { writeCell } from '@ledgerleaf/contract/report-cells'
import { Report } from '@ledgerleaf/contract/reports'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { nameOrganisation } from '../../people/organisations/index.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { upload } from '../../testing/upload.ts'

let site: TestSite
let browser: Browser
let id: string
beforeAll(async () => {
  site = await testSite()
  browser = await buyer()
  id = await analysed(browser)
}, 60_000)
afterAll(() => site.close())

let networks = 0
const buyer = async (): Promise<Browser> => {
  networks += 1
  const own = site.browser(`10.30.${networks}.1`)
  const body = { email: `${randomUUID()}@example.com`, password: 'a password nobody guesses' }
  expect((await own.post('/api/auth/sign-up', { body })).statusCode).toBe(200)
  return own
}

const table = 'Emissions in tonnes CO2e,2022,2023\nScope 1,900,1000\nScope 2 (market-based),300,250\n'

const analysed = async (own: Browser): Promise<string> => {
  const { analysisId } = (await upload(own, 'emissions.csv', table)).json()
  await vi.waitFor(
    async () => expect((await own.get(`/api/analyses/${analysisId}`)).json().state).toBe('completed'),
    { timeout: 25_000, interval: 100 },
  )
  return analysisId
}

const correct = async (value: string) => {
  const body = {
    kind: 'change',
    figure: 'scope1/2023',
    metric: 'scope1',
    year: 2023,
    value,
    unit: 't',
    perimeter: null,
    from: null,
    reason: 'From the assurance statement',
    sure: true,
    seenVersion: 0,
  }
  const made = await browser.post(`/api/analyses/${id}/corrections`, { body })
  expect(made.statusCode, made.body).toBe(200)
  return made.json()
}

const ask = (more: string, who = browser) => who.get(`/api/reports/vcmi?from=2023-01-01&to=2023-12-31${more}`)
const report = async (more: string) => Report.parse((await ask(more)).json())
const linesOf = ([first]: Report['sections']) => first?.rows.map(({ cells }) => cells.map(writeCell))
const claimed = (footprint: object, who = browser) =>
  who.post('/api/claims/check', {
    body: {
      text: 'We are climate neutral',
      about: 'company',
      markets: ['other'],
      periodStartsOn: '2023-01-01',
      periodEndsOn: '2023-12-31',
      hasDeepCuts: false,
      hasVerifiedFootprint: true,
      ...footprint,
    },
  })

test('after a correction the next report and the next claim have the figure of the headline', async () => {
  const headline = async () => (await browser.get(`/api/analyses/${id}`)).json().footprint.tonnes
  const of = `&analysis=${id}&year=2023`
  const before = await report(of)
  expect(before.footprint).toMatchObject({
    tonnes: await headline(),
    from: { analysisId: id, fileName: 'emissions.csv', year: 2023, perimeter: null, corrected: false },
  })

  const { id: change } = await correct('1100.125')
  const { footprint, sections } = await report(of)
  expect(footprint).toMatchObject({ tonnes: 1350.125, from: { corrected: true } })
  expect(footprint?.tonnes).toBe(await headline())
  expect(linesOf(sections)).toContainEqual(['Remaining emissions named (tCO2e)', '1,350.125'])
  const claim = (await claimed({ footprintOf: { analysisId: id, year: 2023 } })).json()
  expect(claim.footprint).toEqual(footprint)

  await browser.post(`/api/analyses/${id}/corrections/${change}/undo`)
  expect((await report(of)).footprint).toEqual(before.footprint)
})

test('without a year it is the one the page speaks of first, and another year can be named', async () => {
  expect((await report(`&analysis=${id}`)).footprint).toMatchObject({
    tonnes: 1250,
    from: { year: 2023 },
  })
  expect((await report(`&analysis=${id}&year=2022`)).footprint).toMatchObject({ tonnes: 1200 })
})

test('a number given by hand is named as one', async () => {
  const { footprint, sections } = await report('&footprint=77.5')
  expect(footprint).toEqual({ tonnes: 77.5, from: null })
  expect(linesOf(sections)).toContainEqual(['Where they come from', 'Given by hand'])
  expect((await claimed({ footprintTonnes: 77.5 })).json().footprint).toEqual(footprint)
  expect((await report('')).footprint).toBeNull()
})

test('refuses another’s analysis, a year it does not have, and two footprints at once', async () => {
  const stranger = await buyer()
  expect((await ask(`&analysis=${id}&year=2023`, stranger)).statusCode).toBe(404)
  expect((await claimed({ footprintOf: { analysisId: id } }, stranger)).statusCode).toBe(404)
  const missing = await ask(`&analysis=${id}&year=1850`)
  expect([missing.statusCode, missing.json().error]).toEqual([
    400,
    'The analysis of “emissions.csv” has no footprint for 1850.',
  ])
  expect((await ask(`&analysis=${id}&footprint=5`)).statusCode).toBe(400)
  expect((await ask('&year=2023')).statusCode).toBe(400)
})

test('the company is the one last bought for, and never made up from an address', async () => {
  expect((await report('')).company).toBe('Company not named')
  expect((await report('&company=A%20Company')).company).toBe('A Company')
})

test('a report that is given no company names the organisation as it is called now', async () => {
  const own = await buyer()
  const { person } = (await own.get('/api/auth/session')).json()
  const ids = { personId: person.id, organisationId: person.id }
  for (const name of ['Umbrella GmbH', 'Umbrella SE']) {
    await inTransaction(site.db, (tx) => nameOrganisation(tx, ids, name, new Date()))
    expect(Report.parse((await ask('', own)).json()).company).toBe(name)
  }
})

test('the datapoints of E1-7 are answered under the names of the taxonomy', async () => {
  const answer = await browser.get('/api/reports/esrs_e1_7/datapoints.json?from=2023-01-01&to=2023-12-31')
  expect(answer.statusCode, answer.body).toBe(200)
  expect(Datapoints.parse(answer.json()).facts[0]).toMatchObject({
    concept:
      'esrs:AmountOfCarbonCreditsOutsideValueChainThatAreVerifiedAgainstRecognisedQualityStandardsAndCancelled',
    period: '2023-01-01/2023-12-31',
    value: 0,
    unit: 'tCO2e',
  })
})
