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
