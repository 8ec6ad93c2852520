import assert from 'node:assert/strict'
import { type Currency, currencies } from '@ledgerleaf/contract/currencies'
import type { OwedBack } from '@ledgerleaf/contract/payouts'
import { Cents } from '@ledgerleaf/contract/units'
import { eq, inArray } from 'drizzle-orm'
import { type MoneyAccount, transferred } from '../../ledger/accounts.ts'
import { findCentsIn } from '../../ledger/balance-queries.ts'
import { tryPost } from '../../ledger/post.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { inStep, step } from '../../platform/in-step.ts'
import {
  decisionOf,
  holdAgain,
  type LockedOrder,
  lockOrders,
  type NotHeld,
  type Sender,
  settleOrder,
} from '../orders/index.ts'
import { findPaymentsOf, markTransferred, movedNoMoney, type Payment } from '../payments/index.ts'
import { notePayer, owePayers, type ReturnPayee } from '../returns/index.ts'
import type { QuoteRow } from './lock-quote.ts'
import { mailBuyer } from './mail-quotes.ts'
import { quoteColumns } from './quote-link.ts'
import { overMail, partialMail, unsoldMail } from './quote-mails.ts'
import { quotes } from './quotes.tables.ts'

/** Money on our account for an order, in the order's own currency. */
export type ReceivedTransfer = {
  lineId: string
  orderId: string
  currency: Currency
  amountMinor: number
  payee: ReturnPayee | null
  /** Where it lies: with those who pay, or here already. */
  from: MoneyAccount
}
export type Receiving = { sender: Sender; now: Date }

type Known = { payment: Payment; quote: QuoteRow }

type Waiting = Pick<LockedOrder, 'id' | 'currency'>

const findReceived = step(async (tx, orders: readonly Waiting[]) => {
  const received = new Map<Waiting, number>()
  for (const currency of currencies) {
    const some = orders.filter((order) => order.currency === currency)
    const minor =
      some.length === 0
        ? new Map<string, number>()
        : await findCentsIn(
            tx,
            some.map(({ id }) => transferred(id)),
            currency,
          )
    for (const order of some) received.set(order, minor.get(transferred(order.id)) ?? 0)
  }
  return received
})

const give = async (
  tx: Tx,
  { id: orderId, currency }: Waiting,
  amountMinor: number,
  why: OwedBack['why'],
  reason: string,
  now: Date,
): Promise<void> => {
  if (amountMinor > 0)
    await owePayers(tx, { currency, amountMinor, why, reason, from: transferred(orderId), orderId }, now)
}

/** Why money that came for an order that is over goes back. */
const unsold: Record<NotHeld, { why: OwedBack['why']; reason: string }> = {
  sold_out: { why: 'late', reason: 'It came after the credits were given up' },
  repriced: { why: 'late', reason: 'It came after its time, and the credits cost more than was agreed' },
  buyer: { why: 'ended', reason: 'It came after the buyer had ended the order' },
  operator: { why: 'ended', reason: 'It came after an operator had ended the order' },
  plan_taken: { why: 'ended', reason: 'It came after the order had been taken back' },
}

/** All of it is here: the order settles as with any payment, and what is too much is the payer's. */
const settle = async (
  tx: Tx,
  order: LockedOrder,
  { payment, quote }: Known,
  overMinor: number,
  { sender, now }: Receiving,
): Promise<void> => {
  const { id: orderId } = order
  await markTransferred(tx, { orderId, now })
  const notify = { ...sender, sandbox: movedNoMoney(payment) }
  await settleOrder(tx, order, notify, now, transferred(orderId))
  await give(tx, order, overMinor, 'over', 'More was transferred than was owed', now)
  if (overMinor > 0) await mailBuyer(tx, { order, quote }, overMail({ order, quote, overMinor }, sender))
}

