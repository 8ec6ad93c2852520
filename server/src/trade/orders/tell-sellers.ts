import { eq } from 'drizzle-orm'
import { asMailed, notify } from '../../people/notices/index.ts'
import { findPartyAddresses } from '../../people/organisations/index.ts'
import { type Published, publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'
import { findBatchNames } from '../../supply/projects/index.ts'
import { readOrder } from './lock-order.ts'
import { mailAbout } from './mail-about.ts'
import { aboutOrder } from './order-events.ts'
import { orderLines, partRefundLines } from './orders.tables.ts'
import { sellerRefundMail, type TakenBack } from './return-mails.ts'
import { restOfLine } from './share-of-line.ts'

type Back = { sellerId: string; batchId: string; isForward: boolean; quantity: number; sellerCents: number }

const findPart = async (tx: Tx, refundId: string): Promise<Back[]> => {
  const rows = await tx
    .select({ line: orderLines, quantity: partRefundLines.quantity, cents: partRefundLines.sellerCents })
    .from(partRefundLines)
    .innerJoin(orderLines, eq(orderLines.id, partRefundLines.lineId))
    .where(eq(partRefundLines.refundId, refundId))
  return rows.map(({ line, quantity, cents }) => ({
    sellerId: line.sellerId,
    batchId: line.batchId,
    isForward: line.saleType === 'forward',
    quantity,
    sellerCents: cents,
  }))
}

/** What was left of every line when the whole order went back; what went before was told then. */
const findRest = async (tx: Tx, orderId: string): Promise<Back[]> => {
  const order = await readOrder(tx, orderId)
  // Nothing of an order that never settled had reached a seller.
  if (!order?.settledAt) return []
  return order.lines
    .filter(({ quantity, returned }) => quantity > returned)
    .map((line) => ({
      sellerId: line.sellerId,
      batchId: line.batchId,
      isForward: line.saleType === 'forward',
      quantity: line.quantity - line.returned,
      sellerCents: restOfLine(line).sellerCents,
    }))
}

const returnedEvent = (
  sellerId: string,
  orderId: string,
  refundId: string | null,
  back: readonly Back[],
): Published => {
  const own = back.filter((one) => one.sellerId === sellerId)
  const tonnes = own.reduce((sum, { quantity }) => sum + quantity, 0)
  const sellerCents = own.reduce((sum, one) => sum + one.sellerCents, 0)
  return {
    organisationId: sellerId,
    type: 'sale.returned',
    object: aboutOrder(orderId),
    which: refundId ?? 'all',
    data: { orderId, tonnes, sellerCents },
  }
}

/** Each seller learns which sale was taken back, and what it costs them. */
export const tellSellers = async (
  tx: Tx,
  { orderId, refundId }: { orderId: string; refundId: string | null },
  publicUrl: string,
  now: Date,
): Promise<void> => {
  const back = refundId ? await findPart(tx, refundId) : await findRest(tx, orderId)
  const names = await findBatchNames(
    tx,
    back.map(({ batchId }) => batchId),
  )
  const addresses = await findPartyAddresses(
    tx,
    back.map(({ sellerId }) => sellerId),
  )
  for (const sellerId of new Set(back.map((one) => one.sellerId))) {
    await publish(tx, returnedEvent(sellerId, orderId, refundId, back), now)
    const to = addresses.get(sellerId)
    if (!to) continue
    const taken: TakenBack[] = back
      .filter((one) => one.sellerId === sellerId)
      .map((one) => ({ ...one, projectName: names.get(one.batchId)?.projectName ?? '' }))
    const message = sellerRefundMail(publicUrl, to, orderId, taken)
    await mailAbout(tx, orderId, 'seller', message)
    const key = `sale-returned:${orderId}:${refundId ?? 'all'}`
    const about = { organisationId: sellerId, to: 'sell', kind: 'selling', key } as const
    await notify(tx, { ...about, href: '/statement', ...asMailed(message) }, now)
  }
}
