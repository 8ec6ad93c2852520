import { expect, test } from 'vitest'
import { skimmedInWords } from './skimmed-sheets.ts'

test('a sheet that was not read in full is named with its rows', () => {
  expect(skimmedInWords([{ sheet: 'Readings', rows: 200_005, read: 804 }])).toBe(
    'The sheet "Readings" is too large to be read whole. Of its 200,005 rows 804 were read: some of its first and last, and of those that tell of emissions or energy one of each kind. The other rows were only looked through, and nothing was added up from them: a figure that is given only site by site is not found.',
  )
  expect(skimmedInWords([{ sheet: null, rows: 500_005, read: 798 }])).toContain('This file is too large')
})
