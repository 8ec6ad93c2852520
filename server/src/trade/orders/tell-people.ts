import { findAddresses, findPerson } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/db.ts'
import { enqueue, enqueueAll, type Job, type TaskPayloads } from '../../platform/outbox.ts'
import { type BatchName, findBatchNames } from '../../supply/projects/index.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'
import {
  disputeMail,
  type MailedOrder,
  partRefundMail,
  receiptMail,
  refundMail,
  type Sale,
  saleMail,
} from './order-mails.ts'
import { orderToken } from './order-token.ts'

export type Sender = { publicUrl: string; secret: string }

/** An order that was paid, and whether by a provider that moves no money. */
export type Paid = { order: LockedOrder; sandbox: boolean }

type Names = ReadonlyMap<string, BatchName>

const unnamed: BatchName = { projectName: '', registry: '', vintage: 0 }

const findNames = (tx: Tx, orders: readonly LockedOrder[]): Promise<Names> =>
  findBatchNames(
    tx,
    orders.flatMap(({ lines }) => lines.map(({ batchId }) => batchId)),
  )

const inWords = (order: LockedOrder, names: Names, sandbox: boolean): MailedOrder => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, ...(names.get(line.batchId) ?? unnamed) })),
  sandbox,
})

/** As it is by now: whoever hands it over may have read it before it changed. */
const findMailed = async (tx: Tx, { id }: LockedOrder, sandbox: boolean): Promise<MailedOrder | null> => {
  const order = await lockOrder(tx, id)
  return order && inWords(order, await findNames(tx, [order]), sandbox)
}

/** Where news of an order goes: a guest's address, or the account's. */
export const addressOf = async (tx: Tx, { buyerId, email }: LockedOrder): Promise<string | null> =>
  email ?? (buyerId === null ? null : ((await findPerson(tx, buyerId))?.email ?? null))

/** What each seller sold, one mail for all orders of a batch. */
const salesBySeller = (settled: readonly LockedOrder[], names: Names): Map<string, Sale[]> => {
  const sales = new Map<string, Sale[]>()
  for (const { quantity, totalCents, feeCents, sellerCents, sellerId, saleType, batchId } of settled.flatMap(
    ({ lines }) => lines,
  )) {
    const sale = {
      projectName: names.get(batchId)?.projectName ?? '',
      quantity,
      grossCents: totalCents,
      feeCents,
      netCents: sellerCents,
      isForward: saleType === 'forward',
    }
    sales.set(sellerId, [...(sales.get(sellerId) ?? []), sale])
  }
  return sales
}

/** What the buyers asked for beyond the credits themselves. */
const followingJobs = (settled: readonly LockedOrder[]): Job[] => {
  const named = (some: readonly LockedOrder[]) => some.map(({ id }) => ({ orderId: id }))
  const comesAgain = ({ lines }: LockedOrder) => lines.some(({ saleType }) => saleType === 'subscription')
  return [
    { task: 'retire-order', payloads: named(settled.filter(({ retire }) => retire)) },
    { task: 'start-subscriptions', payloads: named(settled.filter(comesAgain)) },
  ]
}

/**
 * What follows from settlements, written with them and so done once for each: receipts to the buyers, the news to each
 * seller, and whatever was asked for beyond the credits. What a guest bought looks for its owner.
 */
export const mailSettlements = async (
  tx: Tx,
  { publicUrl, secret }: Sender,
  paid: readonly Paid[],
): Promise<void> => {
  if (paid.length === 0) return
  const settled = paid.map(({ order }) => order)
  const names = await findNames(tx, settled)
  const sales = salesBySeller(settled, names)
  const buyerIds = settled.flatMap(({ buyerId }) => buyerId ?? [])
  const addresses = await findAddresses(tx, [...buyerIds, ...sales.keys()])
  const mails: TaskPayloads['send-mail'][] = []
  for (const { order, sandbox } of paid) {
    const { id, buyerId, email } = order
    const to = email ?? addresses.get(buyerId ?? '')
    const token = buyerId === null ? orderToken(secret, id) : null
    if (to) mails.push(receiptMail(publicUrl, to, inWords(order, names, sandbox), token))
  }
  for (const [sellerId, sold] of sales) {
    const to = addresses.get(sellerId)
    if (to) mails.push(saleMail(publicUrl, to, sold))
  }
  const waiting = settled.flatMap(({ buyerId, email }) => (buyerId === null && email ? [email] : []))
  await enqueueAll(tx, [
    { task: 'send-mail', payloads: mails },
    { task: 'claim-orders', payloads: [...new Set(waiting)].map((email) => ({ email })) },
    ...followingJobs(settled),
  ])
}

export const mailRefund = async (tx: Tx, order: LockedOrder, sandbox: boolean): Promise<void> => {
  const to = await addressOf(tx, order)
  const shown = await findMailed(tx, order, sandbox)
  if (to && shown) await enqueue(tx, 'send-mail', refundMail(to, shown))
}

export const mailPartRefund = async (
  tx: Tx,
  order: LockedOrder,
  amountCents: number,
  sandbox: boolean,
): Promise<void> => {
  const to = await addressOf(tx, order)
  const shown = await findMailed(tx, order, sandbox)
  if (to && shown) await enqueue(tx, 'send-mail', partRefundMail(to, shown, amountCents))
}

export const mailDispute = async (
  tx: Tx,
  order: LockedOrder,
  takenCents: number,
  sandbox: boolean,
): Promise<void> => {
  const to = await addressOf(tx, order)
  const shown = await findMailed(tx, order, sandbox)
  if (to && shown) await enqueue(tx, 'send-mail', disputeMail(to, shown, takenCents))
}
