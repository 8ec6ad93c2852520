import { lockCredits } from '../../ledger/balance-queries.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { findOwn } from './delivered-serials.ts'
import type { LineRow, LockedOrder } from './lock-order.ts'
import { ownedBy } from './order-postings.ts'

export type FreeLine = { line: LineRow; free: number }
type Order = LockedOrder

/** What is left of each line's own serials with its buyer: not retired, not gone back. Two lines of one batch share what there is of it. */
const share = async (
  db: Reader,
  order: Order,
  lock: (batchId: string) => Promise<unknown>,
): Promise<FreeLine[]> => {
  const ownOf = await findOwn(db, order)
  const left = new Map<string, number>()
  const lines: FreeLine[] = []
  for (const line of order.lines) {
    if (order.status !== 'settled' || line.saleType === 'forward') {
      lines.push({ line, free: 0 })
      continue
    }
    let there = left.get(line.batchId)
    if (there === undefined) {
      await lock(line.batchId)
      there = (await ownOf(line.batchId)).count
    }
    const free = Math.min(there, line.quantity - line.returned)
    left.set(line.batchId, there - free)
    lines.push({ line, free })
  }
  return lines
}

/** The credits of an order that can go back one by one, to look at. */
export const findFreeLines = (db: Reader, order: Order): Promise<FreeLine[]> =>
  share(db, order, async () => {})

/** The same, and it stays so until the transaction ends: nobody retires them meanwhile. */
export const lockFreeLines = (tx: Tx, order: Order): Promise<FreeLine[]> =>
  share(tx, order, (batchId) => lockCredits(tx, ownedBy(order), batchId))
