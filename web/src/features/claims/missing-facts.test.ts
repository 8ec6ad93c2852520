import type { CheckedClaim, ClaimKind } from '@ledgerleaf/contract/claims'
import { expect, test } from 'vitest'
import { isWordingForbidden, missingFacts } from './missing-facts.ts'

const facts = {
  ...{ retiredTonnes: 0, removedTonnes: 0, retirements: 0, pendingTonnes: 0, contradictedTonnes: 0 },
  ...{ unbackedTonnes: 0, forOthersTonnes: 0, heldTonnes: 0, laterTonnes: 0 },
}
const footprint = {
  tonnes: 100,
  from: {
    ...{ analysisId: 'a', companyName: 'A', fileName: 'a.pdf', year: 2024, perimeter: null },
    ...{ corrected: false, doubtful: false },
  },
}
const checked = (kind: ClaimKind, more: Partial<CheckedClaim> = {}): CheckedClaim => ({
  ...{ verdict: 'not_allowed', language: 'en', text: 'x', notUnderstood: [], findings: [], facts, footprint },
  claims: [
    {
      ...{ kind, verdict: 'not_allowed', startsAt: 0, endsAt: 1, words: 'x', about: 'company', time: 'now' },
      ...{ isNegated: false, scopes: [], tonnes: null },
    },
  ],
  ...{ suggestion: null, rulesVersion: '1', ...more },
})
const ways = (claim: CheckedClaim) => missingFacts(claim).map(({ mend, to }) => [mend, to])

test('what is held is retired for the year of the footprint, and the rest is found', () => {
  expect(ways(checked('neutral', { facts: { ...facts, heldTonnes: 40, retiredTonnes: 10 } }))).toEqual([
    ['Retire 40 t', '/retire/all?year=2024&tonnes=40'],
    ['Find credits for it', '/recommendations?tonnes=50'],
  ])
})

test('no footprint, and what the registry has not confirmed, are told with the page that mends them', () => {
  expect(ways(checked('neutral', { footprint: null }))).toEqual([['Upload a report', '/#ask']])
  expect(ways(checked('retired', { facts: { ...facts, pendingTonnes: 5 } }))).toEqual([
    ['See how far they are', '/holdings#retired'],
  ])
})

test('nothing is missing where the words are allowed, or are of no kind that credits stand behind', () => {
  expect(missingFacts(checked('neutral', { verdict: 'allowed' }))).toEqual([])
  expect(missingFacts(checked('renewable'))).toEqual([])
})

test('a law that forbids the words is no missing credit; what the ledger lacks is', () => {
  const finding = (country: string) => ({
    ...{ ruleId: 'r', verdict: 'not_allowed' as const, phrase: 'x', why: 'y', instead: null },
    source: { country, title: 't', article: null, inForceOn: null, address: null },
  })
  expect(isWordingForbidden({ findings: [finding('European Union')] })).toBe(true)
  expect(isWordingForbidden({ findings: [finding('Ledgerleaf')] })).toBe(false)
})
