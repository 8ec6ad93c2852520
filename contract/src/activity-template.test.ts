import { expect, test } from 'vitest'
import { DraftLine } from './activity-draft.ts'
import { readRow, readTitles, templateColumns, templateTitles } from './activity-template.ts'
import { computeLines } from './compute-lines.ts'

const at = readTitles(templateTitles)
const row = (cells: Partial<Record<string, string>>) =>
  readRow(
    '1',
    templateColumns.map(({ field }) => cells[field] ?? ''),
    at ?? new Map(),
  )

test('a row can be kept as a line whatever stands in its cells', () => {
  const long = 'x'.repeat(1000)
  expect(
    DraftLine.safeParse(row(Object.fromEntries(templateColumns.map(({ field }) => [field, long])))).success,
  ).toBe(true)
})

test('words in a cell that does not count on this row keep nobody from saving the list', () => {
  const gas = { activity: 'natural-gas', amount: '1000', unit: 'kWh', country: 'GB' }
  const line = row({
    ...gas,
    dollars: 'paid by the landlord, who '.repeat(5),
    marketKg: 'not known '.repeat(10),
  })
  expect(computeLines([line], 2024).problems).toEqual([])
  expect(DraftLine.safeParse(line).success).toBe(true)
})

test('a unit is understood however people spell it, and an activity by its name', () => {
  const spelled = {
    kWh: ['kwh', 'KWH', 'kilowatt-hours'],
    litre: ['litres', 'L', 'Liters'],
    t: ['tonnes', 'Tonne'],
  }
  for (const [unit, words] of Object.entries(spelled))
    for (const word of words) expect(row({ unit: word }).unit, word).toBe(unit)
  expect(row({ unit: 'm³' }).unit).toBe('m3')
  expect(row({ activity: 'natural GAS' }).activity).toBe('natural-gas')
})

test('a unit that cannot be is answered with the word that was written and those that can', () => {
  const gas = { activity: 'natural-gas', amount: '1000', country: 'GB' }
  const saidOf = (unit: string) => computeLines([row({ ...gas, unit })], 2024).problems[0]?.message
  expect(saidOf('bushels')).toBe(
    '“bushels” is no unit we know for natural gas: please use one of kWh, MWh, GJ, therm, mmBtu, litre, m3, US gallon, kg, t, lb, short ton.',
  )
  expect(saidOf('km')).toMatch(/^Natural gas is not measured in km: please use one of kWh/)
  expect(saidOf('')).toMatch(/^Please choose the unit: kWh/)
})
