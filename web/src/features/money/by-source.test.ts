import { expect, test } from 'vitest'
import { bySource } from './by-source.ts'

const named = (words: string) => ({ words, account: words })
const posting = (from: string, to: string) => ({
  asset: 'usd',
  amount: 1,
  from: named(from),
  to: named(to),
})

test('what one source gave stands under it once', () => {
  const found = bySource([posting('Held', 'A'), posting('Held', 'B'), posting('Platform', 'A')])
  expect(found.map(({ common, words, postings }) => [common, words, postings.length])).toEqual([
    ['from', 'Held', 2],
    ['from', 'Platform', 1],
  ])
})

test('what several sources gave to one place stands under that place', () => {
  expect(bySource([posting('A', 'Held'), posting('B', 'Held')])).toMatchObject([
    { common: 'to', words: 'Held' },
  ])
})
