import { expect, test } from 'vitest'
import type { Correction } from './corrections.ts'
import type { EmissionSource, Finding } from './findings.ts'
import { writeShare } from './shares.ts'
import { changeOfSource, writeSourceShare } from './sources.ts'

const evidence = { page: 3, box: { x0: 1, y0: 2, x1: 3, y1: 4 }, sheet: null, cell: null, quote: '8,310' }
const finding: Finding = {
  ...{
    id: 'a',
    metric: 'scope3_cat1',
    year: 2024,
    value: 8310,
    unit: 'tCO2e',
    rawValue: '8,310',
    rawUnit: 't',
  },
  ...{ conversion: '', confidence: 1, doubtful: false, gas: 'CO2e', evidence, perimeter: null, reasons: [] },
  ...{ context: [], foundBy: 'reading', alternatives: [] },
}
const source: EmissionSource = {
  ...{ name: 'Purchased goods', scope: 3, year: 2024, tonnes: 8310, share: 0.5345, evidence, computed: null },
}
const said = { metric: 'scope3_cat1', year: 2024, value: 8310, perimeter: null } as const
const correction = (more: Partial<Correction>): Correction => ({
  ...{ id: 'c1', version: 1, kind: 'change', figure: 'scope3_cat1/2024', of: null, before: said },
  ...{ after: { ...said, value: 8000 }, given: null, evidence: null, reason: 'typo', remark: null },
  ...{ madeBy: 'bea@example.com', madeAt: '2026-11-17T10:00:00Z', ...more },
})

test('a share is rounded once, from the tonnes and not from a share that was rounded before', () => {
  expect(writeShare(8310, 15548)).toBe('53.4\u00a0%')
  const rest = { ...source, tonnes: 15548 - 8310 }
  expect(writeSourceShare(source, [source, rest])).toBe('53.4\u00a0%')
})

test('a source whose figure a person changed names that change, until it is taken back', () => {
  const changed = { results: [finding], corrections: [correction({})] }
  expect(changeOfSource(source, changed)).toMatchObject({ id: 'c1', after: { value: 8000 } })
  const back = correction({ id: 'c2', version: 2, kind: 'undo', of: 'c1' })
  expect(changeOfSource(source, { ...changed, corrections: [...changed.corrections, back] })).toBeNull()
})

test('a source whose figure was struck out says so, and one that was only checked stands as it was read', () => {
  const struck = correction({ kind: 'strike', after: null })
  expect(changeOfSource(source, { results: [finding], corrections: [struck] })?.kind).toBe('strike')
  const checked = correction({ kind: 'confirm', after: said })
  expect(changeOfSource(source, { results: [finding], corrections: [checked] })).toBeNull()
})

test('a change of another figure is none of this source', () => {
  const other = correction({ figure: 'scope1/2024', before: null, after: { ...said, metric: 'scope1' } })
  expect(changeOfSource(source, { results: [finding], corrections: [other] })).toBeNull()
})
