import { expect, test } from 'vitest'
import { writeFigure, writeTonnes } from './words.ts'

test.each([
  [1053.524179, '1,053.52'],
  [1102.1, '1,102.1'],
  [367, '367'],
  [0.0041, '0.0041'],
  [0.000456, '0.00046'],
  [0, '0'],
])('%d tonnes are read as %s', (tonnes, text) => {
  expect(writeTonnes(tonnes)).toBe(text)
})

test('what a document prints keeps its decimals; what was computed is for reading', () => {
  expect(writeFigure({ value: 12.345678, source: 'read' })).toBe('12.345678')
  expect(writeFigure({ value: 12.345678, source: 'computed' })).toBe('12.35')
})
