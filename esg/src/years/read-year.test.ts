import { expect, test } from 'vitest'
import { isYearCell, readGluedYear, readYear, yearsIn } from './read-year.ts'

test.each([
  ['FY22', 2022],
  ['CY2019 results', 2019],
  ['FY2020/3', 2020],
  ['2021/22', 2022],
  ['2021/2022', 2022],
  ['2017年度', 2017],
  ['value_2019', 2019],
  ['Fiscal year.2023', 2023],
  ['30 June 2023', 2023],
  ['2023 emissions', 2023],
])('%s is about %d', (text, year) => {
  expect(readYear(text)).toBe(year)
})

test.each(['GRI 305: Emissions 2016', 'ISO 14064-1:2018', '2,020', 'Scope 1', '$2020'])(
  '%s names no reporting year',
  (text) => {
    expect(readYear(text)).toBeNull()
  },
)

test('a year cell says a year and nothing else', () => {
  expect(['2021', 'FY21', '2019*', '2022(3)', '2017 pro rata', 'FY21 (baseline)'].every(isYearCell)).toBe(
    true,
  )
  expect(['2021 target', '12,021', 'page 2021'].some(isYearCell)).toBe(false)
})

test('a footnote digit glued to a year is not part of it', () => {
  expect(readGluedYear('20182')).toBe(2018)
})

test('a caption that names two years is of no use for one', () => {
  expect(yearsIn('from 1 July 2022 to 30 June 2023')).toEqual([2022, 2023])
})
