import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { factsOfAccount, type OutsideEvent } from '../payments/index.ts'
import { endPayouts } from './end-payouts.ts'
import { mailBankFailure } from './mail-payouts.ts'
import { connectAccounts, payouts } from './payouts.tables.ts'

type Said = { publicUrl: string; now: Date }

/** Keeps what the provider says of a seller's account. Of two the later counts, whichever comes first. */
const applyAccount = async (tx: Tx, account: Stripe.Account, toldAt: Date) => {
  const [kept] = await tx
    .update(connectAccounts)
    .set({ ...factsOfAccount(account), toldAt })
    .where(
      and(
        eq(connectAccounts.accountId, account.id),
        or(isNull(connectAccounts.toldAt), lte(connectAccounts.toldAt, toldAt)),
      ),
    )
    .returning({ sellerId: connectAccounts.sellerId })
  if (!kept) return { state: 'ignored', reason: 'no account of ours, or told before' } as const
  await announce(tx, { organisationId: kept.sellerId }, { type: 'orders.changed' })
  return { state: 'handled', reason: 'account kept' } as const
}

/** A transfer was taken back whole: the payout has come back. What is taken back in part is for an operator. */
const applyReversal = async (tx: Tx, transfer: Stripe.Transfer, { publicUrl, now }: Said) => {
  const { reference } = transfer.metadata
  const [payout] = await tx
    .select({ reference: payouts.reference })
    .from(payouts)
    .where(or(eq(payouts.transferId, transfer.id), eq(payouts.reference, reference ?? '')))
  if (!payout) return { state: 'quarantined', reason: 'a transfer that is no payout of ours' } as const
  if (transfer.amount_reversed !== transfer.amount)
    return { state: 'quarantined', reason: 'a transfer taken back in part' } as const
  const told = {
    reference: payout.reference,
    amountCents: transfer.amount,
    on: now.toISOString().slice(0, 10),
    returnReason: 'The transfer was taken back',
  }
  const [ended] = await endPayouts(tx, [told], { publicUrl, now })
  if (ended?.end === 'done') return { state: 'handled', reason: 'payout returned' } as const
  return ended?.end === 'repeated'
    ? ({ state: 'ignored', reason: 'returned before' } as const)
    : ({ state: 'quarantined', reason: 'a transfer of another amount' } as const)
}

/** The money lies in the seller's account at the provider and could not be paid on to a bank, or could again. */
type Parts = { publicUrl: string; now: Date }

const applyOnward = async (
  tx: Tx,
  event: Stripe.Event,
  failure: string | null,
  { publicUrl, now }: Parts,
) => {
  const [kept] = await tx
    .update(connectAccounts)
    .set({ bankFailure: failure })
    .where(eq(connectAccounts.accountId, event.account ?? ''))
    .returning({ sellerId: connectAccounts.sellerId })
  if (!kept) return { state: 'ignored', reason: 'no account of ours' } as const
  if (failure !== null)
    await mailBankFailure(tx, { eventId: event.id, sellerId: kept.sellerId, failure }, publicUrl, now)
  await announce(tx, { organisationId: kept.sellerId }, { type: 'orders.changed' })
  return { state: 'handled', reason: failure === null ? 'paid on' : 'not paid on' } as const
}

/** What an event says of sellers' accounts and of what was sent to them; null where it is about neither. */
export const payoutEvent =
  ({ publicUrl }: { publicUrl: string }): OutsideEvent =>
  async (tx, event, now) => {
    switch (event.type) {
      case 'account.updated':
        return applyAccount(tx, event.data.object, new Date(event.created * 1000))
      case 'transfer.reversed':
        return applyReversal(tx, event.data.object, { publicUrl, now })
      case 'payout.failed':
        return applyOnward(tx, event, event.data.object.failure_message ?? 'The bank refused it.', {
          publicUrl,
          now,
        })
      case 'payout.paid':
        return applyOnward(tx, event, null, { publicUrl, now })
      default:
        return null
    }
  }
