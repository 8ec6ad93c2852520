import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { invoiceSeries } from './invoices.tables.ts'

export type TakenNumber = { number: string; series: string; year: number; place: number }

/**
 * Gives the next numbers of a series, without a gap: whoever comes second waits at the row until the first has committed
 * or given up. Whatever else a transaction locks it locks before, so that no two can wait for each other.
 */
export const takeNumbers = async (
  tx: Tx,
  series: string,
  count: number,
  now: Date,
): Promise<TakenNumber[]> => {
  const year = now.getUTCFullYear()
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ series, year, last: count })
    .onConflictDoUpdate({
      target: [invoiceSeries.series, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + ${count}` },
    })
    .returning({ last: invoiceSeries.last })
  const before = (row?.last ?? count) - count
  return Array.from({ length: count }, (_, index) => {
    const place = before + index + 1
    return { number: `${series}-${year}-${String(place).padStart(6, '0')}`, series, year, place }
  })
}
