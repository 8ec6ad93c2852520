import type { Db } from '../platform/db.ts'
import { inTransaction } from '../platform/transaction.ts'
import { importRates } from '../trade/rates/index.ts'

type Sheet = { usdPerEuro: number; gbpPerEuro: number; source: string }

/** Rates of today. */
export const takeRates = (db: Db, sheet: Sheet) => {
  const now = new Date()
  return inTransaction(db, (tx) =>
    importRates(tx, null, { ...sheet, day: now.toISOString().slice(0, 10) }, now),
  )
}