/** One transfer for an order that is locked. Answers the order as it is then. */
const receiveOne = async (
  tx: Tx,
  order: LockedOrder,
  known: Known,
  transfer: ReceivedTransfer,
  receiving: Receiving,
): Promise<LockedOrder> => {
  const { now, sender } = receiving
  const { id: orderId } = order
  const to = transferred(orderId)
  assert.equal(transfer.currency, order.currency, `line ${transfer.lineId} is in another currency`)
  const [outcome] = await tryPost(tx, [
    {
      key: `transfer:${transfer.lineId}`,
      kind: 'transfer',
      now,
      postings: [
        { asset: order.currency, amount: Cents.parse(transfer.amountMinor), from: transfer.from, to },
      ],
    },
  ])
  assert(outcome?.posted, `the money of line ${transfer.lineId} is not where it was`)
  await notePayer(tx, transfer, now)
  const receivedMinor = await findReceived(tx, order)
  const owedMinor = known.payment.amountCents
  const about = { order, quote: known.quote }
  if (order.status === 'pending') {
    if (receivedMinor < owedMinor) {
      await mailBuyer(tx, about, partialMail({ ...about, receivedMinor, owedMinor }, sender))
      return order
    }
    await settle(tx, order, known, receivedMinor - owedMinor, receiving)
    return { ...order, status: 'settled' }
  }
  if (order.status === 'cancelled' || order.status === 'failed') {
    // Paid after the hold had lapsed: the same credits at the agreed prices, if they are still to be had at them.
    const held =
      receivedMinor < owedMinor ? (decisionOf(order) ?? 'sold_out') : await holdAgain(tx, order, now)
    if (typeof held !== 'string') {
      await settle(tx, held, known, receivedMinor - owedMinor, receiving)
      await tx.update(quotes).set({ state: 'accepted' }).where(eq(quotes.orderId, orderId))
      return { ...held, status: 'settled' }
    }
    const { why, reason } = unsold[held]
    await give(tx, order, receivedMinor, why, reason, now)
    await mailBuyer(tx, about, unsoldMail({ ...about, receivedMinor, why: held }, sender))
    return order
  }
  await give(tx, order, receivedMinor, 'again', 'The invoice was paid before', now)
  await mailBuyer(tx, about, overMail({ ...about, overMinor: receivedMinor }, sender))
  return order
}

/** So many orders move together, and one after the other within each. */
const atOnce = 200

/**
 * Takes money that came for orders. What is missing waits with the order and several parts add up; what is enough settles
 * it, and whatever is too much, too late or came twice is owed back. Everything about one order waits at the order's row.
 */
export const receiveTransfers = async (
  tx: Tx,
  transfers: readonly ReceivedTransfer[],
  receiving: Receiving,
): Promise<void> => {
  const byOrder = new Map<string, ReceivedTransfer[]>()
  for (const transfer of transfers)
    byOrder.set(transfer.orderId, [...(byOrder.get(transfer.orderId) ?? []), transfer])
  // In one order for everybody, so that two who take money in never wait for each other.
  const ids = [...byOrder.keys()].sort()
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce)
    const orders = await lockOrders(tx, some)
    const payments = await findPaymentsOf(tx, some)
    const known = await findQuotes(tx, some)
    await inStep(tx, some, async (view, orderId) => {
      let order = orders.get(orderId)
      const payment = payments.get(orderId)
      const quote = known.get(orderId)
      assert(order && payment && quote, `order ${orderId} is not paid by transfer`)
      for (const transfer of byOrder.get(orderId) ?? [])
        order = await receiveOne(view, order, { payment, quote }, transfer, receiving)
    })
  }
}

const findQuotes = async (db: Reader, orderIds: readonly string[]): Promise<Map<string, QuoteRow>> => {
  const rows = await db
    .select(quoteColumns)
    .from(quotes)
    .where(inArray(quotes.orderId, [...orderIds]))
  return new Map(rows.map((quote) => [quote.orderId, quote]))
}
