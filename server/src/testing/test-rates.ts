import type { Rates } from '@ledgerleaf/contract/currencies'
import type { Db } from '../platform/db.ts'
import { inTransaction } from '../platform/transaction.ts'
import { importRates } from '../trade/rates/index.ts'

type Taken = Rates & { source?: string; day?: string }

/** Rates of today, by the clock of the database: what is for sale by them is so now. */
export const takeRates = (
  db: Db,
  { source = 'a test', day = new Date().toISOString().slice(0, 10), ...rates }: Taken,
) => inTransaction(db, (tx) => importRates(tx, null, { day, source, ...rates }, new Date()))
