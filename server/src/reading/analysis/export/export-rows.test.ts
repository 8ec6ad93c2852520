import { expect, test } from 'vitest'
import { flagColumns, flagRows } from './export-rows.ts'

test('a doubt of our own reading is exported as that, and not as a fault of the report', () => {
  const flag = { id: 'SUM-MISMATCH', severity: 'low' as const, title: 'a', found: 'b', todo: 'c' }
  const warnings = (['rule', 'our reading'] as const).map((kind) => ({
    ...flag,
    kind,
    standards: [],
    evidence: [],
  }))
  const at = flagColumns.indexOf('kind')
  expect(flagRows({ warnings }).map((row) => row[at])).toEqual(['rule', 'our reading'])
})
