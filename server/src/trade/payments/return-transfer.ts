import { transferred } from '../../ledger/accounts.ts'
import type { Tx } from '../../platform/db.ts'
import { oweBack } from '../returns/index.ts'

type Finish<Done> = (providerId: string, now: Date, to: ReturnType<typeof transferred>) => Promise<Done>

/**
 * Money of an order that was paid by transfer goes back by one: from here on it is owed to the payer, and a run of payouts
 * sends it. Where it was done before nothing happens.
 */
export const returnTransfer = async <Done>(
  tx: Tx,
  orderId: string,
  { id, amountCents }: { id: string; amountCents: number },
  now: Date,
  finish: Finish<Done | null>,
): Promise<Done | null> => {
  const from = transferred(orderId)
  const done = await finish(`owed:${id}`, now, from)
  if (done === null) return null
  await oweBack(tx, { amountCents, why: 'refund', reason: 'The order was refunded', from, orderId }, now)
  return done
}
