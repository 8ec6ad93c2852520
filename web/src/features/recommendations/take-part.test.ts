import { expect, test } from 'vitest'
import { takePart } from './take-part.ts'

test('no tonne is chosen twice: the other method, the categories or the total make way', () => {
  const first = { scope1: 100, scope2_market: 80 }
  expect(takePart(first, 'scope2_location', 80)).toEqual({ scope1: 100, scope2_location: 80 })
  const travel = takePart(takePart(first, 'scope3_cat6', 20), 'scope3_cat7', 100)
  expect(travel).toEqual({ ...first, scope3_cat6: 20, scope3_cat7: 100 })
  expect(takePart(travel, 'scope3_total', 50)).toEqual({ ...first, scope3_total: 50 })
  expect(takePart({ scope3_total: 50 }, 'scope3_cat6', 20)).toEqual({ scope3_cat6: 20 })
  expect(takePart(travel, 'total', 100)).toEqual({ total: 100 })
})

test('a part of which nothing is covered is no part of the choice', () => {
  expect(takePart({ scope1: 100, scope3_cat6: 20 }, 'scope3_cat6', 0)).toEqual({ scope1: 100 })
})
