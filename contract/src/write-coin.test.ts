import { expect, test } from 'vitest'
import { writeCoin, writeRoughCoin } from './write-coin.ts'

test.each([
  ['0', '0'],
  ['1', 'less than 0.000001'],
  ['1234567000000000', '0.001234'],
  ['1500000000000000000', '1.5'],
  ['1000000000000000000000000', '1,000,000'],
])('%s wei are %s', (wei, written) => {
  expect(writeCoin(wei)).toBe(written)
})

test('a balance of very many coins is told in whole ones, never more than there is; of few, each digit counts', () => {
  expect(writeRoughCoin('999999999993639000000000000')).toBe('999,999,999')
  expect(writeRoughCoin('1500000000000000000')).toBe('1.5')
})
