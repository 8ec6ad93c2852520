import { expect, test } from 'vitest'
import { sayWish, setLimits } from './say-limits.ts'
import { firstWish } from './wish-params.ts'

test('a folded form says all that is set, and nothing that is not', () => {
  expect(sayWish({ ...firstWish, tonnes: '14539' }, null)).toBe(
    '14,539 t · the lowest cost · one project 50 % at most · 3 projects of 5 % or more',
  )
  expect(sayWish({ ...firstWish, share: '', projects: '', goal: 'quality', budget: '$500' }, 40)).toBe(
    '40 t · the best quality for a budget · a budget of $500',
  )
  expect(sayWish({ ...firstWish, tonnes: 'many', share: '', projects: '1' }, null)).toBe(
    'the lowest cost · 1 project or more',
  )
})

test('of more projects than can have their share each, no share is said', () => {
  const says = (projects: string) => setLimits({ ...firstWish, share: '', projects }).map((one) => one.says)
  expect(says('20')).toEqual(['20 projects of 5 % or more'])
  expect(says('21')).toEqual(['21 projects or more'])
})

test('each limit can be taken away by itself', () => {
  const wish = { ...firstWish, score: '20', countries: 'br, ke' }
  expect(setLimits(wish).map(({ says }) => says)).toEqual([
    'Score 20 or more',
    'One project 50 % at most',
    '3 projects of 5 % or more',
    'From BR, KE',
  ])
  const [first] = setLimits(wish)
  expect({ ...wish, ...first?.without }).toEqual({ ...wish, score: '' })
})
