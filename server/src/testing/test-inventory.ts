import { randomUUID } from 'node:crypto'
import type { Metric } from '@ledgerleaf/contract/metrics'
import type { Db } from '../platform/db.ts'
import { analyses, analysisFindings, reports } from '../reading/analysis/analysis.tables.ts'

export type TestFigure = { metric: Metric; year: number; value: number; confidence?: number }

/** A figure as reading a document leaves it; what a test is about is told over it. */
export const sampleFinding = (
  reportId: string,
  position: number,
  { metric, year, value, confidence = 0.99 }: TestFigure,
) => ({
  reportId,
  position,
  metric,
  year,
  value,
  unit: 'tCO2e' as const,
  rawValue: String(value),
  rawUnit: 't',
  conversion: '',
  confidence,
  gas: 'CO2e' as const,
  foundBy: 'reading' as const,
  perimeter: null,
  reasons: [],
  context: [],
  evidence: { page: 7, box: null, sheet: null, cell: null, quote: `${metric} ${value}` },
  alternatives: [],
})

/** A report that was read, as its reading leaves it in the database, without a document to read. */
export const keepInventory = async (
  db: Db,
  organisationId: string,
  figures: readonly TestFigure[],
  { fileName = 'report.pdf', at = new Date('2026-03-01T12:00:00Z') } = {},
): Promise<string> => {
  const [reportId, id] = [randomUUID(), randomUUID()]
  await db.insert(reports).values({
    id: reportId,
    personId: organisationId,
    sha256: randomUUID().replaceAll('-', '').repeat(2),
    extension: '.pdf',
    bytesCount: 1,
    state: 'completed',
    step: 'completed',
    storedAt: at,
    reading: {
      format: 'pdf',
      company: null,
      years: [...new Set(figures.map(({ year }) => year))],
      pageCount: 9,
      scannedPages: 0,
      milliseconds: 1,
      perimeter: null,
      sources: [],
      intensities: [],
      targets: [],
    },
  })
  await db.insert(analyses).values({ id, reportId, companyName: 'Northwind', fileName, uploadedAt: at })
  if (figures.length > 0)
    await db
      .insert(analysisFindings)
      .values(figures.map((figure, position) => sampleFinding(reportId, position, figure)))
  return id
}
