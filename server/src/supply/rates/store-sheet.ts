import type { Rates } from '@ledgerleaf/contract/currencies'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { findSheet } from './find-rates.ts'
import { ratesLock } from './hold-rates.ts'
import { rateSheets } from './rates.tables.ts'

export type NewSheet = Rates & { day: string; source: string }

const refusal = (message: string) => new DomainError('invalid_input', { message })

/** A slipped digit moves a rate by more than markets do from one sheet to the next. */
const movedTooFar = (before: number, after: number): boolean => after > before * 1.25 || after < before * 0.8

/**
 * Keeps what one euro cost on a day. The same again changes nothing; another word of the same source for the same day is
 * refused. Whoever prices by rates meanwhile waits, so that whatever comes next meets all prices there are.
 */
export const storeSheet = async (
  tx: Tx,
  importedBy: string | null,
  sheet: NewSheet,
  now: Date,
): Promise<{ id: string; repeated: boolean }> => {
  if (sheet.day > now.toISOString().slice(0, 10))
    throw refusal('The rates are of a day that is still to come.')
  await tx.execute(sql`select pg_advisory_xact_lock(${ratesLock})`)
  const before = await findSheet(tx, { source: sheet.source })
  if (
    before &&
    (movedTooFar(before.usdPerEuro, sheet.usdPerEuro) || movedTooFar(before.gbpPerEuro, sheet.gbpPerEuro))
  )
    throw refusal('A rate differs by more than a fifth from the last one of this source.')
  const id = newId(now.getTime())
  const [written] = await tx
    .insert(rateSheets)
    .values({ id, ...sheet, importedBy, importedAt: now })
    .onConflictDoNothing()
    .returning({ id: rateSheets.id })
  if (written) return { id, repeated: false }
  const known = await findSheet(tx, { day: sheet.day, source: sheet.source })
  if (!known || known.usdPerEuro !== sheet.usdPerEuro || known.gbpPerEuro !== sheet.gbpPerEuro)
    throw refusal(`${sheet.source} gave other rates for ${sheet.day} before, and these stay.`)
  return { id: known.id, repeated: true }
}
