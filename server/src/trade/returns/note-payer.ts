import { sql } from 'drizzle-orm'
import { isValidIBAN } from 'ibantools'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { numberOfPayee, plainNumber, type ReturnPayee } from './payee.ts'
import { payers } from './returns.tables.ts'

type Paid = { orderId: string; lineId: string; amountMinor: number; payee: ReturnPayee | null }

/** An IBAN names its bank; any other number is an account only together with its bank. */
const nameOf = (payee: ReturnPayee): string => {
  const number = plainNumber(numberOfPayee(payee))
  return isValidIBAN(number) ? number : `${number}/${'bic' in payee ? payee.bic : ''}`
}

/** Keeps whose account money for an order came from, and how much came from there. */
export const notePayer = async (
  tx: Tx,
  { orderId, lineId, amountMinor, payee }: Paid,
  now: Date,
): Promise<void> => {
  const account = payee ? nameOf(payee) : lineId
  await tx
    .insert(payers)
    .values({ id: newId(now.getTime()), orderId, account, amountMinor, payee, notedAt: now })
    .onConflictDoUpdate({
      target: [payers.orderId, payers.account],
      set: {
        amountMinor: sql`${payers.amountMinor} + excluded.amount_minor`,
        payee: sql`excluded.payee`,
        notedAt: sql`excluded.noted_at`,
      },
    })
}
