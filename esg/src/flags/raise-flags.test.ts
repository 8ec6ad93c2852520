import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

const flagsOf = async (text: string) =>
  (await analyse({ name: 'report-2021.csv', bytes: Buffer.from(text) })).flags
const ids = async (text: string) => (await flagsOf(text)).map(({ id }) => id)

const complete = `tCO2e,2021,2020
Scope 1,1000,1050
Scope 2 (location-based),500,520
Scope 2 (market-based),400,430
Scope 3,9000,9100
Total (market-based),10400,10580
Total energy consumption (MWh),5000,5100
"Emissions intensity (tCO2e / EUR m revenue)",1.2,1.3
"Calculated by the GHG Protocol under operational control with IEA emission factors; limited assurance by an auditor; 40 % from renewable sources"
`

test('a complete document raises next to nothing', async () => {
  expect(await ids(complete)).toEqual(['S3-NO-CATEGORIES'])
})

test('what is missing is said of this document, not of the company', async () => {
  const flags = await flagsOf('tCO2e,2021\nScope 1,1000')
  expect(flags.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'S2-MISSING',
      'S3-MISSING',
      'COMPARATIVE-MISSING',
      'ASSURANCE-MISSING',
      'BOUNDARY-UNSTATED',
      'METHOD-UNSTATED',
      'ENERGY-MISSING',
      'INTENSITY-MISSING',
    ]),
  )
  expect(flags.find(({ id }) => id === 'S3-MISSING')?.found).toMatch(/not found in this document/)
})

test('every flag names a standard, a severity and what to do', async () => {
  for (const flag of await flagsOf('tCO2e,2021\nScope 2,1000')) {
    // What we are unsure of ourselves breaks no standard.
    if (flag.kind === 'rule') expect(flag.standards.length).toBeGreaterThan(0)
    expect(flag.todo.length).toBeGreaterThan(15)
    expect(['high', 'medium', 'low']).toContain(flag.severity)
  }
})

test('a Scope 2 without a method is flagged with its place', async () => {
  const flag = (await flagsOf('tCO2e,2021\nScope 1,10\nScope 2,1000')).find(
    ({ id }) => id === 'S2-METHOD-UNSTATED',
  )
  expect(flag?.evidence[0]).toMatchObject({ cell: 'line 3 col 2' })
})

test('one method alone asks for the other', async () => {
  expect(await ids(complete.replace(/Scope 2 \(market.*\n/, ''))).toContain('S2-SINGLE-METHOD')
})

test('market-based zero needs contracts', async () => {
  const zero = complete.replace('Scope 2 (market-based),400', 'Scope 2 (market-based),0')
  expect(await ids(zero)).toContain('S2-MARKET-ZERO')
  expect(await ids(`${zero}"covered by guarantees of origin"\n`)).not.toContain('S2-MARKET-ZERO')
})

test('scopes that miss the total are flagged', async () => {
  expect(await ids(complete.replace('Total (market-based),10400', 'Total GHG emissions,12400'))).toContain(
    'SUM-MISMATCH',
  )
})

test('a jump without a word about it is flagged', async () => {
  const jump = complete.replace('Scope 1,1000,1050', 'Scope 1,1000,2050')
  const found = (await flagsOf(jump)).find(({ id }) => id === 'YOY-JUMP')?.found
  // 2,050 to 1,000: to a tenth, as the page writes the same change.
  expect(found).toContain('falls by 51.2\u00a0% from 2020 to 2021')
  expect(await ids(`${jump}"2020 was restated after an acquisition"\n`)).not.toContain('YOY-JUMP')
})

test('a document without emissions says so once', async () => {
  expect(await ids('Name,Age\nAnna,32\nBert,41')).toEqual(['NO-EMISSIONS'])
})

test('a target without base year and scopes, and net zero without a step in between', async () => {
  const found = await ids(
    `${complete}"We will reduce our carbon footprint by 50% by 2040 and reach net zero by 2050."\n`,
  )
  expect(found).toEqual(expect.arrayContaining(['BASEYEAR-MISSING', 'TARGET-NO-SCOPE', 'NETZERO-NO-INTERIM']))
})

test('a target is read with its percent, years and scopes', async () => {
  const text = `${complete}"Our target is to reduce Scope 1 emissions by 42% by 2030 compared to a 2019 base year."\n`
  const { targets } = await analyse({ name: 'report-2021.csv', bytes: Buffer.from(text) })
  expect(targets[0]).toMatchObject({
    percent: 42,
    baseYear: 2019,
    targetYear: 2030,
    scopes: [1],
    netZero: false,
  })
})
