import assert from 'node:assert/strict'
import { transferred } from '../../ledger/accounts.ts'
import type { Tx } from '../../platform/db.ts'
import { findCurrencies } from '../orders/index.ts'
import { owePayers } from '../returns/index.ts'

type Finish<Done> = (providerId: string, now: Date, to: ReturnType<typeof transferred>) => Promise<Done>

/**
 * Money of an order that was paid by transfer goes back by one: from here on it is owed to whoever paid, and a run of payouts
 * sends it. Where it was done before nothing happens.
 */
export const returnTransfer = async <Done>(
  tx: Tx,
  orderId: string,
  { id, amountMinor }: { id: string; amountMinor: number },
  now: Date,
  finish: Finish<Done | null>,
): Promise<Done | null> => {
  const from = transferred(orderId)
  const done = await finish(`owed:${id}`, now, from)
  if (done === null) return null
  const currency = (await findCurrencies(tx, [orderId])).get(orderId)
  assert(currency, `order ${orderId} is not there`)
  const reason = 'The order was refunded'
  await owePayers(tx, { currency, amountMinor, why: 'refund', reason, from, orderId, refundId: id }, now)
  return done
}
