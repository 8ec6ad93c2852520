import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.ts'
import { textPages } from '../read-document.ts'
import { readBases } from './read-bases.ts'

const read = (...drawings: string[]) =>
  readBases(textPages(drawings.map((drawing, at) => drawPage(drawing, at + 1)))).map(
    ({ kind, year, value, unit }) => [kind, year, value, unit],
  )

test('revenue and employees are read with their year and unit', () => {
  const table = `
Key figures                       2023       2022
Revenue (EUR million)            1,250      1,180
Employees at year-end            5,010      4,870
`
  expect(read(table)).toEqual([
    ['revenue', 2023, 1250, 'EUR million'],
    ['revenue', 2022, 1180, 'EUR million'],
    ['employees', 2023, 5010, 'employee'],
    ['employees', 2022, 4870, 'employee'],
  ])
})

test.each([
  ['a revenue without a currency', 'Key figures     2023\nRevenue        1,250'],
  ['a part of the revenue', 'Key figures     2023\nRevenue from services (EUR million)   1,250'],
  ['a figure under no year', 'Employees      5,010'],
  ['a share', 'Key figures     2023\nEmployees       41 %'],
  ['a part of the employees', 'Key figures     2023\nEmployees trained in safety   210'],
])('%s is left alone', (_, drawing) => {
  expect(read(drawing)).toEqual([])
})

test('two values for one year are left alone', () => {
  const table = (value: string) => `Key figures     2023\nEmployees      ${value}`
  expect(read(table('5,010'), table('4,980'))).toEqual([])
})
