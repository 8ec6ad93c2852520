import { expect, test } from 'vitest'
import { quantityOf } from './quantity-of.ts'

test.each(['', ' ', '0', '000'])('nothing in "%s" is bought, and no other number instead', (text) => {
  expect(quantityOf(text)).toEqual({ problem: 'Choose at least one credit' })
})

test.each(['-10', '1,5', '1.5', '1e2', '12a'])('%s is not read as another number', (text) => {
  expect(quantityOf(text)).toEqual({ problem: 'Whole credits only' })
})

test('thousands may be marked, and there is an end to them', () => {
  expect(quantityOf('1,234')).toEqual({ quantity: 1234 })
  expect(quantityOf('99999999999')).toEqual({ problem: 'There are not that many credits' })
})
