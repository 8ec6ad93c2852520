import { findAddresses, findPerson } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/db.ts'
import { enqueue, enqueueAll, type Job, type TaskPayloads } from '../../platform/outbox.ts'
import type { LockedOrder } from './lock-order.ts'
import { disputeMail, partRefundMail, receiptMail, refundMail, type Sale, saleMail } from './order-mails.ts'
import { findOrder, findOrdersById } from './order-queries.ts'
import { orderToken } from './order-token.ts'

export type Sender = { publicUrl: string; secret: string }

/** Where news of an order goes: a guest's address, or the account's. */
export const addressOf = async (tx: Tx, { buyerId, email }: LockedOrder): Promise<string | null> =>
  email ?? (buyerId === null ? null : ((await findPerson(tx, buyerId))?.email ?? null))

/** What each seller sold, one mail for all orders of a batch. */
const salesBySeller = (
  settled: readonly LockedOrder[],
  nameOf: (orderId: string, listingId: string) => string,
): Map<string, Sale[]> => {
  const sales = new Map<string, Sale[]>()
  for (const { id, lines } of settled)
    for (const line of lines) {
      const { quantity, totalCents: grossCents, feeCents, sellerCents: netCents, sellerId, saleType } = line
      const isForward = saleType === 'forward'
      const projectName = nameOf(id, line.listingId)
      const sale = { projectName, quantity, grossCents, feeCents, netCents, isForward }
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
  settled: readonly LockedOrder[],
): Promise<void> => {
  if (settled.length === 0) return
  const shown = await findOrdersById(
    tx,
    settled.map(({ id }) => id),
  )
  const nameOf = (orderId: string, listingId: string) =>
    shown.get(orderId)?.lines.find((line) => line.listingId === listingId)?.projectName ?? ''
  const sales = salesBySeller(settled, nameOf)
  const buyerIds = settled.flatMap(({ buyerId }) => buyerId ?? [])
  const addresses = await findAddresses(tx, [...buyerIds, ...sales.keys()])
  const mails: TaskPayloads['send-mail'][] = []
  for (const { id, buyerId, email } of settled) {
    const order = shown.get(id)
    const to = email ?? addresses.get(buyerId ?? '')
    const token = buyerId === null ? orderToken(secret, id) : null
    if (order && to) mails.push(receiptMail(publicUrl, to, order, token))
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

export const mailRefund = async (tx: Tx, order: LockedOrder): Promise<void> => {
  const to = await addressOf(tx, order)
  const shown = (await findOrder(tx, order.id))?.order
  if (to && shown) await enqueue(tx, 'send-mail', refundMail(to, shown))
}

export const mailPartRefund = async (tx: Tx, order: LockedOrder, amountCents: number): Promise<void> => {
  const to = await addressOf(tx, order)
  const shown = (await findOrder(tx, order.id))?.order
  if (to && shown) await enqueue(tx, 'send-mail', partRefundMail(to, shown, amountCents))
}

export const mailDispute = async (tx: Tx, order: LockedOrder, takenCents: number): Promise<void> => {
  const to = await addressOf(tx, order)
  const shown = (await findOrder(tx, order.id))?.order
  if (to && shown) await enqueue(tx, 'send-mail', disputeMail(to, shown, takenCents))
}
