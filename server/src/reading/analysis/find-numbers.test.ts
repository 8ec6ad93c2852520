import { expect, test } from 'vitest'
import { findNumbers } from './find-numbers.ts'

const box = { x0: 0, y0: 0, x1: 100, y1: 10 }
const inLine = (text: string) => findNumbers({ text, cell: null, box }).map((number) => number.text)

test.each([
  ['4,700.5', ['4,700.5']],
  ['1 234 567', ['1 234 567']],
  ['(1.234,5)', ['1.234,5']],
  ['12,408*', ['12,408']],
  ['2023', ['2023']],
  ['7', ['7']],
  ['Scope 1 emissions were 1,200 tonnes CO2e in 2023, or 12.5 % less.', ['1,200', '12.5']],
  ['tCO2e', []],
  ['K-100', []],
  ['n/a', []],
])('“%s” holds %j', (text, numbers) => {
  expect(inLine(text)).toEqual(numbers)
})

test('a number that is a cell of its own has its box, one among words a piece of theirs', () => {
  expect(findNumbers({ text: '1,200', cell: null, box })[0]?.box).toEqual(box)
  expect(findNumbers({ text: 'was 1,200.', cell: null, box })[0]?.box).toMatchObject({ x0: 40, x1: 90 })
})
