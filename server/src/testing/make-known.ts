import type { Correction } from '@ledgerleaf/contract/corrections'
import type { Finding } from '@ledgerleaf/contract/findings'
import { headlinePerimeter } from '@ledgerleaf/contract/footprint'
import { type Figure, figureId } from '@ledgerleaf/contract/inventory'
import { type Metric, metricUnit } from '@ledgerleaf/contract/metrics'
import { readCues } from '@ledgerleaf/esg/flags'
import type { Known } from '../reading/analysis/assistant/known.ts'

export const evidenceOf = (quote: string, page = 1) => ({ page, box: null, sheet: null, cell: null, quote })

/** A finding as the reader would leave it, sure of itself. */
export const makeFinding = (
  metric: Metric,
  year: number,
  value: number,
  more: Partial<Finding> = {},
): Finding => ({
  id: `${metric} ${year}`,
  metric,
  year,
  value,
  unit: metricUnit(metric),
  rawValue: String(value),
  rawUnit: 't',
  conversion: '',
  confidence: 0.99,
  doubtful: false,
  gas: 'CO2e',
  evidence: evidenceOf(`${metric} ${year} ${value}`),
  perimeter: null,
  reasons: [],
  context: [],
  foundBy: 'reading',
  alternatives: [],
  ...more,
})

/** A person’s word on a figure, typed with its reason. */
export const makeCorrection = (metric: Metric, year: number, value: number, reason: string): Correction => ({
  id: `${metric} ${year}`,
  version: 1,
  kind: 'change',
  figure: figureId({ metric, year }),
  of: null,
  before: null,
  after: { metric, year, value, perimeter: null },
  given: null,
  evidence: null,
  reason,
  remark: null,
  madeBy: 'visitor',
  madeAt: '2026-01-02T00:00:00.000Z',
})

/** What is known of a report that holds these figures and says these sentences, one on each line of a page. */
export const makeKnown = (
  figures: readonly Figure[],
  sentences: readonly string[] = [],
  more: Partial<Known> = {},
): Known => ({
  figures,
  perimeter: headlinePerimeter(figures),
  emptied: [],
  intensities: [],
  targets: [],
  flags: [],
  cues: readCues([
    {
      page: 1,
      sheet: null,
      hidden: false,
      width: 600,
      height: 800,
      lines: sentences.map((text, at) => ({
        text,
        cell: null,
        box: { x0: 50, y0: 50 + at * 40, x1: 500, y1: 62 + at * 40 },
      })),
    },
  ]),
  ...more,
})
