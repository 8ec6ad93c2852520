import { isBacked } from '@ledgerleaf/contract/backing'
import type { Holding } from '@ledgerleaf/contract/retirements'
import type { Promised } from './purchase-queries.ts'
import type { ReportData } from './report-data.ts'

/** Held credits that stand at their registry: the others could offset nothing if they were retired. */
export const backedHoldings = ({ holdings }: Pick<ReportData, 'holdings'>): Holding[] =>
  holdings.filter(({ backing }) => backing !== null && isBacked(backing))

/** What could be cancelled later under contracts that exist: held, and bought forward by the year of delivery. */
export const plannedCredits = (
  data: Pick<ReportData, 'holdings' | 'promised'>,
): { held: Holding[]; forward: [year: string, promised: Promised[]][]; total: number } => {
  const held = backedHoldings(data)
  const years = new Map<string, Promised[]>()
  for (const one of data.promised) {
    const year = one.dueOn.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), one])
  }
  const total = [...held, ...data.promised].reduce((sum, { quantity }) => sum + quantity, 0)
  return { held, forward: [...years].sort(([a], [b]) => (a < b ? -1 : 1)), total }
}
