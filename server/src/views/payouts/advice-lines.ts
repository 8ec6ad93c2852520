import type { StatementRow } from '@ledgerleaf/contract/statement'

/** A time in which a buyer's bank objected to a sale, known by the reference of its row. */
export type DisputedTime = { reference: string; openedAt: string; closedAt: string | null }

export type AdviceLines = {
  /** What the payouts before had left, as where one was made by hand for less than there was. */
  carriedCents: number
  /** The sales this payout pays and what went back of sales already paid, oldest first. */
  rows: StatementRow[]
  /** What it leaves for the next one, of what could have been paid. */
  leftCents: number
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * What makes up a payout, to the cent: `carried + rows - left` is its amount. A sale waits for the days it is kept back and
 * while it is disputed, with whatever went back of it meanwhile, and belongs to the first payout after that. The rows are a
 * whole statement, newest first. Null for a payout that is not in it.
 */
export const adviceLines = (
  rows: readonly StatementRow[],
  payoutReference: string,
  { holdDays, disputed }: { holdDays: number; disputed: readonly DisputedTime[] },
): AdviceLines | null => {
  const isDisputed = (reference: string, at: string) =>
    disputed.some(
      (one) =>
        one.reference === reference && one.openedAt <= at && (one.closedAt === null || one.closedAt > at),
    )
  const isKept = ({ kind, at, reference }: StatementRow, paidAt: string) =>
    kind === 'sale' &&
    (Date.parse(at) > Date.parse(paidAt) - holdDays * dayMs || isDisputed(reference, paidAt))
  let waiting: StatementRow[] = []
  let carriedCents = 0
  for (const row of rows.toReversed()) {
    if (row.kind !== 'payout') {
      waiting.push(row)
      continue
    }
    const kept = new Set(waiting.flatMap((one) => (isKept(one, row.at) ? [one.reference] : [])))
    const paid = waiting.filter(({ reference }) => !kept.has(reference))
    const leftCents = carriedCents + paid.reduce((sum, { netCents }) => sum + netCents, 0) + row.netCents
    if (row.reference === payoutReference) return { carriedCents, rows: paid, leftCents }
    waiting = waiting.filter(({ reference }) => kept.has(reference))
    carriedCents = leftCents
  }
  return null
}
