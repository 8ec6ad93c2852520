import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import { splitAt } from './lead-figures.ts'

/** The lines of a part without the sums right below a total that add up to it: they are drawn at the head of the report. */
export const seenRows = (section: ReportSection): ReportRow[] => {
  const at = section.rows.findIndex((_, place) => splitAt(section, place) !== null)
  return at < 0 ? section.rows : section.rows.slice(0, at + 1)
}
