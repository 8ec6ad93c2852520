import type { Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { findPerson } from '../identity/index.ts'
import type { LockedOrder } from './lock-order.ts'
import { receiptMail, refundMail, type Sale, saleMail } from './order-mails.ts'
import { findOrder } from './order-queries.ts'
import { orderToken } from './order-token.ts'

export type Sender = { publicUrl: string; secret: string }

/** Where news of an order goes: a guest's address, or the account's. */
export const addressOf = async (tx: Tx, { buyerId, email }: LockedOrder): Promise<string | null> =>
  email ?? (buyerId === null ? null : ((await findPerson(tx, buyerId))?.email ?? null))

/** The receipt to the buyer and the news to each seller, written with the settlement and so sent for it once. */
export const mailSettlement = async (
  tx: Tx,
  { publicUrl, secret }: Sender,
  order: LockedOrder,
): Promise<void> => {
  const to = await addressOf(tx, order)
  const shown = (await findOrder(tx, order.id))?.order
  if (!shown) return
  if (to) {
    const token = order.buyerId === null ? orderToken(secret, order.id) : null
    await enqueue(tx, 'send-mail', receiptMail(publicUrl, to, shown, token))
  }
  const sales = new Map<string, Sale[]>()
  for (const line of order.lines) {
    const projectName = shown.lines.find(({ listingId }) => listingId === line.listingId)?.projectName ?? ''
    const { quantity, totalCents: grossCents, feeCents, sellerCents: netCents, sellerId, saleType } = line
    const sale = { projectName, quantity, grossCents, feeCents, netCents, isForward: saleType === 'forward' }
    sales.set(sellerId, [...(sales.get(sellerId) ?? []), sale])
  }
  for (const [sellerId, sold] of sales) {
    const seller = await findPerson(tx, sellerId)
    if (seller) await enqueue(tx, 'send-mail', saleMail(publicUrl, seller.email, sold))
  }
}

export const mailRefund = async (tx: Tx, order: LockedOrder): Promise<void> => {
  const to = await addressOf(tx, order)
  const shown = (await findOrder(tx, order.id))?.order
  if (to && shown) await enqueue(tx, 'send-mail', refundMail(to, shown))
}
