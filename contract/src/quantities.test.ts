import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addExactly, convertQuantity, quantityUnits, unitsOf, writeExact, writeGiven } from './quantities.ts'

test.each([
  ['4700.5', 't', 4700.5, ''],
  ['4.7005', 'kt', 4700.5, '4.7005 kt × 1,000 = 4,700.5 t CO2e'],
  ['0.1', 'Mt', 100_000, '0.1 Mt × 1,000,000 = 100,000 t CO2e'],
  ['1', 'kg', 0.001, '1 kg ÷ 1,000 = 0.001 t CO2e'],
  ['1000', 'short tons', 907.18474, '1,000 short tons × 0.90718474 = 907.18474 t CO2e'],
  ['1.005', 'GWh', 1005, '1.005 GWh × 1,000 = 1,005 MWh'],
  ['36', 'GJ', 10, '36 GJ ÷ 3.6 = 10 MWh'],
  ['1', 'GJ', 0.277778, '1 GJ ÷ 3.6 ≈ 0.277778 MWh'],
  ['3600', 'MJ', 1, '3,600 MJ ÷ 3,600 = 1 MWh'],
  ['9', 'TJ', 2500, '9 TJ × 1,000 ÷ 3.6 = 2,500 MWh'],
] as const)('%s %s is %d', (plain, unit, value, conversion) => {
  expect(convertQuantity(plain, unit)).toEqual({ value, conversion })
})

test('refuses what it could not keep to the last digit', () => {
  expect(convertQuantity('1234567890.1234567', 't')).toBeNull()
  expect(convertQuantity('9999999999', 'Mt')).toBeNull()
})

test('any figure of up to six decimals comes back digit for digit', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.nat(999_999), (whole, decimals) => {
      const plain = `${whole}.${String(decimals).padStart(6, '0')}`
      const { value = Number.NaN } = convertQuantity(plain, 't') ?? {}
      expect(writeExact(value)).toBe(writeGiven(plain.replace(/\.?0+$/, '')) || '0')
    }),
  )
})

test('adds tenths as one would on paper', () => {
  expect(addExactly([0.1, 0.2, 4700.5])).toBe(4700.8)
})

test('a metric is given in tonnes or in energy, its own unit first', () => {
  expect(unitsOf('scope1')[0]).toBe('t')
  expect(unitsOf('energy_total_mwh')[0]).toBe('MWh')
  expect(unitsOf('scope1').length + unitsOf('energy_total_mwh').length).toBe(quantityUnits.length)
})
