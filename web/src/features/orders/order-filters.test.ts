import { expect, test } from 'vitest'
import { isWorthFiltering, readFilter, writeFilter } from './order-filters.ts'

test('what is listed survives its way through the address, and what no group is called is no choice', () => {
  const filter = { group: 'open', text: 'Rio Calado' } as const
  expect(readFilter(writeFilter(filter))).toEqual(filter)
  expect(writeFilter({ group: null, text: '' }).toString()).toBe('')
  expect(readFilter(new URLSearchParams('q=%20'))).toEqual({ group: null, text: '' })
  expect(readFilter(new URLSearchParams({ q: 'x'.repeat(300) })).text).toHaveLength(200)
  expect(readFilter(new URLSearchParams('show=everything'))).toEqual({ group: null, text: '' })
})

test('few orders need no filters, but whoever has filtered can choose otherwise', () => {
  const few = { open: 0, bought: 2, refunded: 0, ended: 0 }
  expect(isWorthFiltering(few, { group: null, text: '' })).toBe(false)
  expect(isWorthFiltering(few, { group: null, text: 'nothing' })).toBe(true)
  expect(isWorthFiltering({ ...few, open: 1 }, { group: null, text: '' })).toBe(true)
  expect(isWorthFiltering({ ...few, bought: 9 }, { group: null, text: '' })).toBe(true)
})
