import type { RateSheet } from '@ledgerleaf/contract/currencies'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { rateSheets } from './rates.tables.ts'

const dayMs = 86_400_000
/** Over a long holiday nobody publishes rates; whatever is older is no price to charge by. The view `known_listings` says the same. */
export const staleDays = 7

const asTold = {
  id: rateSheets.id,
  day: rateSheets.day,
  source: rateSheets.source,
  usdPerEuro: rateSheets.usdPerEuro,
  gbpPerEuro: rateSheets.gbpPerEuro,
}

/** Every sheet, to be joined in the statements of others. */
export const allSheets: SQL = sql`rate_sheets sheet`

/** The newest sheet of all, or of a source, or of a day and source. */
export const findSheet = async (
  db: Reader,
  { day, source }: { day?: string; source?: string } = {},
): Promise<RateSheet | null> => {
  const [found] = await db
    .select(asTold)
    .from(rateSheets)
    .where(and(day ? eq(rateSheets.day, day) : undefined, source ? eq(rateSheets.source, source) : undefined))
    .orderBy(desc(rateSheets.day), desc(rateSheets.importedAt))
    .limit(1)
  return found ?? null
}

/** The sheets that orders were placed under, by their ids. */
export const findSheetsOf = async (
  db: Reader,
  ids: readonly (string | null)[],
): Promise<Map<string, RateSheet>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const found = await db.select(asTold).from(rateSheets).where(inArray(rateSheets.id, wanted))
  return new Map(found.map((sheet) => [sheet.id, sheet]))
}

/** The rates to charge by now; null where there are none, or none that are young enough. */
export const findRates = async (db: Reader, now: Date): Promise<RateSheet | null> => {
  const sheet = await findSheet(db)
  return sheet && now.getTime() - Date.parse(sheet.day) < (staleDays + 1) * dayMs ? sheet : null
}
