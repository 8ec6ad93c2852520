import { expect, test } from 'vitest'
import { judgeMatch, type Match } from './judge-match.ts'

const whole: Match = {
  quantity: 100,
  hasIssuances: true,
  hasRetirements: true,
  asOf: '2026-04-02',
  goneAsOf: null,
  issued: 100,
  ofOtherProject: 0,
  ofOtherVintage: 0,
  retired: 0,
  cancelled: 0,
  issuedInAll: 0,
  activeInAll: 0,
  claimedInAll: 100,
  url: null,
  isAttested: false,
}

test.each<[string, Partial<Match>, string, string, number]>([
  ['all of it is issued and active', {}, 'records', 'matched', 100],
  ['no file of the registry is here', { hasIssuances: false, issued: 0 }, 'missing', 'no_records', 100],
  ['its retirements are not known', { hasRetirements: false }, 'missing', 'no_retirements', 100],
  ['none of it is issued', { issued: 0 }, 'missing', 'not_issued', 100],
  ['the last twenty are not issued', { issued: 80 }, 'missing', 'partly_issued', 20],
  ['it was issued to another project', { ofOtherProject: 100 }, 'contradicted', 'other_project', 100],
  ['it is of another year', { ofOtherVintage: 40 }, 'contradicted', 'other_vintage', 40],
  ['three are retired there', { retired: 3 }, 'contradicted', 'retired', 3],
  ['five are cancelled there', { cancelled: 5 }, 'contradicted', 'cancelled', 5],
  [
    'without serials there are enough of the vintage',
    { issued: 0, issuedInAll: 900, activeInAll: 100 },
    'records',
    'by_quantity',
    100,
  ],
  [
    'without serials there is one too few of the vintage',
    { issued: 0, issuedInAll: 900, activeInAll: 99 },
    'contradicted',
    'too_few',
    99,
  ],
])('%s', (_says, change, state, reason, credits) => {
  expect(judgeMatch({ ...whole, ...change })).toMatchObject({ state, reason, credits })
})

test('two operators can say what no record tells, and nothing against a record', () => {
  expect(judgeMatch({ ...whole, issued: 0, isAttested: true })).toMatchObject({ state: 'attested' })
  expect(judgeMatch({ ...whole, retired: 1, isAttested: true })).toMatchObject({ state: 'contradicted' })
  expect(judgeMatch({ ...whole, ofOtherProject: 1, isAttested: true })).toMatchObject({
    state: 'contradicted',
  })
})
