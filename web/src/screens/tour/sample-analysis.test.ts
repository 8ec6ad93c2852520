import { Analysis, CellGrid } from '@ledgerleaf/contract/analysis'
import { Scorecards } from '@ledgerleaf/contract/scores'
import { expect, test } from 'vitest'
import { openedPlace, sampleAnalysis, sampleCells } from './sample-analysis.ts'
import { sampleScores } from './sample-score.ts'

test('the sample report is what the server could answer, and its cells hold the figure that is opened', () => {
  const analysis = Analysis.parse(sampleAnalysis('2026-03-01T12:00:00.000Z'))
  expect(analysis.footprint).toMatchObject({ year: 2025, tonnes: 15_548 })
  const opened = analysis.results.find(({ id }) => id === `${openedPlace.metric}/2025`)
  expect(opened?.evidence.cell).toBe(openedPlace.cell)
  const grid = CellGrid.parse(sampleCells(2025))
  const row = grid.rows.find((one) => one.row === grid.row)
  expect(row?.cells[grid.columns.indexOf(grid.column)]).toBe('8,310')
})

test('the points of the sample’s scorecard fit their pillars, which make a hundred', () => {
  const [score] = Scorecards.parse(sampleScores('2026-03-01T12:00:00.000Z')).scores
  const pillars = score?.pillars ?? []
  expect(pillars.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  for (const { items, weight, points } of pillars) {
    expect(items.reduce((sum, { pointsMax }) => sum + pointsMax, 0)).toBe(weight)
    expect(points).toBeLessThanOrEqual(weight)
  }
})
