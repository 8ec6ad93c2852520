import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FoundEvidence, type ScoreFacts, topics } from './facts.ts'
import { pillars } from './rule-set.ts'
import { scoreVintage } from './score-vintage.ts'

const found = (topic: FoundEvidence['topic'], value: string | null = null): FoundEvidence => ({
  topic,
  value,
  documentId: 'd1',
  documentName: 'report.pdf',
  page: 3,
  quote: `about ${topic}`,
})

const facts: ScoreFacts = {
  vintage: 2023,
  category: 'biochar',
  mechanism: 'removal',
  registry: 'Verra VCS',
  registryProjectId: '1234',
  methodologyId: 'VM0044',
  creditingStartsOn: '2020-01-01',
  creditingEndsOn: '2030-12-31',
  additionalityStatement: 'Char sells below cost.',
  legallyRequired: false,
  deregistered: false,
  serialBlocks: 1,
  isPromised: false,
  evidence: [found('verification_statement')],
}

const bestValues: Partial<Record<FoundEvidence['topic'], string>> = {
  baseline: 'measured',
  durability: '1000',
  buffer: '25',
  monitoring_term: '100',
  monitoring_period: '2021-2025',
  monitoring_frequency: 'continuous',
  carbon_revenue: '90',
}
const everything = topics.map((topic) => found(topic, bestValues[topic] ?? null))

const values = fc.oneof(
  fc.constantFrom(
    'measured',
    'dynamic',
    'historical',
    'default',
    'continuous',
    'annual',
    '2020-2024',
    '2019',
    'x',
  ),
  fc.integer({ min: 0, max: 2000 }).map(String),
  fc.constant(null),
)
const anyEvidence = fc.array(
  fc.record({
    topic: fc.constantFrom(...topics),
    value: values,
    documentId: fc.constantFrom('d1', 'd2'),
    documentName: fc.constant('a.pdf'),
    page: fc.integer({ min: 1, max: 90 }),
    quote: fc.string({ minLength: 1 }),
  }),
  { maxLength: 40 },
)
const anyFacts = fc.record<ScoreFacts>({
  vintage: fc.integer({ min: 2000, max: 2040 }),
  category: fc.constantFrom('redd_arr', 'biochar', 'blue_carbon', 'dac', 'erw', null),
  mechanism: fc.constantFrom('removal', 'reduction', 'mixed', null),
  registry: fc.constantFrom('Verra VCS', null),
  registryProjectId: fc.constantFrom('12', null),
  methodologyId: fc.constantFrom('VM0044', 'VM0007', null),
  creditingStartsOn: fc.constantFrom('2010-01-01', null),
  creditingEndsOn: fc.constantFrom('2035-12-31', null),
  additionalityStatement: fc.constantFrom('Because.', '', null),
  legallyRequired: fc.constantFrom(true, false, null),
  deregistered: fc.boolean(),
  serialBlocks: fc.integer({ min: 0, max: 3 }),
  isPromised: fc.boolean(),
  evidence: anyEvidence,
})

describe('the scorecard', () => {
  test('its pillars weigh a hundred together', () => {
    expect(pillars.map(({ weight }) => weight)).toEqual([30, 25, 15, 15, 5, 10])
    for (const { rules, weight } of pillars)
      expect(rules.reduce((total, { pointsMax }) => total + pointsMax, 0)).toBe(weight)
  })

  test('is within its bounds for any project, and so is every part of it', () => {
    fc.assert(
      fc.property(anyFacts, (any) => {
        const card = scoreVintage(any)
        expect(card.confidence).toBeGreaterThanOrEqual(0)
        expect(card.confidence).toBeLessThanOrEqual(100)
        if (card.value !== null) {
          expect(card.value).toBeGreaterThanOrEqual(0)
          expect(card.value).toBeLessThanOrEqual(100)
        }
        for (const { points, weight, items } of card.pillars) {
          expect(points).toBeGreaterThanOrEqual(0)
          expect(points).toBeLessThanOrEqual(weight)
          for (const item of items) expect(item.points).toBeLessThanOrEqual(item.pointsMax)
        }
        for (const { gain } of card.raises) expect(gain).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('one more piece of evidence never lowers the score, a pillar or the confidence', () => {
    fc.assert(
      fc.property(anyFacts, anyEvidence, (any, more) => {
        const before = scoreVintage(any)
        const after = scoreVintage({ ...any, evidence: [...any.evidence, ...more] })
        expect(after.confidence).toBeGreaterThanOrEqual(before.confidence)
        for (const [at, { points }] of before.pillars.entries())
          expect(after.pillars[at]?.points).toBeGreaterThanOrEqual(points)
        // A vintage with a number keeps one, and it does not fall.
        if (before.value !== null) expect(after.value).toBeGreaterThanOrEqual(before.value)
      }),
    )
  })

  test('the same facts give the same card', () => {
    fc.assert(
      fc.property(anyFacts, (any) => {
        expect(scoreVintage(any)).toEqual(scoreVintage(structuredClone(any)))
      }),
    )
  })

  test('what is missing gives nothing and is said to be missing', () => {
    fc.assert(
      fc.property(anyFacts, (any) => {
        for (const item of scoreVintage(any).pillars.flatMap(({ items }) => items)) {
          if (item.basis === 'missing') expect(item).toMatchObject({ points: 0, evidence: null })
          if (item.basis === 'document') expect(item.evidence?.page).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('has no number while a gate is shut, and names the gate', () => {
    const card = scoreVintage({ ...facts, evidence: everything, methodologyId: null })
    expect(card).toMatchObject({ value: null, grade: null })
    expect(card.gates.filter(({ passed }) => !passed).map(({ id }) => id)).toEqual(['G2'])
  })

  test('a project that documents everything reaches the top grade with full confidence', () => {
    expect(scoreVintage({ ...facts, category: 'dac', evidence: everything })).toMatchObject({
      value: 100,
      grade: 'A',
      confidence: 100,
      limitedBy: null,
      raises: [],
    })
  })

  test('a weak pillar limits the whole to 1.6 times its percent', () => {
    const evidence = everything.filter(({ topic }) =>
      [
        'investment_analysis',
        'barrier_analysis',
        'common_practice',
        'regulatory_surplus',
        'carbon_revenue',
      ].every((one) => one !== topic),
    )
    // Additionality is 8 of 30: 26.7 percent, times 1.6.
    expect(scoreVintage({ ...facts, evidence })).toMatchObject({ value: 43, limitedBy: 'Additionality' })
  })

  test('an activity the law demands reaches at most 40 percent of additionality', () => {
    const card = scoreVintage({ ...facts, legallyRequired: true, evidence: everything })
    expect(card.pillars[0]).toMatchObject({ points: 12, cap: expect.stringContaining('law') })
  })

  test('a verified period that does not cover the vintage counts nothing for it', () => {
    const evidence = [...facts.evidence, found('monitoring_period', '2019-2021')]
    const item = scoreVintage({ ...facts, evidence }).pillars[3]?.items.find(({ rule }) => rule === 'M2')
    expect(item).toMatchObject({ points: 0, basis: 'document' })
  })

  test('what would raise it says how much, limits included', () => {
    const card = scoreVintage(facts)
    const [first] = card.raises
    const raised = scoreVintage({ ...facts, evidence: [...facts.evidence, found('baseline', 'measured')] })
    expect(first?.gain).toBeGreaterThan(0)
    expect(card.raises.find(({ rule }) => rule === 'Q1')?.gain).toBe((raised.value ?? 0) - (card.value ?? 0))
  })
})
