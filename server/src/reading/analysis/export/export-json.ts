import type { Analysis } from '@ledgerleaf/contract/analysis'
import { figuresOf } from './export-rows.ts'

/** Everything the screen shows: the inventory as it stands, then what was read and every change, as the call answers them. */
export const exportJson = (analysis: Analysis): Buffer => {
  const figures = figuresOf(analysis).map(({ finding, correction, ...figure }) => ({
    ...figure,
    findingId: finding?.id ?? null,
    correctionId: correction?.id ?? null,
  }))
  return Buffer.from(`${JSON.stringify({ ...analysis, figures }, null, 2)}\n`)
}
