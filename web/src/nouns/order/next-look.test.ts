import { expect, test } from 'vitest'
import { nextLookMs } from './next-look.ts'

test('an order under way is looked at often, then rarely, then no more', () => {
  const waits = Array.from({ length: 130 }, (_, looks) => nextLookMs({ status: 'pending' }, looks))
  expect(waits[0]).toBe(1000)
  expect(waits[10]).toBe(3000)
  expect(waits[60]).toBe(10_000)
  expect(waits[129]).toBe(false)
  const wholeMs = waits.reduce<number>((sum, wait) => sum + (wait || 0), 0)
  expect(wholeMs).toBeGreaterThanOrEqual(15 * 60_000)
  expect(wholeMs).toBeLessThan(17 * 60_000)
})

test('an order at its end is not looked at again', () => {
  for (const status of ['settled', 'retired', 'cancelled', 'refunded', 'failed'] as const)
    expect(nextLookMs({ status }, 0)).toBe(false)
})

test('a settled order is looked at until the public log has it', () => {
  expect(nextLookMs({ status: 'settled', invoice: 'INV-2026-000001', logIndex: null }, 0)).toBe(1000)
  expect(nextLookMs({ status: 'settled', invoice: 'INV-2026-000001', logIndex: 7 }, 0)).toBe(false)
})

test('a settled order is looked at until its invoice has a number', () => {
  expect(nextLookMs({ status: 'settled', invoice: null }, 0)).toBe(1000)
  expect(nextLookMs({ status: 'settled', invoice: 'INV-2026-000001' }, 0)).toBe(false)
})
