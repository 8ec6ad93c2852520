import type { QuoteState } from '@ledgerleaf/contract/quotes'
import { eq } from 'drizzle-orm'
import { transferred } from '../../ledger/accounts.ts'
import { lockCents } from '../../ledger/balance-queries.ts'
import type { InvoicingConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { creditInvoice } from '../invoices/index.ts'
import { endOrder, type LockedOrder, lockOrder, type Sender } from '../orders/index.ts'
import { owePayers } from '../returns/index.ts'
import { lockQuote } from './lock-quote.ts'
import { tellBuyer } from './mail-quotes.ts'
import { endedMail } from './quote-mails.ts'
import { quotes } from './quotes.tables.ts'

type Parts = { invoicing: InvoicingConfig; sender: Sender; now: Date }

const stateOf = ({ endReason }: LockedOrder): QuoteState => (endReason === 'lapsed' ? 'expired' : 'withdrawn')

const over: ReadonlySet<string> = new Set(['cancelled', 'failed'])

/**
 * What follows from the end of an order that was to be paid by transfer: its quote or invoice is over, what came of the
 * money is owed back, and the invoice is credited. Money that came in time, or late and found the credits, is left alone.
 */
export const closeQuote = async (
  tx: Tx,
  orderId: string,
  { invoicing, sender, now }: Parts,
  declined?: { by: string | null },
): Promise<void> => {
  const found = await lockQuote(tx, orderId)
  if (!found || !over.has(found.order.status) || found.quote.closedAt !== null) return
  const { order, quote } = found
  const state = declined ? 'declined' : stateOf(order)
  await tx.update(quotes).set({ state, closedAt: now }).where(eq(quotes.orderId, orderId))
  const from = transferred(orderId)
  const amountMinor = await lockCents(tx, from, order.currency)
  const reason = 'The order ended before all of its money was there'
  if (amountMinor > 0)
    await owePayers(tx, { currency: order.currency, amountMinor, why: 'ended', reason, from, orderId }, now)
  const credit = {
    orderId,
    of: 'cancel' as const,
    reason: state === 'expired' ? 'Not paid in time' : 'Taken back before it was paid',
  }
  const note = quote.invoiceNumber === null ? null : await creditInvoice(tx, invoicing, credit, now)
  const told = { order, quote: { ...quote, state }, returnedMinor: amountMinor }
  await tellBuyer(
    tx,
    told,
    endedMail({ ...told, creditNote: note?.number ?? null, by: declined?.by ?? null }, sender),
    { kind: 'quotes', fact: `quote-${state}` },
    now,
  )
}

/** Somebody who has the address of a quote says no: its credits are for sale again. Who is signed in is named. Safe to repeat. */
export const declineQuote = async (
  tx: Tx,
  orderId: string,
  by: string | null,
  parts: Parts,
): Promise<void> => {
  const found = await lockQuote(tx, orderId)
  if (!found) throw new DomainError('not_found')
  if (found.quote.state === 'declined') return
  if (found.quote.state !== 'open') throw new DomainError('quote_not_open')
  const order = await lockOrder(tx, orderId)
  if (order) await endOrder(tx, order, 'buyer', parts.now)
  await closeQuote(tx, orderId, parts, { by })
}
