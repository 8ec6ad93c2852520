import type { Currency } from '@ledgerleaf/contract/currencies'
import type { OwedBack } from '@ledgerleaf/contract/payouts'
import { Cents } from '@ledgerleaf/contract/units'
import { eq, sql } from 'drizzle-orm'
import { type MoneyAccount, owedBack } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import type { ReturnPayee } from './payee.ts'
import { moneyReturns, payers } from './returns.tables.ts'

const referenceOf = (id: string): string => `LLB-${id.slice(-12).toUpperCase()}`

/** Keeps whose account an order was paid from; the last who paid is whom money goes back to. */
export const notePayer = async (tx: Tx, orderId: string, payee: ReturnPayee, now: Date): Promise<void> => {
  await tx
    .insert(payers)
    .values({ orderId, payee, notedAt: now })
    .onConflictDoUpdate({
      target: payers.orderId,
      set: { payee: sql`excluded.payee`, notedAt: sql`excluded.noted_at` },
    })
}

const findPayer = async (tx: Tx, orderId: string): Promise<ReturnPayee | null> => {
  const [found] = await tx.select({ payee: payers.payee }).from(payers).where(eq(payers.orderId, orderId))
  return found?.payee ?? null
}

export type NewReturn = {
  /** What came: it goes back in its own currency. */
  currency: Currency
  amountMinor: number
  why: OwedBack['why']
  reason: string
  /** Where the money lies. */
  from: MoneyAccount
  orderId: string | null
  lineId?: string | null
  /** Whom it goes to, or null where nobody knows; the order's last payer where nothing is said. */
  payee?: ReturnPayee | null
  /** Why the bank did not take it to them before. */
  returnReason?: string
}

/** Money of a payer is theirs again. It stays in an account of its own until the bank has booked it out. */
export const oweBack = async (
  tx: Tx,
  { currency, amountMinor, why, reason, from, orderId, lineId = null, payee, returnReason }: NewReturn,
  now: Date,
): Promise<{ id: string }> => {
  const id = newId(now.getTime())
  const known = payee === undefined && orderId !== null ? await findPayer(tx, orderId) : (payee ?? null)
  await post(tx, {
    key: `owe:${id}`,
    kind: 'owe',
    now,
    postings: [{ asset: currency, amount: Cents.parse(amountMinor), from, to: owedBack(id) }],
  })
  await tx.insert(moneyReturns).values({
    id,
    reference: referenceOf(id),
    orderId,
    lineId,
    currency,
    amountMinor,
    why,
    reason,
    payee: known,
    state: 'owed',
    owedAt: now,
    returnReason: returnReason ?? null,
  })
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
  return { id }
}
