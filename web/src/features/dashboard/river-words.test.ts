import { expect, test } from 'vitest'
import { sayElsewhere } from './river-words.ts'

const part = (tonnes: number, startsOn: string, endsOn = startsOn, told = {}) => ({
  ...{ tonnes, startsOn, endsOn, isPending: false, namesNone: startsOn === endsOn },
  ...told,
})

test('a retirement that names no period is said to count for the year it was made in', () => {
  expect(sayElsewhere([part(400, '2026-08-15')])).toEqual([
    '400 t retired on Aug\u00a015,\u00a02026 name no period and count for 2026.',
  ])
})

test('several of one reason are one sentence, and every reason has its own', () => {
  expect(
    sayElsewhere([
      part(7, '2023-01-01', '2023-12-31'),
      part(2, '2023-01-01', '2023-12-31', { isPending: true }),
      part(5, '2022-01-01', '2024-12-31'),
      part(40, '2026-02-01'),
      part(60, '2026-08-15'),
    ]),
  ).toEqual([
    '7 t were retired for 2023.',
    '2 t, pending at the registry, were retired for 2023.',
    '5 t were retired for more than one year (Jan\u00a01,\u00a02022 to Dec\u00a031,\u00a02024) and count for none alone.',
    '100 t retired on 2 days of 2026 name no period and count for 2026.',
  ])
})
