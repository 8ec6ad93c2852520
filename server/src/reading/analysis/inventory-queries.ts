import type { Target } from '@ledgerleaf/contract/findings'
import { headlinePerimeter } from '@ledgerleaf/contract/footprint'
import { type Figure, settleInventory } from '@ledgerleaf/contract/inventory'
import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { analyses, reports } from './analysis.tables.ts'
import { findCorrections, findFindingsOf } from './analysis-queries.ts'
import { type Owner, ownedBy } from './owner.ts'

/** An inventory as its page shows it: every figure of what its headline is about, after what people corrected. */
export type SettledInventory = {
  analysisId: string
  kind: 'report' | 'activity'
  fileName: string
  companyName: string
  uploadedAt: Date
  /** When its figures were given: read last, or finished last where they are reckoned from activity data. */
  figuresAt: Date
  perimeter: string | null
  figures: Figure[]
  targets: Target[]
}

// More than any organisation reads in its life; each is gone through whenever its programme is looked at.
const inventoriesMax = 1000

/** All inventories of an owner that are complete, newest first. Whoever joins years asks here and nowhere else. */
export const findInventories = async (db: Reader, owner: Owner): Promise<SettledInventory[]> => {
  const uploads = await db
    .select({ analysis: analyses, report: reports })
    .from(analyses)
    .innerJoin(reports, eq(reports.id, analyses.reportId))
    .where(and(ownedBy(owner), eq(reports.state, 'completed')))
    .orderBy(desc(analyses.uploadedAt), desc(analyses.id))
    .limit(inventoriesMax)
  if (uploads.length === 0) return []
  const found = await findFindingsOf(db, [...new Set(uploads.map(({ report }) => report.id))])
  const corrections = await findCorrections(
    db,
    uploads.map(({ analysis }) => analysis.id),
  )
  return uploads.map(({ analysis, report }) => {
    const figures = settleInventory(found.get(report.id) ?? [], corrections.get(analysis.id))
    const perimeter = headlinePerimeter(figures, report.reading?.perimeter)
    return {
      analysisId: analysis.id,
      kind: report.reading?.activity ? 'activity' : 'report',
      fileName: analysis.fileName,
      companyName: analysis.companyName,
      uploadedAt: analysis.uploadedAt,
      figuresAt: new Date(Math.max(analysis.uploadedAt.getTime(), report.completedAt?.getTime() ?? 0)),
      perimeter,
      figures: figures.filter((figure) => figure.perimeter === perimeter),
      targets: report.reading?.targets ?? [],
    }
  })
}
