import { expect, test } from 'vitest'
import { skimmedInWords } from './skimmed-sheets.ts'

test('a sheet that was not read in full is named with its rows', () => {
  expect(skimmedInWords([{ sheet: 'Readings', rows: 200_005, read: 804 }])).toBe(
    'The sheet "Readings" has 200,005 rows, of which 804 were read: its first and last, and those that tell of emissions or energy. The other rows were only looked through, and nothing was added up from them.',
  )
  expect(skimmedInWords([{ sheet: null, rows: 500_005, read: 798 }])).toContain('This file has 500,005 rows')
})
