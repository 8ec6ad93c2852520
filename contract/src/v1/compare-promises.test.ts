import { expect, test } from 'vitest'
import { comparePromises, tellChanges } from './compare-promises.ts'

const before = [
  'GET /v1/orders',
  'GET /v1/orders answers 200: object',
  'GET /v1/orders asks query limit: integer',
  'Order.status may be settled',
  'Order.status: one of',
  'Order: object',
]

test('a line that is gone, and a field that is asked for from now on, are broken promises', () => {
  const after = [
    ...before.filter((line) => !line.startsWith('Order.status may')),
    'GET /v1/orders asks query day: string, required',
  ]
  expect(comparePromises(before, after.toSorted()).broken).toEqual([
    'gone: Order.status may be settled',
    'asked for: GET /v1/orders asks query day: string, required',
  ])
})

test('what came is told as a whole: a call without its fields, a field without what is in it', () => {
  const after = [
    ...before,
    'GET /v1/forwards',
    'GET /v1/forwards answers 200: Forward',
    'GET /v1/forwards asks query day: string, required',
    'Order.status may be refunded',
    'Order.place.city: string',
    'Order.place: object',
  ].toSorted()
  expect(comparePromises(before, after).broken).toEqual([])
  expect(tellChanges(before, after)).toEqual([
    'GET /v1/forwards',
    'Order.place: object',
    'Order.status may be refunded',
  ])
})
