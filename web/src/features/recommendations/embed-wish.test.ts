import { expect, test } from 'vitest'
import { embedWish, wayToRecommendation } from './embed-wish.ts'

const read = (search: string) => embedWish(new URLSearchParams(search), 2026)

test('tonnes are covered as cheaply as can be, within the limits of the address', () => {
  expect(read('tonnes=3&score=70&theme=dark')).toEqual({
    wish: { tonnes: 3, goal: 'cost', limits: expect.objectContaining({ scoreMin: 70 }) },
  })
})

test('a sum of money pays for as many tonnes as it can', () => {
  expect(read('dollars=50')).toEqual({
    wish: { tonnes: 10_000_000, goal: 'tonnes', budgetCents: 5000, limits: expect.anything() },
  })
})

test.each([
  ['', 'Name ?tonnes=3 or ?dollars=50'],
  ['tonnes=&dollars= ', 'Name ?tonnes=3 or ?dollars=50'],
  ['tonnes=3&dollars=50', 'either tonnes or dollars'],
  ['tonnes=0', 'tonnes: Whole tonnes'],
  ['tonnes=1.5', 'tonnes: Whole tonnes'],
  ['tonnes=-1', 'tonnes: Whole tonnes'],
  ['tonnes=many', 'tonnes: Whole tonnes'],
  ['dollars=nothing', 'dollars: '],
  ['dollars=0', 'dollars: An amount in dollars'],
  ['tonnes=3&score=101', 'score: A whole number from 0 to 100'],
])('says what is wrong with "%s"', (search, says) => {
  expect(read(search)).toEqual({ wrong: expect.stringContaining(says) })
})

test('leads on to the same wish where limits can be set', () => {
  expect(wayToRecommendation(new URLSearchParams('tonnes=3&score=70&theme=dark'))).toBe(
    '/recommendations?tonnes=3&score=70',
  )
  expect(wayToRecommendation(new URLSearchParams('dollars=50'))).toBe(
    '/recommendations?budget=50&goal=tonnes&tonnes=',
  )
})
