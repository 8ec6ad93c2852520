import type pg from 'pg'
import { holdings, listedCredits, retiredCredits } from '../../../server/src/ledger/accounts.ts'
import { openCopy } from './copy-in.ts'
import type { Happening, YearOrder, YearRetirement } from './happenings.ts'
import { type Offer, registry, serialsOfBatch } from './supply.ts'

export const beneficiary = 'A buyer of the year'
export const purpose = 'Our footprint'

/** Writes what the rooms above the ledger keep of a year: orders with lines and payments, retirements, where serials lie. */
export const openTradeWriter = (client: pg.ClientBase) => {
  const orders = openCopy(client, 'orders', [
    ...['id', 'buyer_id', 'placed_by', 'status', 'total_cents', 'amount_minor', 'placed_at', 'held_until'],
    ...['paid_at', 'settled_at', 'ended_at', 'end_reason'],
  ])
  const lines = openCopy(client, 'order_lines', [
    ...['id', 'order_id', 'listing_id', 'batch_id', 'seller_id', 'quantity', 'price_per_credit_cents'],
    ...['price_minor', 'total_cents', 'seller_cents', 'fee_cents', 'paid_cents'],
  ])
  const payments = openCopy(client, 'payments', [
    ...['order_id', 'provider', 'pay', 'amount_cents', 'currency', 'session_id', 'state', 'created_at'],
  ])
  const retirements = openCopy(client, 'retirements', [
    ...['id', 'buyer_id', 'batch_id', 'quantity', 'beneficiary', 'reason', 'purpose', 'retired_at', 'salt'],
  ])
  const tasks = openCopy(client, 'registry_retirements', [
    ...[
      'retirement_id',
      'batch_id',
      'registry',
      'quantity',
      'beneficiary',
      'reason',
      'purpose',
      'pending_since',
    ],
  ])
  const ranges = openCopy(client, 'credit_ranges', ['account', 'asset', 'first_serial', 'last_serial'])

  const writeOrder = (order: YearOrder): void => {
    const { id, lineId, buyer, offer, quantity, sellerCents, feeCents, isSettled } = order
    const at = order.placedAt.toISOString()
    const cents = sellerCents + feeCents
    const settled = isSettled ? [at, at, null, null] : [null, null, at, 'lapsed']
    orders.add([id, buyer, buyer, isSettled ? 'settled' : 'cancelled', cents, cents, at, at, ...settled])
    const { listing, batch, seller, priceCents } = offer
    const price = [priceCents, priceCents, cents, sellerCents, feeCents, cents]
    lines.add([lineId, id, listing, batch, seller, quantity, ...price])
    const state = isSettled ? 'succeeded' : 'expired'
    payments.add([id, 'sandbox', 'card_on_file', cents, 'usd', `year_${id}`, state, at])
  }
  /** Half of what was bought is retired, and the other half stays beside it. */
  const writeRetirement = (
    { id, buyer, offer, quantity, retiredAt, salt }: YearRetirement,
    bought: number,
  ) => {
    const at = retiredAt.toISOString()
    const words = [beneficiary, 'voluntary_claim', purpose]
    retirements.add([id, buyer, offer.batch, quantity, ...words, at, `\\x${salt.toString('hex')}`])
    tasks.add([id, offer.batch, registry, quantity, ...words, at])
    const first = offer.next - bought
    ranges.add([retiredCredits(buyer), offer.batch, first, first + quantity - 1])
    ranges.add([holdings(buyer), offer.batch, first + quantity, offer.next - 1])
  }
  let bought = 0
  return {
    write: ({ order, retirement }: Happening): void => {
      if (order) {
        writeOrder(order)
        bought = order.quantity
      }
      if (retirement) writeRetirement(retirement, bought)
    },
    /** What is still on sale when the year is over. */
    writeListed: (offers: readonly Offer[]): void => {
      for (const { listing, batch, next } of offers)
        ranges.add([listedCredits(listing), batch, next, serialsOfBatch])
    },
    send: async (): Promise<void> => {
      for (const copy of [orders, lines, payments, retirements, tasks, ranges]) await copy.send()
    },
  }
}
