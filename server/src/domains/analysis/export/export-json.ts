import type { Analysis } from '@ledgerleaf/contract/analysis'

/** Everything the screen shows, as the call answers it. */
export const exportJson = (analysis: Analysis): Buffer =>
  Buffer.from(`${JSON.stringify(analysis, null, 2)}\n`)
