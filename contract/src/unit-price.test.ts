import { expect, test } from 'vitest'
import { unitPrice, writeUnitPrice } from './unit-price.ts'

test('the price of one comes to the amount again, however many there are', () => {
  let seed = 7
  const below = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return 1 + (seed % most)
  }
  for (let turn = 0; turn < 2000; turn += 1) {
    const total = below(100_000_000)
    const quantity = below(10 ** (1 + (turn % 6)))
    const [whole = '', part = ''] = unitPrice(total, quantity).split('.')
    const scale = 10n ** BigInt(part.length)
    const all = BigInt(whole + part) * BigInt(quantity) * 100n
    expect((2n * all + scale) / (2n * scale)).toBe(BigInt(total))
  }
})

test('it is written like any amount, with more digits only where they tell something', () => {
  expect(unitPrice(2400, 3)).toBe('8.00')
  expect(unitPrice(2770, 3)).toBe('9.233')
  expect(writeUnitPrice(2770, 3, 'eur')).toBe('€9.233')
  expect(writeUnitPrice(123_456_700, 1000, 'gbp')).toBe('£1,234.567')
})
