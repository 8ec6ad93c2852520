import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

test('reads quoted cells, doubled quotes, either line end, and skips empty lines', () => {
  expect(readCsv('\ufeffa,b\r\n"1, one","say ""x"""\n\n2,\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1, one', 'say "x"'] },
    { line: 4, cells: ['2', ''] },
  ])
})

test('takes the delimiter of the first line', () => {
  expect(readCsv('a;b\n1,5;2')[1]?.cells).toEqual(['1,5', '2'])
})

test('whatever was written quoted is read back', () => {
  const cell = fc
    .string({ minLength: 1 })
    .filter((text) => text.trim() === text && text.trim() !== '' && !text.includes('\r'))
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      const line = cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')
      expect(readCsv(`h,i\n${line}`).at(-1)?.cells).toEqual(cells)
    }),
  )
})
