import type { Credits } from '@ledgerleaf/contract/units'
import { findBuyerTerms } from '../people/terms/index.ts'
import type { Tx } from '../platform/db.ts'
import { orThrow } from '../platform/outcome.ts'
import { placeOrder, type Sender, settleOrder } from '../trade/orders/index.ts'
import { recordPayment } from '../trade/payments/index.ts'

const feeBasisPoints = 250
/** From the basket to the payment. */
const payingMs = 3 * 60 * 1000

type Buys = {
  buyerId: string
  lines: { listingId: string; quantity: Credits }[]
  subscribeEvery?: 'month'
  isForward?: true
}

export type Bought = { orderId: string; lineId: string; settledAt: Date }

/** Somebody of the demo buys: the order, its payment by card, and all that both sides are told of it. */
export const buyPlanted = async (tx: Tx, buys: Buys, sender: Sender, at: Date): Promise<Bought> => {
  const terms = orThrow(await findBuyerTerms(tx, { named: undefined, isForward: buys.isForward === true }))
  const order = orThrow(await placeOrder(tx, { ...buys, terms, feeBasisPoints }, at))
  const settledAt = new Date(at.getTime() + payingMs)
  await recordPayment(tx, order, settledAt)
  await settleOrder(tx, order, { ...sender, sandbox: true }, settledAt)
  return { orderId: order.id, lineId: order.lines[0]?.id ?? '', settledAt }
}
