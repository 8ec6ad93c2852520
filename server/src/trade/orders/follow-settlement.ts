import { writeDollars } from '@ledgerleaf/contract/currencies'
import { nameTonnes } from '@ledgerleaf/contract/order-name'
import { asMailed, type Notified, notify } from '../../people/notices/index.ts'
import { findPartyAddresses } from '../../people/organisations/index.ts'
import { publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'
import { act } from '../../platform/in-step.ts'
import { type MailMessage, sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueueAll, type Job, jobOf } from '../../platform/outbox.ts'
import type { LockedOrder } from './lock-order.ts'
import { type NotedMail, noteMails } from './mail-about.ts'
import { noteBought } from './note-bought.ts'
import { settledEvents } from './order-events.ts'
import { receiptMail, type Sale, saleMail } from './order-mails.ts'
import { orderToken } from './order-token.ts'
import { invoiceOrdersTask, retireOrderTask, startSubscriptionsTask } from './orders.tasks.ts'
import { findNames, inWords, type Names } from './tell-people.ts'

export type Sender = { publicUrl: string; secret: string }

/** Who writes to the people of a settlement, and whether what was paid moved no money. */
export type Notify = Sender & { sandbox: boolean }

/** What each seller sold, one mail for all orders that settle together. */
const salesBySeller = (settled: readonly LockedOrder[], names: Names): Map<string, Sale[]> => {
  const sales = new Map<string, Sale[]>()
  for (const {
    orderId,
    quantity,
    totalCents,
    feeCents,
    sellerCents,
    sellerId,
    saleType,
    batchId,
  } of settled.flatMap(({ lines }) => lines)) {
    const sale = {
      orderId,
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

/** What a sale brings, and when. */
const tellSold = (sold: readonly Sale[]): string => {
  const cents = sold.reduce((sum, { netCents }) => sum + netCents, 0)
  const isForward = sold.every((sale) => sale.isForward)
  return `${writeDollars(cents)} for you after the fee${isForward ? ', out of escrow as you deliver' : ''}.`
}

/** Receipts to the buyers, and the news to each seller. */
const writeMails = async (
  tx: Tx,
  told: readonly { order: LockedOrder; notify: Notify }[],
): Promise<{ mails: MailMessage[]; notes: NotedMail[]; told: Notified[] }> => {
  if (told.length === 0) return { mails: [], notes: [], told: [] }
  const settled = told.map(({ order }) => order)
  const names = await findNames(tx, settled)
  const sales = salesBySeller(settled, names)
  const buyerIds = settled.flatMap(({ buyerId }) => buyerId ?? [])
  const addresses = await findPartyAddresses(tx, [...buyerIds, ...sales.keys()])
  const mails: MailMessage[] = []
  const notes: NotedMail[] = []
  const inPage: Notified[] = []
  const note = (orderId: string, audience: NotedMail['audience'], { subject }: MailMessage) =>
    notes.push({ orderId, audience, subject })
  for (const { order, notify } of told) {
    const { id, buyerId, email } = order
    const to = email ?? addresses.get(buyerId ?? '')
    const token = buyerId === null ? orderToken(notify.secret, id) : null
    if (!to) continue
    const mailed = inWords(order, names, notify.sandbox)
    const receipt = receiptMail(notify.publicUrl, to, mailed, token)
    mails.push(receipt)
    note(id, 'buyer', receipt)
    if (buyerId !== null)
      inPage.push({
        organisationId: buyerId,
        to: 'buy',
        kind: 'orders',
        key: `order-paid:${id}`,
        href: `/orders/${id}`,
        ...asMailed(receipt),
        title: `You bought ${nameTonnes(mailed.lines)}`,
      })
  }
  // One market writes to everybody in the same name.
  const publicUrl = told[0]?.notify.publicUrl ?? ''
  for (const [sellerId, sold] of sales) {
    const to = addresses.get(sellerId)
    if (!to) continue
    const news = saleMail(publicUrl, to, sold)
    mails.push(news)
    for (const { id, lines } of settled)
      if (lines.some((line) => line.sellerId === sellerId)) note(id, 'seller', news)
    const [first] = sold
    inPage.push({
      organisationId: sellerId,
      to: 'sell',
      kind: 'selling',
      key: `sold:${first?.orderId}`,
      href: '/statement',
      ...asMailed(news),
      title: `You sold ${nameTonnes(sold)}`,
      words: tellSold(sold),
    })
  }
  return { mails, notes, told: inPage }
}

/** What the buyers asked for beyond the credits themselves. */
const followingJobs = (settled: readonly LockedOrder[]): Job[] => {
  const named = (some: readonly LockedOrder[]) => some.map(({ id }) => ({ orderId: id }))
  const comesAgain = ({ lines }: LockedOrder) => lines.some(({ saleType }) => saleType === 'subscription')
  return [
    jobOf(invoiceOrdersTask, [{ orderIds: settled.map(({ id }) => id) }]),
    jobOf(retireOrderTask, named(settled.filter(({ retire }) => retire))),
    jobOf(startSubscriptionsTask, named(settled.filter(comesAgain))),
  ]
}

type Settled = { order: LockedOrder; notify: Notify | null; now: Date }

const follow = act(async (tx, settled: readonly Settled[]) => {
  const heard = settled.flatMap(({ order, notify }) => (notify ? [{ order, notify }] : []))
  const { mails, notes, told } = await writeMails(tx, heard)
  await noteMails(tx, notes)
  for (const { now } of settled.slice(0, 1)) await notify(tx, told, now)
  const orders = settled.map(({ order }) => order)
  for (const { now } of settled.slice(0, 1)) await publish(tx, orders.flatMap(settledEvents), now)
  for (const { order, now } of settled) if (order.placedBy !== null) await noteBought(tx, [order], now)
  await enqueueAll(tx, [jobOf(sendMailTask, mails), ...followingJobs(orders)])
})

/** What follows from a settlement, written with it and so done once. Without a notice nobody is written to. */
export const followSettlement = (
  tx: Tx,
  order: LockedOrder,
  notify: Notify | null,
  now: Date,
): Promise<void> => follow(tx, { order, notify, now })
