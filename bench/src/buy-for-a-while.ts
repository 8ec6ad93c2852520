import { placeOrder, type watchOrders } from './buy.ts'
import type { PurchaseMarket } from './purchase-market.ts'

export type Bought = { perSecond: number; placeMs: number[]; settleMs: number[] }

/** Many buyers, each of whom buys again once the last purchase is settled. */
export const buyForAWhile = async (
  { origin, stalls }: Pick<PurchaseMarket, 'origin' | 'stalls'>,
  orders: ReturnType<typeof watchOrders>,
  { clients, among, seconds }: { clients: number; among: number; seconds: number },
): Promise<Bought> => {
  const placeMs: number[] = []
  const settleMs: number[] = []
  const begunAt = performance.now()
  const client = async () => {
    while (performance.now() - begunAt < seconds * 1000) {
      const stall = stalls[Math.floor(Math.random() * among)]
      if (!stall) throw new Error('the market has no such stall')
      const askedAt = performance.now()
      const id = await placeOrder(origin, stall)
      placeMs.push(performance.now() - askedAt)
      await orders.settled(id)
      settleMs.push(performance.now() - askedAt)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { perSecond: settleMs.length / ((performance.now() - begunAt) / 1000), placeMs, settleMs }
}
