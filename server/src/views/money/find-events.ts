import type { MoneyEvent } from '@ledgerleaf/contract/money'
import type { Reader } from '../../platform/db.ts'
import { findWritten } from './event-queries.ts'
import { findTransferEvents } from './transfer-events.ts'

/** Everything that happened to an order, in time. Each line is read from where it was written down, none from a summary. */
export const findEvents = async (db: Reader, orderId: string): Promise<MoneyEvent[]> => {
  const events = [...(await findWritten(db, orderId)), ...(await findTransferEvents(db, orderId))]
  events.sort((one, two) => one.at.localeCompare(two.at) || one.turn - two.turn)
  return events.map(({ turn: _turn, ...event }) => event)
}
