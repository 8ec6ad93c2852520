import { writeSerials } from '@ledgerleaf/contract/serials'
import { findSerials, type MovedSerials } from '../../ledger/range-queries.ts'
import type { Reader } from '../../platform/db.ts'
import { findBatchNames, findSerialPrefixes } from '../../supply/projects/index.ts'
import type { LineRow, LockedOrder } from '../orders/index.ts'
import type { InvoiceLine } from './invoice-content.ts'

/** As it is when the invoice is issued; what came since stands with the order. */
const forwardNote = 'Bought forward: delivered by its own dates, and the money waits in escrow until then.'

/** The serials an entry moved of a batch, in words; of several postings of one batch the so-manieth. */
export const writeMoved = async (db: Reader, moved: readonly MovedSerials[]) => {
  const prefixes = await findSerialPrefixes(
    db,
    moved.map(({ batchId }) => batchId),
  )
  return (key: string, batchId: string, turn: number): string[] => {
    const own = moved.filter((one) => one.key === key && one.batchId === batchId)
    const prefix = prefixes.get(batchId) ?? ''
    return (own[turn]?.serials ?? []).map((range) => writeSerials({ prefix, ...range }))
  }
}

/** Orders in the words of an invoice, line by line: what it is, how many, at which price, and the serials that came. */
export const describeOrders = async (
  db: Reader,
  orders: readonly LockedOrder[],
): Promise<(line: LineRow) => InvoiceLine> => {
  const all = orders.flatMap(({ lines }) => lines)
  const names = await findBatchNames(
    db,
    all.map(({ batchId }) => batchId),
  )
  const moved = await findSerials(
    db,
    orders.map(({ id }) => `settle:${id}`),
  )
  const notesOf = await writeMoved(db, moved)
  // Two listings of one batch are two lines, settled in the order of their ids.
  const turnOf = ({ id, orderId, batchId }: LineRow) =>
    all.filter((other) => other.orderId === orderId && other.batchId === batchId && other.id < id).length
  return (line) => {
    const name = names.get(line.batchId)
    return {
      name: name?.projectName ?? '',
      about: `${name?.registry ?? ''}, vintage ${name?.vintage ?? ''}`,
      quantity: line.quantity,
      unitCents: line.pricePerCreditCents,
      netCents: line.totalCents,
      notes:
        line.saleType === 'forward'
          ? [forwardNote]
          : notesOf(`settle:${line.orderId}`, line.batchId, turnOf(line)),
    }
  }
}
