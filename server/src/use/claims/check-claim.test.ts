import type { ClaimFacts } from '@ledgerleaf/contract/claims'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkClaim } from './check-claim.ts'
import { readAmount } from './quantity-rules.ts'
import type { Claim } from './rule.ts'

const retired = { retiredTonnes: 1240, removedTonnes: 200, heldTonnes: 50, retirements: 3 }
const nothing = { retiredTonnes: 0, removedTonnes: 0, heldTonnes: 50, retirements: 0 }

const of = (tonnes: number) => ({ footprint: { tonnes, from: null } })

const claimOf = (text: string, given: Partial<Claim> = {}): Claim => ({
  text,
  about: 'company',
  markets: ['other'],
  periodStartsOn: '2025-01-01',
  periodEndsOn: '2025-12-31',
  hasDeepCuts: false,
  hasVerifiedFootprint: true,
  facts: retired,
  footprint: null,
  ...given,
})
const verdicts = (text: string, given: Partial<Claim> = {}) =>
  checkClaim(claimOf(text, given)).findings.map(({ ruleId, verdict }) => `${ruleId} ${verdict}`)

test('a neutral product is not allowed in the EU, and is judged by coverage elsewhere', () => {
  const text = 'Our carbon-neutral coffee.'
  const covered = { about: 'product' as const, ...of(1000) }
  expect(verdicts(text, { ...covered, markets: ['eu'] })).toEqual(['neutral-product-eu not_allowed'])
  expect(verdicts(text, covered)).toEqual([])
  expect(verdicts(text, { ...covered, ...of(2000) })).toEqual(['neutral-coverage not_allowed'])
})

test('says what is held and not retired when a footprint is not covered', () => {
  const [finding] = checkClaim(claimOf('We are climate neutral', { ...of(1290) })).findings
  expect(finding?.why).toBe(
    '1,240 tonnes were retired in the period against a footprint of 1,290 tonnes. 50 tonnes are held: they count once they are retired.',
  )
})

test('net zero cannot be bought', () => {
  const text = 'We reached net zero.'
  expect(verdicts(text, { ...of(10) })).toEqual(['net-zero-cuts not_allowed'])
  expect(verdicts(text, { ...of(10), hasDeepCuts: true })).toEqual(['net-zero-cuts condition'])
})

test('California asks for disclosure', () => {
  expect(verdicts('Carbon neutral since 2024', { ...of(10), markets: ['california'] })).toEqual([
    'neutral-california condition',
  ])
})

test('tonnes are held against the ledger, whichever way they are written', () => {
  expect(verdicts('We retired 1,240 tonnes of CO2e.')).toEqual(['tonnes-retired allowed'])
  expect(verdicts('We offset 1.3 kt CO2e')).toEqual(['tonnes-retired not_allowed'])
  expect(verdicts('We removed 300 tonnes from the air')).toEqual(['tonnes-removed not_allowed'])
  expect(verdicts('We have offset our travel', { facts: nothing })).toEqual([
    'offset-without-retirement not_allowed',
  ])
})

test('generic words, promises, our own name and tiers', () => {
  expect(verdicts('An eco-friendly choice', { markets: ['eu'] })).toEqual(['generic-eu not_allowed'])
  expect(verdicts('We will be neutral by 2030')).toContain('future-promise condition')
  expect(verdicts('Certified by Ledgerleaf')).toEqual(['certified-by-us not_allowed'])
  expect(verdicts('VCMI Gold', { ...of(4000) })).toEqual(['vcmi-tier not_allowed'])
  expect(verdicts('VCMI Gold', { ...of(1500) })).toEqual(['vcmi-tier condition'])
  expect(verdicts('We contributed to climate action')).toEqual(['contribution allowed'])
})

test('plain words are allowed, and a true sentence is offered', () => {
  const checked = checkClaim(claimOf('We like trees.'))
  expect([checked.verdict, checked.findings]).toEqual(['allowed', []])
  expect(checked.suggestion).toBe(
    'Between January 1, 2025 and December 31, 2025 we retired 1,240 tonnes of CO2e in carbon credits, with 3 public certificates. 200 tonnes of them are carbon removals. They come on top of our own reductions and do not count toward them.',
  )
  expect(checkClaim(claimOf('We like trees.', { facts: nothing })).suggestion).toBeNull()
})

test('our own suggestion passes our own check', () => {
  const { suggestion } = checkClaim(claimOf('x'))
  expect(checkClaim(claimOf(suggestion ?? '', { markets: ['eu', 'california'] })).verdict).toBe('allowed')
})

test.each([
  ['1,240', undefined, 1240],
  ['1.240', undefined, 1240],
  ['1 240', undefined, 1240],
  ['1.5', 'kt', 1500],
  ['2', 'million', 2_000_000],
  ['12,5', undefined, 12.5],
])('reads %s %s', (number, scale, value) => expect(readAmount(number, scale)).toBe(value))

test('more retired never makes a verdict worse', () => {
  const rank = { not_allowed: 0, condition: 1, allowed: 2 }
  const texts = ['We offset 500 tonnes', 'carbon neutral', 'VCMI silver', 'We contributed', 'removed 90 t']
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.nat(2000), fc.nat(2000), (text, some, more) => {
      const judge = (tonnes: number) => {
        const facts: ClaimFacts = {
          retiredTonnes: tonnes,
          removedTonnes: tonnes,
          heldTonnes: 0,
          retirements: 1,
        }
        return rank[checkClaim(claimOf(text, { facts, ...of(1000) })).verdict]
      }
      expect(judge(some + more)).toBeGreaterThanOrEqual(judge(some))
    }),
  )
})
