import { writeDay } from '@ledgerleaf/contract/days'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { findSerials, type MovedSerials } from '../../ledger/range-queries.ts'
import type { Reader } from '../../platform/db.ts'
import { findBatchNames, findSerialPrefixes } from '../../supply/projects/index.ts'
import { findMilestones, type LineRow, type LockedOrder } from '../orders/index.ts'
import type { InvoiceLine } from './invoice-content.ts'

/** As it was agreed when the invoice is issued; what came since stands with the order. */
const forwardNote = async (db: Reader, { id }: LineRow): Promise<string> => {
  const dates = (await findMilestones(db, id)).map(
    ({ quantity, agreedOn }) => `${quantity.toLocaleString('en-US')} by ${writeDay(agreedOn)}`,
  )
  const when = dates.length > 0 ? `to be delivered, ${dates.join(', ')}` : 'delivered by its own dates'
  return `Bought forward: ${when}. The money waits in escrow until then.`
}

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
  const promised = new Map<string, string>()
  for (const line of all) if (line.saleType === 'forward') promised.set(line.id, await forwardNote(db, line))
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
          ? [promised.get(line.id) ?? '']
          : notesOf(`settle:${line.orderId}`, line.batchId, turnOf(line)),
    }
  }
}
