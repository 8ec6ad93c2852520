import { expect, test } from 'vitest'
import { pageRows } from './page-rows.ts'
import { writeGrid } from './write-grid.ts'

const at = (text: string, x0: number, y0: number) => ({
  text,
  cell: null,
  box: { x0, y0, x1: x0 + text.length * 5, y1: y0 + 10 },
})
const cell = (text: string, ref: string) => ({ text, cell: ref, box: null })
const grid = (lines: Parameters<typeof pageRows>[0][number]['lines'], lengthMax = 10_000) =>
  writeGrid(pageRows([{ lines }]), lengthMax)

test('what stands in one row of the page stands in one row of the grid, below its head', () => {
  const lines = grid([
    at('tCO2e', 50, 100),
    at('2021', 200, 100),
    at('2020', 300, 101),
    at('Scope 1', 50, 120),
    at('12,345', 200, 120),
    at('9', 300, 121),
  ]).split('\n')
  expect(lines).toHaveLength(2)
  const [head = '', row = ''] = lines
  expect(row.indexOf('12,345')).toBe(head.indexOf('2021'))
  expect(row.indexOf('9')).toBe(head.indexOf('2020'))
})

test('a sheet keeps its empty cells, and loses the columns nobody uses', () => {
  expect(grid([cell('tCO2e', 'A1'), cell('2021', 'XFD1'), cell('Scope 1', 'A2'), cell('Note', 'C2')])).toBe(
    'tCO2e |  | 2021\nScope 1 | Note |',
  )
  expect(grid([cell('a', 'line 1 col 1'), cell('b', 'line 1 col 2'), cell('c', 'line 2 col 2')])).toBe(
    'a | b\n | c',
  )
})

test('what no eye sees is not shown to a model', () => {
  expect(grid([cell('Sco\u200bpe 1\u202e \u{e0041}', 'A1')])).toBe('Scope 1')
})

test('of a sheet that is too long the heads stay, and the rows around emissions', () => {
  const rows = Array.from({ length: 3000 }, (_, i) => cell(`row ${i}`, `A${i + 1}`))
  rows[2000] = cell('Scope 1 emissions', 'A2001')
  const text = grid(rows, 400)
  expect(text.length).toBeLessThanOrEqual(400)
  expect(text.split('\n')).toEqual(
    expect.arrayContaining(['row 0', '…', 'row 1999', 'Scope 1 emissions', 'row 2001']),
  )
  expect(text).not.toContain('row 1000\n')
})
