import type { KeptScore, ScorePillar } from '@ledgerleaf/contract/scores'
import { expect, test } from 'vitest'
import { mostPoints, sayCriterion, scoredProjects, sharedCriteria, tellHeld } from './shared-criteria.ts'

const pillar = (id: string, points: number): ScorePillar => ({
  id,
  title: id,
  weight: 20,
  points,
  cap: null,
  items: [
    {
      rule: 'A1',
      title: 'One',
      basis: 'document',
      input: '',
      points,
      pointsMax: 20,
      evidence: null,
      raise: null,
    },
  ],
})
const score = (...pillars: ScorePillar[]): KeptScore => ({
  vintage: 2024,
  ruleSet: '1',
  value: 50,
  grade: 'C',
  confidence: 40,
  limitedBy: null,
  gates: [],
  pillars,
  raises: [],
  scoredAt: '2026-01-01T00:00:00Z',
})

const kilns = { id: 'k', name: 'Kilns' }
const fields = { id: 'f', name: 'Fields' }
const forest = { id: 'w', name: 'Forest' }

test('a project without a score is left out, and the others keep their number', () => {
  const scored = scoredProjects([kilns, fields, forest], [score(), null, score()])
  expect(scored.map(({ name, place }) => [name, place])).toEqual([
    ['Kilns', 0],
    ['Forest', 2],
  ])
})

test('each criterion stands once with what every project has of it, and one that was not asked of a project is empty', () => {
  const scored = scoredProjects(
    [kilns, fields],
    [score(pillar('additionality', 12)), score(pillar('additionality', 5), pillar('permanence', 20))],
  )
  const criteria = sharedCriteria(scored)
  expect(criteria.map(({ id, of }) => [id, of.map((one) => one.pillar?.points ?? null)])).toEqual([
    ['additionality', [12, 5]],
    ['permanence', [null, 20]],
  ])
  expect(criteria.map(sayCriterion)).toEqual([
    'additionality: Kilns 12 of 20 points, 12 of them documented; Fields 5 of 20 points, 5 of them documented.',
    'permanence: Fields 20 of 20 points, 20 of them documented.',
  ])
})

test('whoever has most of a criterion is marked, and nobody where all have as many or one alone was asked', () => {
  const most = (...points: (number | null)[]) =>
    mostPoints(
      points.map((each) => ({
        pillar: each === null ? null : pillar('additionality', each),
        points: each ?? 0,
      })),
    )
  expect([most(15, 16, 19), most(12, 12), most(9, null), most(0, 5, null)]).toEqual([19, null, null, 5])
})

test('a score that one criterion holds down says what the criteria come to, and what holds it', () => {
  const of = (points: number[], value: number, limitedBy: string | null) =>
    ({
      value,
      limitedBy,
      pillars: points.map((each, at) => ({ id: `p${at}`, points: each })),
    }) as unknown as Parameters<typeof tellHeld>[0]
  expect(tellHeld(of([19.4, 6, 15, 14.6], 38, 'Quantification'))).toBe(
    '55 points, held at 38 by Quantification',
  )
  expect(tellHeld(of([19.4, 6], 25, null))).toBeNull()
})
