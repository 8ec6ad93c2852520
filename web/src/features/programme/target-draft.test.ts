import type { Target } from '@ledgerleaf/contract/findings'
import type { Programme } from '@ledgerleaf/contract/programme'
import { NewDecision } from '@ledgerleaf/contract/programme-decisions'
import { expect, test } from 'vitest'
import { firstTarget, scopeChoices, statedTargets, toTarget } from './target-draft.ts'

const evidence = { page: 1, box: null, sheet: null, cell: null, quote: '' }
const target = (more: Partial<Target>): Target => ({
  text: '',
  percent: 50,
  baseYear: 2022,
  targetYear: 2030,
  scopes: [2, 1],
  netZero: false,
  evidence,
  ...more,
})
const empty: Programme = {
  version: 3,
  sources: [],
  years: [],
  severalYears: { retiredTonnes: 0, pendingTonnes: 0 },
  base: null,
  targets: [],
  stated: [],
  heldTonnes: 0,
  prices: null,
  decisions: [],
}

test('what a report states is offered once, and what it leaves open is left to the person', () => {
  const stated = [
    target({}),
    target({ scopes: [1, 2] }),
    target({ scopes: [], netZero: true, percent: null, baseYear: null, targetYear: 2045 }),
    target({ targetYear: null }),
  ].map((one) => ({ sourceId: 'a', target: one }))
  expect(statedTargets({ ...empty, stated }).map(({ typed }) => typed)).toEqual([
    { targetKind: 'near_term', scopes: '1,2', baseYear: '2022', targetYear: '2030', percent: '50' },
    { targetKind: 'net_zero', scopes: '1,2,3', targetYear: '2045', percent: '' },
  ])
})

test('what is typed becomes the decision, and a field that is no number is refused', () => {
  const typed = { ...firstTarget(empty), baseYear: '2022', percent: '42,5', reason: 'Asked for by the board' }
  expect(NewDecision.parse(toTarget(typed, 3))).toMatchObject({
    kind: 'target',
    scopes: [1, 2],
    percent: 42.5,
    seenVersion: 3,
  })
  expect(NewDecision.safeParse(toTarget({ ...typed, targetYear: '' }, 3)).success).toBe(false)
})

test('whatever scopes a report states its target for, the form has them to choose', () => {
  const ways = [[1], [2], [3], [1, 2], [1, 3], [3, 2], [1, 2, 3], []]
  const stated = ways.map((scopes) => ({ sourceId: 'a', target: target({ scopes }) }))
  for (const { typed } of statedTargets({ ...empty, stated })) expect(scopeChoices).toContain(typed.scopes)
})
