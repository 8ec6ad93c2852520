import type { AnalysisSummary } from '@ledgerleaf/contract/analysis'
import type { Figure as KnownFigure } from '@ledgerleaf/contract/inventory'
import type { V1Analysis } from '@ledgerleaf/contract/v1/analyses'

/** An analysis as programs read it. */
export const writeAnalysis = (known: AnalysisSummary): V1Analysis => ({
  object: 'analysis',
  id: known.id,
  status: known.state,
  refusal: known.refusal,
  companyName: known.companyName,
  fileName: known.fileName,
  kind: known.kind,
  uploadedAt: known.uploadedAt,
  footprints: known.footprints.map(({ year, tonnes }) => ({
    year,
    total: { amount: tonnes, unit: 'tCO2e' },
  })),
  perimeter: known.perimeter,
  findings: known.findings,
  doubtful: known.doubtful,
  flags: known.flags,
})

/** One figure of an inventory, with where it stands. */
export const writeFigure = ({
  id,
  metric,
  year,
  value,
  unit,
  perimeter,
  category,
  source,
  doubtful,
  evidence,
}: KnownFigure) => ({
  id,
  metric,
  year,
  value: { amount: value, unit },
  perimeter,
  category,
  source,
  doubtful,
  evidence,
})
