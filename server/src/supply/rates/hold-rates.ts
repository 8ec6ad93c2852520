import type { RateSheet } from '@ledgerleaf/contract/currencies'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { findRates } from './find-rates.ts'

/** Shared by whoever prices by rates, and held alone by whoever brings new ones. */
export const ratesLock = 7261012

/**
 * The rates to charge by now, and no others until the transaction ends: a price worked out by them is there when the next
 * ones come, and follows. Taken before any lock on a listing, as the import does it.
 */
export const holdRates = async (tx: Tx, now: Date): Promise<RateSheet | null> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${ratesLock})`)
  return findRates(tx, now)
}
