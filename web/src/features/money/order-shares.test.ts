import type { MoneyLine } from '@ledgerleaf/contract/money'
import { expect, test } from 'vitest'
import { tellShare } from './order-shares.ts'

const line = (of: Partial<MoneyLine>) =>
  ({ sellerName: 'A', sellerCents: 975, feeCents: 25, isForward: false, toDeliver: 0, ...of }) as MoneyLine
const now = Date.parse('2026-11-19T00:00:00Z')

test('a share of a settled order is pending until it can be paid out, and never called paid', () => {
  const order = { status: 'settled' as const, lines: [line({})], payableFrom: '2026-11-21T15:08:00Z' }
  expect(tellShare(order, now)).toBe('Pending, can be paid out from Nov\u00a021,\u00a02026')
  expect(tellShare({ ...order, payableFrom: '2026-11-18T00:00:00Z' }, now)).toContain('or paid out')
  expect(tellShare({ ...order, status: 'pending', payableFrom: null }, now)).toContain(
    'before the order settles',
  )
})

test('what is bought forward waits in escrow until it is delivered', () => {
  const lines = [line({ isForward: true, toDeliver: 40 as MoneyLine['toDeliver'] })]
  const order = { status: 'settled' as const, lines, payableFrom: '2026-11-21T15:08:00Z' }
  expect(tellShare(order, now)).toBe('In escrow for 40 credits to deliver')
})
