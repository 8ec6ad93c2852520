import { expect, test } from 'vitest'
import { tellEscrow } from './tell-escrow.ts'

test('the two figures of one escrow are told with the fee between them', () => {
  expect(tellEscrow(496_000, 483_600)).toBe(
    'In escrow: $4,960.00 from buyers, less $124.00 fee, is $4,836.00 for sellers.',
  )
})

test('nothing is said where there is no escrow, or no difference to explain', () => {
  expect(tellEscrow(0, 0)).toBeNull()
  expect(tellEscrow(5000, 5000)).toBeNull()
  // Read at two moments the two may not fit: then no fee is made up.
  expect(tellEscrow(4000, 5000)).toBeNull()
})
