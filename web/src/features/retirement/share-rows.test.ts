import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  percentsOfTonnes,
  readShares,
  type ShareRow,
  splitEvenly,
  tellLeft,
  tonnesOfPercents,
} from './share-rows.ts'

const row = (given: Partial<ShareRow>): ShareRow => ({
  key: '1',
  kind: 'product',
  subsidiaryId: '',
  name: 'Boots',
  amount: '1',
  ...given,
})

test('what does not divide goes to the first rows', () => {
  expect(splitEvenly(11, 3)).toEqual([4, 4, 3])
  expect(splitEvenly(2, 3)).toEqual([1, 1, 0])
})

test('percents that come to a hundred come to all tonnes', () => {
  expect(tonnesOfPercents(10, [33.33, 33.33, 33.34])).toEqual([3, 3, 4])
  expect(tonnesOfPercents(10, [50, 20])).toEqual([5, 2])
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 51 - 1 }),
      fc.integer({ min: 0, max: 10_000 }),
      (tonnes, part) => {
        const dealt = tonnesOfPercents(tonnes, [part / 100, (10_000 - part) / 100])
        expect(dealt.reduce((sum, one) => sum + one, 0)).toBe(tonnes)
      },
    ),
  )
})

test('tonnes written in percent are the same tonnes again', () => {
  expect(percentsOfTonnes(11, [4, 4, 3])).toEqual([36.37, 36.36, 27.27])
  expect(tonnesOfPercents(11, [36.37, 36.36, 27.27])).toEqual([4, 4, 3])
  expect(percentsOfTonnes(10, [5, 2])).toEqual([50, 20])
})

test('a share without a name or an amount is pointed at', () => {
  expect(readShares([row({}), row({ name: ' ' })], 'tonnes', 2)).toMatchObject({
    wrong: { at: 1, field: 'name' },
  })
  expect(readShares([row({ amount: '1.5' }), row({})], 'tonnes', 2)).toMatchObject({
    wrong: { at: 0, field: 'amount' },
  })
  expect(readShares([row({ kind: 'subsidiary' }), row({ amount: '2' })], 'tonnes', 3)).toEqual({
    shares: [
      { kind: 'subsidiary', subsidiaryId: null, quantity: 1 },
      { kind: 'product', name: 'Boots', quantity: 2 },
    ],
  })
})

test('what is left or too much is said', () => {
  expect(tellLeft(1200, 1000).words).toBe('200 t of 1,200 t left to share')
  expect(tellLeft(10, 11).words).toBe('1 t too much: there are 10 t')
  expect(tellLeft(10, 10)).toEqual({ words: 'All 10 t are shared', isEven: true })
})
