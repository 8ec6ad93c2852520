import { expect, test } from 'vitest'
import { detailOf, listGroups, listNames, noteOf, stateOfRow } from './words.ts'

test('every list of money is in one group of those to choose from', () => {
  expect(listGroups.flatMap(({ lists }) => lists).toSorted()).toEqual(Object.keys(listNames).toSorted())
})

test('where no invoices for fees are issued, the list of fees says so and why', () => {
  expect(noteOf('fees', true)).toContain('issues sellers no invoices for fees')
  expect(noteOf('fees', false)).not.toContain('invoices for fees')
  expect(noteOf('orders', true)).toBeUndefined()
})

test('an order of which credits are still to be delivered is not called settled alone', () => {
  const row = { state: 'settled', detail: 'to_deliver 40' }
  expect(stateOfRow('orders', row)).toEqual({ text: 'Settled, 40 to deliver', tone: 'attention' })
  expect(detailOf('orders', row.detail)).toBe('')
  expect(stateOfRow('orders', { state: 'settled', detail: null }).text).toBe('Settled')
})
