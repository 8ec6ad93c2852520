import type { Currency } from '@ledgerleaf/contract/currencies'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { ReturnPayee } from './payee.ts'
import { moneyReturns } from './returns.tables.ts'

/** Puts what is owed back into a run that somebody proposes. */
export const proposeReturns = async (
  tx: Tx,
  runId: string,
  ids: readonly string[],
): Promise<{ currency: Currency; amountCents: number }[]> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const taken = await tx
    .update(moneyReturns)
    .set({ state: 'proposed', runId })
    .where(
      and(inArray(moneyReturns.id, wanted), eq(moneyReturns.state, 'owed'), isNotNull(moneyReturns.payee)),
    )
    .returning({ currency: moneyReturns.currency, amountCents: moneyReturns.amountMinor })
  // Another run has one of them, or nobody has said where to.
  if (taken.length !== wanted.length) throw new DomainError('payout_changed')
  return taken
}

export const withdrawReturns = async (tx: Tx, runId: string): Promise<void> => {
  await tx
    .update(moneyReturns)
    .set({ state: 'owed', runId: null })
    .where(and(eq(moneyReturns.runId, runId), eq(moneyReturns.state, 'proposed')))
}

/**
 * Agreed to. The money leaves the account it is owed in once the bank has booked it. Where an operator said to which account
 * it goes, another has looked at that before it leaves.
 */
export const sendReturns = async (tx: Tx, operatorId: string, runId: string, now: Date): Promise<void> => {
  const named = await tx
    .select({ id: moneyReturns.id })
    .from(moneyReturns)
    .where(and(eq(moneyReturns.runId, runId), eq(moneyReturns.namedBy, operatorId)))
    .limit(1)
  if (named.length > 0)
    throw new DomainError('forbidden', {
      message: 'You said to which account some of it goes: another operator has to send it.',
    })
  await tx
    .update(moneyReturns)
    .set({ state: 'sent', sentAt: now })
    .where(and(eq(moneyReturns.runId, runId), eq(moneyReturns.state, 'proposed')))
}

export type ReturnTransfer = {
  reference: string
  currency: Currency
  amountCents: number
  account: ReturnPayee
}

/** What a run sends back, in the order of its references. */
export const findReturnTransfers = async (tx: Tx, runId: string): Promise<ReturnTransfer[]> => {
  const rows = await tx
    .select()
    .from(moneyReturns)
    .where(eq(moneyReturns.runId, runId))
    .orderBy(asc(moneyReturns.reference))
  return rows.flatMap(({ reference, currency, amountMinor, payee }) =>
    payee ? [{ reference, currency, amountCents: amountMinor, account: payee }] : [],
  )
}
