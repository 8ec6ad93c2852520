import type { Flag } from '@ledgerleaf/contract/findings'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { areCurrent, type FlagFigure, raiseFlags, readCues } from '@ledgerleaf/esg/flags'
import type { Cues } from '@ledgerleaf/esg/types'
import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { type KeptReading, reportPages, type reports } from './analysis.tables.ts'

/** A figure a person answers for has no other reading any more: they chose. */
const toFlagFigure = (figure: Figure): FlagFigure => {
  const { metric, year, value, unit, perimeter, doubtful, evidence, finding, correction } = figure
  return {
    ...{ metric, year, value, unit, perimeter, evidence },
    rawValue: correction ? String(value) : (finding?.rawValue ?? String(value)),
    gas: finding?.gas ?? 'CO2e',
    context: finding?.context ?? [],
    alternatives: correction ? [] : (finding?.alternatives ?? []),
    sure: !doubtful,
  }
}

/** What the document says beside its figures; read again from its words where an older release kept less of it. */
export const findCues = async (
  db: Reader,
  { id, reading }: Pick<typeof reports.$inferSelect, 'id' | 'reading'>,
): Promise<Cues> => {
  if (reading?.cues && areCurrent(reading.cues)) return reading.cues
  const { page, sheet, hidden, width, height, lines } = reportPages
  const pages = await db
    .select({ page, sheet, hidden, width, height, lines })
    .from(reportPages)
    .where(eq(reportPages.reportId, id))
    .orderBy(asc(reportPages.position))
  return readCues(pages)
}

type Said = Pick<KeptReading, 'intensities' | 'targets' | 'reportYear'>

export const warningsOf = (
  { intensities, targets, reportYear = null }: Said,
  cues: Cues,
  figures: readonly Figure[],
): Flag[] => raiseFlags({ cues, figures: figures.map(toFlagFigure), intensities, targets, reportYear })

/** Raised anew from what the inventory is by now, so that no flag speaks of a figure that has changed since. */
export const raiseWarnings = async (
  db: Reader,
  report: Pick<typeof reports.$inferSelect, 'id' | 'reading'>,
  figures: readonly Figure[],
): Promise<Flag[]> =>
  // The rules are about what a report says; lines of activity data say nothing beside their numbers.
  report.reading === null || report.reading.activity
    ? []
    : warningsOf(report.reading, await findCues(db, report), figures)
