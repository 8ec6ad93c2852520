import type { TrailStep } from '@ledgerleaf/contract/provenance'
import { expect, test } from 'vitest'
import { trailEvents } from './trail-events.ts'

const step = (
  entryId: string,
  from: TrailStep['from'],
  to: TrailStep['to'],
  [first, last]: [number, number],
  at = '2026-05-19T08:00:00.000Z',
): TrailStep => ({
  entryId,
  kind: 'order.settled',
  at,
  from,
  to,
  quantity: last - first + 1,
  serials: [{ first, last }],
  logIndex: null,
  certificateId: null,
})
const told = (steps: readonly TrailStep[]) =>
  trailEvents(steps).map((event) => event.map(({ entryId }) => entryId).join(' '))

test('a hold and the sale of the same day and serials are one event, whatever stands between them', () => {
  expect(
    told([
      step('listed', 'available', 'listed', [1, 40]),
      step('hold', 'listed', 'held', [1, 20]),
      step('other hold', 'listed', 'held', [21, 40]),
      step('sale', 'held', 'owned', [1, 20]),
      step('other sale', 'held', 'owned', [21, 40]),
    ]),
  ).toEqual(['listed', 'hold sale', 'other hold other sale'])
})

test('a hold that lasted overnight, and one that was settled in part, stay events of their own', () => {
  expect(
    told([
      step('hold', 'listed', 'held', [1, 20]),
      step('sale', 'held', 'owned', [1, 20], '2026-05-20T08:00:00.000Z'),
    ]),
  ).toEqual(['hold', 'sale'])
  expect(told([step('hold', 'listed', 'held', [1, 20]), step('sale', 'held', 'owned', [1, 5])])).toEqual([
    'hold',
    'sale',
  ])
})
