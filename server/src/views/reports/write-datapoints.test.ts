import { writeCell } from '@ledgerleaf/contract/report-cells'
import { expect, test } from 'vitest'
import { reportDataOf, retirementOf } from '../../testing/report-data.ts'
import { writeDatapoints } from './write-datapoints.ts'
import { writeReport } from './write-report.ts'

const data = reportDataOf({
  retirements: [
    retirementOf('0', 3, { retiredAt: '2024-03-01T00:00:00.000Z' }),
    retirementOf('1', 60),
    retirementOf('2', 31, { mechanism: 'removal', category: 'dac', country: 'DE', registry: 'Puro.earth' }),
  ],
})

test('every figure of the report that the taxonomy has a name for is in the file, and is the same', () => {
  const { facts } = writeDatapoints(data)
  const [cancelled] = writeReport('esrs_e1_7', data).sections
  for (const { cells } of cancelled?.rows ?? []) {
    const [label = '', , datapoint = '', before = '', now = ''] = cells.map(writeCell)
    const own = facts.filter((fact) => fact.label === label)
    expect(own.length, label).toBe(datapoint === '' ? 0 : 2)
    const written = own.map(({ value, unit }) => {
      if (value === null) return '–'
      return unit === 'pure' ? `${Math.round(Number(value) * 1000) / 10} %` : String(value)
    })
    if (own.length > 0) expect(written, label).toEqual([now, before])
  }
})

test('a share is a part of one, names its standard, and the retirements it comes from', () => {
  expect(writeDatapoints(data).facts).toContainEqual({
    concept: 'esrs:PercentageOfCarbonCreditsCancelledForRecognisedQualityStandard',
    datapoint: 'E1-7_16',
    paragraph: 'AR 62',
    label: 'Quality standard: Puro.earth',
    period: '2025-01-01/2025-12-31',
    value: 0.341,
    unit: 'pure',
    dimensions: { 'esrs:NameOfRecognisedQualityStandardTypedAxis': 'Puro.earth' },
    retirementIds: ['2'],
    missing: null,
  })
})

test('what the ledger cannot know has no value, and says why', () => {
  const open = writeDatapoints(data).facts.filter(({ value }) => value === null)
  for (const { missing, label } of open) expect(missing, label).toMatch(/\.$/)
  expect(open.map(({ datapoint }) => datapoint)).toContain('E1-7_18')
})

test('the name of the company is the word of whoever made it, and a sandbox says that it is one', () => {
  expect(writeDatapoints(data)).toMatchObject({
    entity: { note: 'Stated by the company, not verified' },
    mark: null,
  })
  expect(writeDatapoints({ ...data, isSandbox: true }).mark).toBe('Sandbox')
})
