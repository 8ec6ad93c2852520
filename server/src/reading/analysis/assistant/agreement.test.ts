import type { Correction } from '@ledgerleaf/contract/corrections'
import type { Finding, Target } from '@ledgerleaf/contract/findings'
import { settleInventory } from '@ledgerleaf/contract/inventory'
import type { Metric } from '@ledgerleaf/contract/metrics'
import { expect, test } from 'vitest'
import { evidenceOf, makeFinding as finding, makeCorrection, makeKnown } from '../../../testing/make-known.ts'
import { warningsOf } from '../raise-warnings.ts'
import { answerFromInventory } from './answer-from-inventory.ts'
import type { Known } from './known.ts'
import { suggestQuestions } from './suggest-questions.ts'

const correction = (metric: Metric, year: number, value: number) =>
  makeCorrection(metric, year, value, 'from the annex')

type Report = {
  findings?: Finding[]
  corrections?: Correction[]
  sentences?: string[]
  targets?: Target[]
}

/** Flags and answers from the same report: the way the server puts them together. */
const knownOf = ({ findings = [], corrections = [], sentences = [], targets = [] }: Report): Known => {
  const figures = settleInventory(findings, corrections)
  const known = makeKnown(figures, sentences, { targets })
  return { ...known, flags: warningsOf({ intensities: [], targets, reportYear: 2023 }, known.cues, figures) }
}

const target: Target = {
  ...{ text: 'We will cut Scope 1 by 50 % until 2030', percent: 50, baseYear: null, targetYear: 2030 },
  ...{ scopes: [1], netZero: false, evidence: evidenceOf('We will cut Scope 1 by 50 % until 2030') },
}

const one = [finding('scope1', 2023, 100)]
const some = [...one, finding('scope2_market', 2023, 50), finding('scope3_total', 2023, 900)]

const pairs: [flag: string, question: string, open: Report, settled: Report][] = [
  ['NO-EMISSIONS', 'What is the total footprint?', {}, { corrections: [correction('scope1', 2023, 5)] }],
  [
    'S1-MISSING',
    'What is Scope 1 in 2023?',
    { findings: some.slice(1) },
    { findings: some.slice(1), corrections: [correction('scope1', 2023, 7)] },
  ],
  [
    'S2-MISSING',
    'What is Scope 2 in 2023?',
    { findings: one },
    { findings: one, corrections: [correction('scope2_location', 2023, 7)] },
  ],
  [
    'S2-SINGLE-METHOD',
    'What is Scope 2, location-based, in 2023?',
    { findings: some },
    { findings: some, corrections: [correction('scope2_location', 2023, 7)] },
  ],
  [
    'S3-MISSING',
    'What is Scope 3 in 2023?',
    { findings: one },
    { findings: one, corrections: [correction('scope3_total', 2023, 7)] },
  ],
  [
    'S3-NO-CATEGORIES',
    'Which category is largest in 2023?',
    { findings: some },
    { findings: some, corrections: [correction('scope3_cat1', 2023, 7), correction('scope3_cat4', 2023, 8)] },
  ],
  [
    'ENERGY-MISSING',
    'How much energy was used?',
    { findings: one },
    { findings: one, corrections: [correction('energy_total_mwh', 2023, 7)] },
  ],
  [
    'COMPARATIVE-MISSING',
    'How did Scope 1 change?',
    { findings: one },
    { findings: one, corrections: [correction('scope1', 2022, 90)] },
  ],
  [
    'INTENSITY-MISSING',
    'What is the emissions intensity?',
    { findings: one },
    { findings: one, sentences: ['Our emissions intensity was 12 t CO2e per EUR million.'] },
  ],
  [
    'BASEYEAR-MISSING',
    'What is the base year?',
    { findings: one, targets: [target] },
    { findings: one, targets: [target], sentences: ['The base year of all targets is 2019.'] },
  ],
  [
    'BASEYEAR-MISSING',
    'Which baseline year is used?',
    { findings: one, targets: [target] },
    { findings: one, targets: [{ ...target, baseYear: 2019 }] },
  ],
  [
    'ASSURANCE-MISSING',
    'Was it assured by a third party?',
    { findings: one, sentences: ['Quality assurance matters to us.'] },
    { findings: one, sentences: ['The auditor gave limited assurance.'] },
  ],
  [
    'BOUNDARY-UNSTATED',
    'Which boundary was used?',
    { findings: one },
    { findings: one, sentences: ['We follow operational control.'] },
  ],
  [
    'METHOD-UNSTATED',
    'Which standard was followed?',
    { findings: one },
    { findings: one, sentences: ['We follow the GHG Protocol.'] },
  ],
  [
    'GWP-UNSTATED',
    'Which emission factors were used?',
    { findings: one },
    { findings: one, sentences: ['Factors come from DEFRA.'] },
  ],
]

test.each(pairs)(
  '%s and the answer to "%s" say the same, before and after',
  (flag, question, open, settled) => {
    const isFlagged = (known: Known) => known.flags.some(({ id }) => id === flag)
    const before = knownOf(open)
    expect(isFlagged(before)).toBe(true)
    expect(answerFromInventory(question, before)).toMatchObject({ found: false, citations: [] })
    const after = knownOf(settled)
    expect(isFlagged(after)).toBe(false)
    const answer = answerFromInventory(question, after)
    expect(answer).toMatchObject({ found: true })
    expect(answer?.citations.length).toBeGreaterThan(0)
  },
)

test('a sum that a person mended is no longer flagged, and the assistant adds up what the page does', () => {
  const findings = [...some, finding('total', 2023, 2000)]
  expect(knownOf({ findings }).flags).toContainEqual(
    expect.objectContaining({ id: 'SUM-MISMATCH', kind: 'rule' }),
  )
  const mended = knownOf({ findings, corrections: [correction('scope3_total', 2023, 1850)] })
  expect(mended.flags.map(({ id }) => id)).not.toContain('SUM-MISMATCH')
  expect(answerFromInventory('What is the total footprint of 2023?', mended)?.text).toContain(
    '= 2,000 t CO2e',
  )
})

test('a person who corrects a figure settles which of its readings holds', () => {
  const alternatives = [
    { value: 300, rawValue: '300', rawUnit: 't', perimeter: null, evidence: evidenceOf('300') },
  ]
  const findings = [
    finding('scope1', 2023, 100, { alternatives }),
    ...some.slice(1),
    finding('total', 2023, 1250),
  ]
  const kindOf = (known: Known) => known.flags.find(({ id }) => id === 'SUM-MISMATCH')?.kind
  expect(kindOf(knownOf({ findings }))).toBe('our reading')
  expect(kindOf(knownOf({ findings, corrections: [correction('scope1', 2023, 300)] }))).toBeUndefined()
  expect(kindOf(knownOf({ findings, corrections: [correction('scope1', 2023, 150)] }))).toBe('rule')
})

test('whatever a report holds, every question that is suggested has an answer', () => {
  for (const [, , open, settled] of pairs)
    for (const report of [open, settled]) {
      const known = knownOf(report)
      for (const question of suggestQuestions(known))
        expect(answerFromInventory(question, known), question).toMatchObject({ found: true })
    }
  expect(suggestQuestions(knownOf({}))).toEqual([])
  expect(suggestQuestions(knownOf({ findings: some }))).toContain('What is the total footprint of 2023?')
})
