import type { OwedBack } from '@ledgerleaf/contract/payouts'
import { Cents } from '@ledgerleaf/contract/units'
import { eq, sql } from 'drizzle-orm'
import { type MoneyAccount, owedBack, usd } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import type { Payee } from './payee.ts'
import { moneyReturns, payers } from './returns.tables.ts'

const referenceOf = (id: string): string => `LLB-${id.slice(-12).toUpperCase()}`

/** Keeps whose account an order was paid from; the last who paid is whom money goes back to. */
export const notePayer = async (tx: Tx, orderId: string, payee: Payee, now: Date): Promise<void> => {
  await tx
    .insert(payers)
    .values({ orderId, payee, notedAt: now })
    .onConflictDoUpdate({
      target: payers.orderId,
      set: { payee: sql`excluded.payee`, notedAt: sql`excluded.noted_at` },
    })
}

const findPayer = async (tx: Tx, orderId: string): Promise<Payee | null> => {
  const [found] = await tx.select({ payee: payers.payee }).from(payers).where(eq(payers.orderId, orderId))
  return found?.payee ?? null
}

export type NewReturn = {
  amountCents: number
  why: OwedBack['why']
  reason: string
  /** Where the money lies. */
  from: MoneyAccount
  orderId: string | null
  lineId?: string | null
  /** Whom it goes to, or null where nobody knows; the order's last payer where nothing is said. */
  payee?: Payee | null
  /** Why the bank did not take it to them before. */
  returnReason?: string
}

/** Money of a payer is theirs again. It stays in an account of its own until the bank has booked it out. */
export const oweBack = async (
  tx: Tx,
  { amountCents, why, reason, from, orderId, lineId = null, payee, returnReason }: NewReturn,
  now: Date,
): Promise<{ id: string }> => {
  const id = newId(now.getTime())
  const known = payee === undefined && orderId !== null ? await findPayer(tx, orderId) : (payee ?? null)
  await post(tx, {
    key: `owe:${id}`,
    kind: 'owe',
    now,
    postings: [{ asset: usd, amount: Cents.parse(amountCents), from, to: owedBack(id) }],
  })
  await tx.insert(moneyReturns).values({
    id,
    reference: referenceOf(id),
    orderId,
    lineId,
    amountCents,
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
