import type { Report, ReportRow } from '@ledgerleaf/contract/reports'
import { expect, test } from 'vitest'
import { leadFigures } from './lead-figures.ts'
import { seenRows } from './seen-rows.ts'

const row = (title: string, credits: number[], tone: ReportRow['tone'] = 'plain'): ReportRow => ({
  cells: [
    { is: 'text', text: title },
    ...credits.map((count) => ({ is: 'credits' as const, credits: count })),
  ],
  retirementIds: [],
  tone,
})
const report = (rows: ReportRow[], heads: string[] = []): Pick<Report, 'sections'> => ({
  sections: [
    {
      name: 'Retired',
      title: 'Retired',
      paragraphs: [],
      columns: heads.map((title) => ({ title, isNumeric: title !== '' })),
      rows,
      empty: '',
      notes: [],
      source: null,
    },
  ],
})
const whole = row('Total retired here: 400 counted, 150 pending', [550], 'total')
const counted = row('Of these counted as offsets', [400], 'total')

test('a total is told by its parts where they add up to it', () => {
  const rows = [row('A forest', [550]), whole, counted, row('Not counted yet', [150], 'attention')]
  expect(leadFigures(report(rows))).toEqual({
    whole: { title: 'Total retired here', credits: 550 },
    parts: [
      { title: 'Of these counted as offsets', credits: 400 },
      { title: 'Not counted yet', credits: 150 },
    ],
  })
})

test('parts that do not add up are not drawn as a whole', () => {
  expect(leadFigures(report([whole, counted]))).toBeNull()
})

test('sums of several columns stand under the heads of their columns', () => {
  expect(leadFigures(report([row('Total', [3, 2], 'total')], ['', 'Bought', 'Retired']))).toEqual({
    whole: null,
    parts: [
      { title: 'Bought', credits: 3 },
      { title: 'Retired', credits: 2 },
    ],
  })
})

test('the sums below a total are told once, at the head, and only where they are drawn there', () => {
  const line = row('A project', [550])
  const pending = row('Not counted yet: pending at the registry', [150])
  const drawn = report([line, whole, counted, pending]).sections[0]
  expect(drawn && seenRows(drawn)).toEqual([line, whole])
  const odd = report([line, whole, counted]).sections[0]
  expect(odd && seenRows(odd)).toEqual([line, whole, counted])
})
