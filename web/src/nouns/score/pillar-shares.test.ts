import type { ScorePillar, ScorePoint } from '@ledgerleaf/contract/scores'
import { expect, test } from 'vitest'
import { pillarShares } from './pillar-shares.ts'

const point = (basis: ScorePoint['basis'], points: number, pointsMax: number): ScorePoint => ({
  rule: 'X1',
  title: 'A rule',
  basis,
  input: '',
  points,
  pointsMax,
  evidence: null,
  raise: null,
})
const pillar = (weight: number, points: number, ...items: ScorePoint[]): ScorePillar => ({
  id: 'x',
  title: 'X',
  weight,
  points,
  cap: null,
  items,
})

test('parts a pillar by what its points stand on', () => {
  const asked = [point('type of project', 3, 10), point('document', 13, 13), point('missing', 0, 7)]
  expect(pillarShares(pillar(30, 16, ...asked))).toEqual({
    documented: 13,
    assumed: 3,
    undocumented: 7,
    lost: 7,
  })
})

test('what does not apply leaves the sum, and the rest carries the whole weight', () => {
  const asked = [point('document', 3, 3), point('missing', 0, 2), point('not applicable', 0, 5)]
  expect(pillarShares(pillar(10, 6, ...asked))).toEqual({
    documented: 6,
    assumed: 0,
    undocumented: 4,
    lost: 0,
  })
})

test('points a cap takes are lost, not undocumented', () => {
  expect(pillarShares(pillar(10, 4, point('document', 8, 8), point('missing', 0, 2)))).toEqual({
    documented: 4,
    assumed: 0,
    undocumented: 2,
    lost: 4,
  })
})

test.each([
  ['nothing shown', pillar(15, 0, point('missing', 0, 6))],
  ['nothing that applies', pillar(15, 0, point('not applicable', 0, 6))],
  [
    'points in tenths',
    pillar(15, 3.8, point('own records', 1, 2), point('missing', 0, 6), point('document', 1, 0)),
  ],
])('the parts always sum to the weight: %s', (_, one) => {
  const parts = Object.values(pillarShares(one))
  expect(parts.reduce((total, part) => total + part, 0)).toBeCloseTo(one.weight, 9)
  for (const part of parts) expect(part).toBeGreaterThanOrEqual(0)
})
