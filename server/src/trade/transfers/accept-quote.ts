import assert from 'node:assert/strict'
import { creditorReference } from '@ledgerleaf/contract/creditor-reference'
import type { AcceptQuote } from '@ledgerleaf/contract/quotes'
import { eq, sql } from 'drizzle-orm'
import type { BankConfig, InvoicingConfig, QuoteConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { enqueue } from '../../platform/outbox.ts'
import { issueInvoice } from '../invoices/index.ts'
import { announceOrder, lapseOrderTask, nameBuyer, prolongHold, type Sender } from '../orders/index.ts'
import { findPaymentOf } from '../payments/index.ts'
import { lockQuote } from './lock-quote.ts'
import { tellBuyer } from './mail-quotes.ts'
import { invoiceMail } from './quote-mails.ts'
import { quotes } from './quotes.tables.ts'

type Parts = {
  bank: BankConfig
  quotes: QuoteConfig
  invoicing: InvoicingConfig
  sender: Sender
  now: Date
}
/** By whom of the organisation, where it was one of its members who is signed in. */
type Accepted = AcceptQuote & {
  by: 'buyer' | 'colleague'
  personId?: string | undefined
  keyId?: string | null | undefined
}

/**
 * A quote becomes an invoice: it is due after the term, and the credits are held for the days of grace beyond it. A quote
 * whose time is over by the database's clock cannot be accepted any more. Safe to repeat.
 */
export const acceptQuote = async (
  tx: Tx,
  orderId: string,
  { by, personId, keyId, poNumber, name, email }: Accepted,
  { bank, quotes: rules, invoicing, sender, now }: Parts,
): Promise<void> => {
  const found = await lockQuote(tx, orderId)
  if (!found) throw new DomainError('not_found')
  const { order, quote } = found
  if (quote.state === 'accepted') return
  if (quote.state !== 'open' || order.status !== 'pending') throw new DomainError('quote_not_open')
  const heldUntil = await prolongHold(tx, orderId, rules.termDays + rules.graceDays)
  if (!heldUntil)
    throw new DomainError('quote_not_open', {
      message: 'The time of this quote is over, and its credits are for sale again.',
    })
  const po = poNumber || quote.poNumber
  const [due] = await tx
    .update(quotes)
    .set({ poNumber: po })
    .where(eq(quotes.orderId, orderId))
    .returning({ at: sql<Date>`now() + make_interval(days => ${rules.termDays})`.mapWith(quotes.madeAt) })
  assert(due)
  const payment = await findPaymentOf(tx, orderId)
  assert(payment, `order ${orderId} has no payment`)
  await enqueue(tx, lapseOrderTask, { orderId }, { runAt: heldUntil })
  await announceOrder(tx, order)
  // The counter of the numbers is held until the transaction ends: it comes last.
  const { number } = await issueInvoice(
    tx,
    invoicing,
    order,
    { dueAt: due.at, poNumber: po, referenceOf: creditorReference },
    now,
  )
  const accepted = {
    state: 'accepted' as const,
    // The invoice keeps the address under which it was accepted.
    linkNo: quote.linkNo,
    acceptedAt: now,
    acceptedBy: by,
    acceptedName: name,
    acceptedEmail: email,
    dueAt: due.at,
    invoiceNumber: number,
    reference: creditorReference(number),
  }
  await tx.update(quotes).set(accepted).where(eq(quotes.orderId, orderId))
  if (personId) await nameBuyer(tx, orderId, { personId, keyId })
  const told = { ...quote, ...accepted, poNumber: po }
  const about = { order, quote: told }
  const mail = invoiceMail({ ...about, amountMinor: payment.amountCents, bank }, sender)
  await tellBuyer(tx, about, mail, { kind: 'quotes', fact: 'quote-accepted' }, now)
}
