import type { Currency } from '@ledgerleaf/contract/currencies'
import { Cents } from '@ledgerleaf/contract/units'
import { asc, sql } from 'drizzle-orm'
import { paidOut, proceeds, sentFunds, usd } from '../../ledger/accounts.ts'
import { type NewEntry, tryPost } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { announceTo } from '../../platform/outbox.ts'
import { mailReturned } from './mail-payouts.ts'
import { payouts } from './payouts.tables.ts'

type PayoutRow = typeof payouts.$inferSelect

/** What a bank says of one transfer: booked, or sent back and why. */
export type ToldPayout = {
  reference: string
  /** Dollars where nobody says otherwise: sellers are paid in nothing else. */
  currency?: Currency
  amountCents: number
  on: string
  returnReason: string | null
}

export type PayoutEnd =
  | { end: 'done' | 'repeated' | 'amount'; payoutId: string }
  | { end: 'unknown'; payoutId: null }

const isSent = ({ state }: PayoutRow): boolean => state !== 'proposed' && state !== 'withdrawn'

const entryOf = ({ id, sellerId, amountCents, state }: PayoutRow, isReturn: boolean, now: Date): NewEntry => {
  const kind = isReturn ? 'payout_returned' : 'payout_arrived'
  const from = state === 'sent' ? sentFunds(sellerId) : paidOut(sellerId)
  const to = isReturn ? proceeds(sellerId) : paidOut(sellerId)
  return {
    key: `${kind}:${id}`,
    kind,
    now,
    postings: [{ asset: usd, amount: Cents.parse(amountCents), from, to }],
  }
}

/** What the bank says ends a payout, or says nothing new. A return counts also after it had arrived. */
const endOne = (payout: PayoutRow | undefined, told: ToldPayout): PayoutEnd => {
  if (!payout || !isSent(payout)) return { end: 'unknown', payoutId: null }
  const payoutId = payout.id
  if ((told.currency ?? usd) !== usd || payout.amountCents !== told.amountCents)
    return { end: 'amount', payoutId }
  const isNews = told.returnReason === null ? payout.state === 'sent' : payout.state !== 'returned'
  return { end: isNews ? 'done' : 'repeated', payoutId }
}

const keepEnds = async (tx: Tx, ended: readonly PayoutRow[]): Promise<void> => {
  await tx.execute(sql`
    update payouts set state = told.state, settled_at = told.at, return_reason = told.reason
    from unnest(${sql.param(ended.map(({ id }) => id))}::uuid[], ${sql.param(ended.map(({ state }) => state))}::text[],
      ${sql.param(ended.map(({ settledAt }) => settledAt?.toISOString()))}::timestamptz[],
      ${sql.param(ended.map(({ returnReason }) => returnReason))}::text[]) as told (id, state, at, reason)
    where payouts.id = told.id`)
}

/**
 * Takes a bank's word for many payouts at once, in its order. What arrived is the seller's, what came back is in their
 * balance again, and whatever is told twice happens once.
 */
export const endPayouts = async (
  tx: Tx,
  told: readonly ToldPayout[],
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<PayoutEnd[]> => {
  if (told.length === 0) return []
  const rows = await tx
    .select()
    .from(payouts)
    .where(
      sql`${payouts.reference} = any(${sql.param([...new Set(told.map(({ reference }) => reference))])}::text[])`,
    )
    .orderBy(asc(payouts.reference))
    .for('update')
  const known = new Map(rows.map((row) => [row.reference, row]))
  const entries: NewEntry[] = []
  const ended = new Map<string, PayoutRow>()
  const ends = told.map((one) => {
    const payout = known.get(one.reference)
    const end = endOne(payout, one)
    if (!payout || end.end !== 'done') return end
    const isReturn = one.returnReason !== null
    entries.push(entryOf(payout, isReturn, now))
    Object.assign(payout, {
      state: isReturn ? 'returned' : 'confirmed',
      settledAt: new Date(`${one.on}T00:00:00Z`),
      returnReason: one.returnReason,
    })
    ended.set(payout.id, payout)
    return end
  })
  if (entries.length === 0) return ends
  await tryPost(tx, entries)
  const changed = [...ended.values()]
  await keepEnds(tx, changed)
  await mailReturned(
    tx,
    changed.filter(({ state }) => state === 'returned'),
    publicUrl,
    now,
  )
  await announceTo(tx, new Set(changed.map(({ sellerId }) => sellerId)), { type: 'orders.changed' })
  return ends
}
