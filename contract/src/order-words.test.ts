import { expect, test } from 'vitest'
import { tellForward, tellSettled } from './order-words.ts'
import { Credits } from './units.ts'

const spot = { saleType: 'spot', quantity: Credits.parse(10), forward: null } as const
const forward = (delivered: number, refunded: number, nextDueOn: string | null = null) => ({
  saleType: 'forward' as const,
  quantity: Credits.parse(1200),
  forward: { delivered: Credits.parse(delivered), refunded: Credits.parse(refunded), nextDueOn },
})

test('only what came has changed hands', () => {
  expect(tellSettled([spot])).toBe('Paid and settled: the credits have changed hands.')
  expect(tellSettled([forward(1200, 0)])).toBe('Paid and settled: the credits have changed hands.')
  for (const lines of [[forward(0, 0)], [forward(500, 0)], [spot, forward(0, 0)], [forward(0, 1200)]])
    expect(tellSettled(lines)).not.toContain('the credits have changed hands')
  expect(tellSettled([forward(0, 0)])).toContain('nothing is delivered yet')
  expect(tellSettled([forward(0, 0)])).toContain('escrow')
  expect(tellSettled([spot, forward(0, 0)])).toContain('bought spot have changed hands')
  expect(tellSettled([forward(0, 1200)])).toContain('goes back to you')
})

test('a forward line says what came, what is in escrow and what goes back', () => {
  expect(tellForward(forward(0, 0, '2027-11-04'))).toBe(
    'Bought forward, nothing delivered yet: the money waits in escrow. The next are due by Nov 4, 2027.',
  )
  expect(tellForward(forward(500, 0, '2027-11-04'))).toBe(
    'Bought forward, 500 of 1,200 delivered: the money for the rest waits in escrow. The next are due by Nov 4, 2027.',
  )
  expect(tellForward(forward(500, 300, '2027-11-04'))).toContain(
    '300 did not come, and their money goes back.',
  )
  expect(tellForward(forward(1200, 0))).toBe('Bought forward, all delivered.')
  expect(tellForward(forward(500, 700))).toBe(
    'Bought forward, 500 of 1,200 delivered: the money for the rest goes back.',
  )
  expect(tellForward(forward(0, 1200))).toBe('Bought forward and not delivered: the money goes back.')
})
