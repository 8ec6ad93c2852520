import { findSerials } from '../../ledger/range-queries.ts'
import type { InvoicingConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import {
  findReturns,
  findThoseReturned,
  type LockedOrder,
  lockOrders,
  type ReturnedMoney,
} from '../orders/index.ts'
import { creditInvoice, type NewCredit } from './credit-invoice.ts'
import { describeOrders, writeMoved } from './describe-orders.ts'
import type { InvoiceLine } from './invoice-content.ts'
import { issueInvoices } from './issue-invoices.ts'
import { vatOfNotes } from './vat-of-notes.ts'

type Credited = { back: ReturnedMoney; vatMinor: number }

const paidByCard = { dueAt: null, poNumber: null }

const moneyAlone = (cents: number): InvoiceLine => ({
  name: 'Money that went back without credits',
  about: '',
  quantity: 1,
  unitCents: cents,
  netCents: cents,
  notes: [],
})

const creditOf = async (
  tx: Tx,
  order: LockedOrder,
  { back, vatMinor }: Credited,
  describe: (line: LockedOrder['lines'][number]) => InvoiceLine,
): Promise<NewCredit> => {
  const moved = await findSerials(tx, [back.key])
  const notesOf = await writeMoved(tx, moved)
  const credits = back.parts
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }, at, all): InvoiceLine => {
      const turn = all.slice(0, at).filter((other) => other.line.batchId === line.batchId).length
      const netCents = quantity * line.pricePerCreditCents
      return { ...describe(line), quantity, netCents, notes: notesOf(back.key, line.batchId, turn) }
    })
  const worth = credits.reduce((sum, { netCents }) => sum + netCents, 0)
  // A bank may take more than whole credits are worth; then the rest is a line of its own.
  const lines = worth < back.netCents ? [...credits, moneyAlone(back.netCents - worth)] : credits
  const allowanceCents = Math.max(0, worth - back.netCents)
  const charged = { netMinor: back.grossMinor - vatMinor, vatMinor }
  const part = { lines, allowanceCents, vatCents: back.vatCents, charged }
  return { orderId: order.id, of: back.key, reason: back.reason, part }
}

/**
 * Issues what orders lack: an invoice once they are settled, in the order of their settlement, and a credit note for all
 * money that went back. Safe to repeat.
 */
export const bringUpToDate = async (
  tx: Tx,
  config: InvoicingConfig,
  orderIds: readonly string[],
  now: Date,
): Promise<void> => {
  const locked = [...(await lockOrders(tx, orderIds)).values()].filter(({ settledAt }) => settledAt !== null)
  const inTurn = locked.sort(
    (a, b) => (a.settledAt?.getTime() ?? 0) - (b.settledAt?.getTime() ?? 0) || (a.id < b.id ? -1 : 1),
  )
  const gone = await findThoseReturned(
    tx,
    inTurn.map(({ id }) => id),
  )
  const returned: ({ order: LockedOrder } & Credited)[] = []
  for (const order of inTurn.filter(({ id }) => gone.has(id)))
    for (const one of vatOfNotes(order, await findReturns(tx, order)))
      if (one.back.netCents + one.back.vatCents > 0) returned.push({ order, ...one })
  await issueInvoices(
    tx,
    config,
    inTurn.map((order) => ({ order, terms: paidByCard })),
    now,
  )
  if (returned.length === 0) return
  const describe = await describeOrders(tx, [...new Set(returned.map(({ order }) => order))])
  for (const { order, ...one } of returned)
    await creditInvoice(tx, config, await creditOf(tx, order, one, describe), now)
}
