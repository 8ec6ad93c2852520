import type { Analysis } from '@ledgerleaf/contract/analysis'
import { changeOfSource } from '@ledgerleaf/contract/sources'
import { figuresOf } from './export-rows.ts'

/** Everything the screen shows: the inventory as it stands, then what was read and every change, as the call answers them. */
export const exportJson = (analysis: Analysis): Buffer => {
  const figures = figuresOf(analysis).map(({ finding, correction, ...figure }) => ({
    ...figure,
    findingId: finding?.id ?? null,
    correctionId: correction?.id ?? null,
  }))
  // A source stays as it was read; what a person made of its figure since is named beside it.
  const sources = analysis.sources.map((source) => ({
    ...source,
    correctionId: changeOfSource(source, analysis)?.id ?? null,
  }))
  return Buffer.from(`${JSON.stringify({ ...analysis, sources, figures }, null, 2)}\n`)
}
