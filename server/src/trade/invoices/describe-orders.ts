import { writeSerials } from '@ledgerleaf/contract/serials'
import { findSerials, type MovedSerials } from '../../ledger/range-queries.ts'
import type { Reader } from '../../platform/db.ts'
import { findBatchNames, findSerialPrefixes } from '../../supply/projects/index.ts'
import type { LineRow, LockedOrder } from '../orders/index.ts'
import type { InvoiceLine } from './invoice-content.ts'

/** As it is when the invoice is issued; what came since stands with the order. */
const forwardNote = 'Bought forward: delivered by its own dates, and the money waits in escrow until then.'

/** Two listings of one batch are two lines, settled in the order of their ids. */
const serialsOf = (line: LineRow, lines: readonly LineRow[], moved: readonly MovedSerials[]) => {
  const turn = lines.filter(({ batchId, id }) => batchId === line.batchId && id < line.id).length
  const own = moved.filter(({ key, batchId }) => key === `settle:${line.orderId}` && batchId === line.batchId)
  return own[turn]?.serials ?? []
}

/** Orders in the words of an invoice, line by line: what it is, how many, at which price, and the serials that came. */
export const describeOrders = async (
  db: Reader,
  orders: readonly LockedOrder[],
): Promise<(line: LineRow) => InvoiceLine> => {
  const all = orders.flatMap(({ lines }) => lines)
  const batchIds = [...new Set(all.map(({ batchId }) => batchId))]
  const names = await findBatchNames(db, batchIds)
  const prefixes = await findSerialPrefixes(db, batchIds)
  const moved = await findSerials(
    db,
    orders.map(({ id }) => `settle:${id}`),
  )
  return (line) => {
    const name = names.get(line.batchId)
    const prefix = prefixes.get(line.batchId) ?? ''
    const serials = serialsOf(line, all, moved).map((range) => writeSerials({ prefix, ...range }))
    return {
      name: name?.projectName ?? '',
      about: `${name?.registry ?? ''}, vintage ${name?.vintage ?? ''}`,
      quantity: line.quantity,
      unitCents: line.pricePerCreditCents,
      netCents: line.totalCents,
      notes: line.saleType === 'forward' ? [forwardNote] : serials,
    }
  }
}
