import type { Tx } from '../../platform/db.ts'
import { followRates } from '../../supply/listings/index.ts'
import { findSheet, type NewSheet, storeSheet } from '../../supply/rates/index.ts'

/** Takes in what one euro cost on a day, and the dollar prices that depend on it follow at once. */
export const importRates = async (
  tx: Tx,
  importedBy: string | null,
  sheet: NewSheet,
  now: Date,
): Promise<{ id: string; repeated: boolean }> => {
  const stored = await storeSheet(tx, importedBy, sheet, now)
  // A sheet of an earlier day is kept, and prices stay with the newest.
  const newest = stored.repeated ? null : await findSheet(tx)
  if (newest?.id === stored.id) await followRates(tx, newest, now)
  return stored
}
