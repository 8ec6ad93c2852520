import { findCredits, lockCredits } from '../../ledger/balance-queries.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import type { LineRow, LockedOrder } from './lock-order.ts'
import { ownedBy } from './order-postings.ts'

export type FreeLine = { line: LineRow; free: number }
type Order = LockedOrder
type Owned = ReturnType<typeof ownedBy>

/** What is left of each line with its buyer: not retired, not gone back. Two lines of one batch share what there is of it. */
const share = async (
  order: Order,
  ask: (from: Owned, batchId: string) => Promise<number>,
): Promise<FreeLine[]> => {
  const left = new Map<string, number>()
  const lines: FreeLine[] = []
  for (const line of order.lines) {
    if (order.status !== 'settled' || line.saleType === 'forward') {
      lines.push({ line, free: 0 })
      continue
    }
    const there = left.get(line.batchId) ?? (await ask(ownedBy(order), line.batchId))
    const free = Math.min(there, line.quantity - line.returned)
    left.set(line.batchId, there - free)
    lines.push({ line, free })
  }
  return lines
}

/** The credits of an order that can go back one by one, to look at. */
export const findFreeLines = (db: Reader, order: Order): Promise<FreeLine[]> =>
  share(order, (from, batchId) => findCredits(db, from, batchId))

/** The same, and it stays so until the transaction ends: nobody retires them meanwhile. */
export const lockFreeLines = (tx: Tx, order: Order): Promise<FreeLine[]> =>
  share(order, (from, batchId) => lockCredits(tx, from, batchId))
