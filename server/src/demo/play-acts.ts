import type { InvoicingConfig } from '../platform/config.ts'
import type { Tx } from '../platform/db.ts'
import { bringUpToDate, invoiceFees } from '../trade/invoices/index.ts'
import type { Bought } from './buy-planted.ts'
import { daysBefore } from './days-before.ts'

/** Something that happened so many days ago; where it was a purchase, it answers what was bought. */
export type TimedAct = { daysAgo: number; play: (tx: Tx, at: Date) => Promise<unknown> }

const isBought = (played: unknown): played is Pick<Bought, 'orderId' | 'settledAt'> =>
  typeof played === 'object' && played !== null && 'settledAt' in played

const monthAfter = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1, 4))

/**
 * Plays what happened in the order it happened, so that statements are in the order of their days; and each invoice is of
 * the day of its order or of the beginning of the next month, under numbers in that order.
 */
export const playActs = async (
  tx: Tx,
  acts: readonly TimedAct[],
  { invoicing, now }: { invoicing: InvoicingConfig; now: Date },
): Promise<void> => {
  const inTurn = acts.toSorted((a, b) => b.daysAgo - a.daysAgo)
  let month = monthAfter(daysBefore(now, inTurn[0]?.daysAgo ?? 0))
  const endMonths = async (until: Date) => {
    for (; month <= until; month = monthAfter(month)) await invoiceFees(tx, invoicing, month)
  }
  for (const { daysAgo, play } of inTurn) {
    const at = daysBefore(now, daysAgo)
    await endMonths(at)
    const bought = await play(tx, at)
    if (isBought(bought)) await bringUpToDate(tx, invoicing, [bought.orderId], bought.settledAt)
  }
  await endMonths(now)
}
