import type { Metric } from '@ledgerleaf/contract/metrics'
import { type Finding, reviewBelow } from '@ledgerleaf/esg/types'
import { expect, test } from 'vitest'
import { settleProposals } from './settle-proposals.ts'
import type { Verified } from './verify-proposal.ts'

const evidence = { page: 3, box: null, sheet: null, cell: null, quote: 'as printed' }

const finding = (metric: Metric, value: number, more: Partial<Finding> = {}): Finding => ({
  metric,
  year: 2021,
  value,
  unit: 'tCO2e',
  rawValue: String(value),
  rawUnit: 't',
  conversion: '',
  confidence: 0.99,
  gas: 'CO2e',
  evidence,
  perimeter: null,
  reasons: [],
  context: [],
  rule: 'table',
  alternatives: [],
  ...more,
})

const proposed = (metric: Metric, ...values: number[]): Verified => ({
  metric,
  year: 2021,
  readings: values.map((value) => ({ value, conversion: `= ${value}` })),
  rawValue: String(values[0]),
  rawUnit: 't',
  gas: 'CO2e',
  context: [],
  evidence: { ...evidence, quote: 'as proposed' },
})

const conflict = { kind: 'conflict' as const, metric: 'scope1' as const, year: 2021, page: 3, sheet: null }
const other = (value: number, perimeter: string | null = null) => ({
  value,
  rawValue: String(value),
  rawUnit: 't',
  perimeter,
  evidence: { ...evidence, page: 7 },
})

const settle = (findings: Finding[], verified: Verified[], gaps = [] as (typeof conflict)[]) =>
  settleProposals({ findings, gaps, perimeter: null }, verified)

test('what is accepted is the model’s, and worth checking', () => {
  const { findings, accepted, refused } = settle(
    [finding('scope2_market', 800), finding('scope3_total', 9000), finding('total', 11_000)],
    [proposed('scope1', 1200)],
  )
  expect({ accepted, refused }).toEqual({ accepted: 1, refused: [] })
  const added = findings.at(-1)
  expect(added).toMatchObject({
    metric: 'scope1',
    value: 1200,
    foundBy: 'model',
    evidence: { quote: 'as proposed' },
  })
  expect(added?.confidence).toBeLessThan(reviewBelow)
  expect(added?.reasons).toContain('It adds up with the other scopes to the total.')
  expect(findings.slice(0, 3).every(({ foundBy }) => foundBy === 'reading')).toBe(true)
})

test('two answers for one figure are none, and the same one twice is one', () => {
  expect(settle([], [proposed('scope1', 1200), proposed('scope1', 1300)])).toEqual({
    findings: [],
    accepted: 0,
    refused: ['two answers', 'two answers'],
  })
  expect(settle([], [proposed('scope1', 1200), proposed('scope1', 1200)])).toMatchObject({
    accepted: 1,
    refused: [],
  })
})

test('each proposal has to fit those accepted before it', () => {
  const { findings, refused } = settle([], [proposed('scope3_total', 500), proposed('scope3_cat1', 900)])
  expect(findings.map(({ metric }) => metric)).toEqual(['scope3_total'])
  expect(refused).toEqual(['sums'])
})

test('a confident reading is not contradicted', () => {
  const sure = finding('scope1', 1200, { alternatives: [other(1300)] })
  const { findings, refused } = settle([sure], [proposed('scope1', 1300)], [conflict])
  expect(findings[0]?.value).toBe(1200)
  expect(refused).toEqual(['contradicts'])
})

test('in a conflict a model may vote for one of the alternatives', () => {
  const doubted = finding('scope1', 1200, { confidence: 0.4, alternatives: [other(1300), other(1400)] })
  const { findings, accepted } = settle([doubted], [proposed('scope1', 1400)], [conflict])
  expect(accepted).toBe(1)
  expect(findings).toMatchObject([
    {
      value: 1400,
      foundBy: 'model',
      confidence: 0.4,
      evidence: { page: 7 },
      alternatives: [{ value: 1200 }, { value: 1300 }],
    },
  ])
})

test('in a conflict nothing but the alternatives can be chosen, and no part of the company', () => {
  const doubted = finding('scope1', 1200, {
    confidence: 0.4,
    alternatives: [other(1300), other(700, 'Spain')],
  })
  expect(settle([doubted], [proposed('scope1', 1250)], [conflict]).refused).toEqual(['no alternative'])
  expect(settle([doubted], [proposed('scope1', 700)], [conflict]).refused).toEqual(['part'])
  expect(settle([], [proposed('scope1', 1250)], [conflict]).refused).toEqual(['no alternative'])
})

test('a vote for our own reading leaves it as it is, with one more reason', () => {
  const doubted = finding('scope1', 1200, { confidence: 0.4, alternatives: [other(1300)] })
  const { findings } = settle([doubted], [proposed('scope1', 1200)], [conflict])
  expect(findings).toMatchObject([{ value: 1200, foundBy: 'reading', confidence: 0.4 }])
  expect(findings[0]?.reasons).toHaveLength(1)
})

test('what is itself in question, or about a part of the company, binds no proposal', () => {
  const doubted = finding('total', 100, { confidence: 0.4 })
  const gaps = [{ ...conflict, metric: 'total' as const }]
  expect(settle([doubted], [proposed('scope1', 1200)]).refused).toEqual(['sums'])
  expect(
    settleProposals({ findings: [doubted], gaps, perimeter: null }, [proposed('scope1', 1200)]).accepted,
  ).toBe(1)
  const spain = finding('total', 100, { perimeter: 'Spain' })
  expect(settle([spain], [proposed('scope1', 1200)]).accepted).toBe(1)
})

test('of a unit with two meanings the one that fits is taken, and none where both would', () => {
  const before = finding('scope1', 1_100_000, { year: 2020 })
  expect(settle([before], [proposed('scope1', 1.2, 1_200_000)]).findings[1]).toMatchObject({
    value: 1_200_000,
  })
  expect(settle([], [proposed('scope1', 1.2, 1_200_000)]).refused).toEqual(['ambiguous'])
})
