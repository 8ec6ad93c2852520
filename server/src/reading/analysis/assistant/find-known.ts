import { headlinePerimeter } from '@ledgerleaf/contract/footprint'
import { emptiedPlaces } from '@ledgerleaf/contract/history'
import { settleInventory } from '@ledgerleaf/contract/inventory'
import type { Reader } from '../../../platform/db.ts'
import type { analyses, reports } from '../analysis.tables.ts'
import { findCorrections, findFindings } from '../analysis-queries.ts'
import { findCues, raiseWarnings } from '../raise-warnings.ts'
import type { Known } from './known.ts'

type Upload = {
  analysis: Pick<typeof analyses.$inferSelect, 'id'>
  report: Pick<typeof reports.$inferSelect, 'id' | 'reading'>
}

/** What is known of an analysis by now: the inventory after people's changes, and the flags that it raises. */
export const findKnown = async (db: Reader, { analysis, report }: Upload): Promise<Known> => {
  const findings = await findFindings(db, report.id)
  const corrections = (await findCorrections(db, [analysis.id])).get(analysis.id) ?? []
  const figures = settleInventory(findings, corrections)
  return {
    figures,
    perimeter: headlinePerimeter(figures, report.reading?.perimeter),
    emptied: emptiedPlaces(corrections, figures),
    intensities: report.reading?.intensities ?? [],
    targets: report.reading?.targets ?? [],
    flags: await raiseWarnings(db, report, figures),
    cues: await findCues(db, report),
  }
}
