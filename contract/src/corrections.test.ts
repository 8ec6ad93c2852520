import { expect, test } from 'vitest'
import { NewCorrection } from './corrections.ts'

const wish = (more: object) =>
  NewCorrection.safeParse({
    ...{ kind: 'add', metric: 'scope1', year: 2023, value: '5', unit: 't', perimeter: null, from: null },
    ...{ reason: '', sure: false, seenVersion: 0, ...more },
  })

test('a part of the company that cannot be seen is refused, and a reason that cannot be seen is none', () => {
  expect(wish({ perimeter: '\u200b \u2060' }).success).toBe(false)
  expect(wish({ reason: '\u200b\u200d\ufeff' }).data).toMatchObject({ reason: '' })
  const strike = { kind: 'strike', figure: 'scope1/2023', reason: '\u200b', seenVersion: 0 }
  expect(NewCorrection.safeParse(strike).success).toBe(false)
})

test('signs that break lines or turn letters around are taken out of a reason, letters of every script are kept', () => {
  expect(wish({ reason: ' from\u0001the\r\nannex, \u202epage 5 ' }).data).toMatchObject({
    reason: 'from the annex, page 5',
  })
  for (const reason of ['نمی\u200cدانم', '按市場', '👩\u200d🔬', '–'])
    expect(wish({ reason }).data, reason).toMatchObject({ reason })
})

test.each(['-5', 'NaN', '1e400', 'Infinity', '', '1,000', '0x10', '９９', '.5', '1.', '9'.repeat(16)])(
  '%s is no number',
  (value) => {
    expect(wish({ value }).success).toBe(false)
  },
)
