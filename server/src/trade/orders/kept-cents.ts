import { vatWith } from '@ledgerleaf/contract/refund-requests'
import { netOfGross } from '@ledgerleaf/contract/vat'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import type { LockedOrder } from './lock-order.ts'

const ReturnedRow = z.object({ net: z.number(), vat: z.number(), minor: z.number() })

/** What went back of an order credit by credit and date by date, while it went on. */
const partsBack = (orderId: SQL): SQL => sql`
  select amount_cents, vat_cents, amount_minor from part_refunds where order_id = ${orderId}
  union all
  select back.amount_cents, back.vat_cents, back.amount_minor from forward_returns back
  join order_milestones milestone on milestone.id = back.milestone_id
  join order_lines line on line.id = milestone.line_id where line.order_id = ${orderId}`

/** Whatever went back of an order, in parts or as a whole, for the statement of whoever tells of it. */
export const moneyReturned = (orderId: SQL): SQL => sql`
  select coalesce(sum(amount_cents - vat_cents), 0)::bigint as net, coalesce(sum(vat_cents), 0)::bigint as vat,
    coalesce(sum(amount_minor), 0)::bigint as minor from (
    ${partsBack(orderId)}
    union all
    select amount_cents, vat_cents, amount_minor from refunds where order_id = ${orderId}
  ) returned`

/** What went back of an order: its money with the VAT, in dollars and as it was paid. */
export const findReturned = async (
  db: Reader,
  orderId: string,
): Promise<{ cents: number; minor: number }> => {
  const [found] = await query(db, ReturnedRow, moneyReturned(sql`${orderId}::uuid`))
  return { cents: (found?.net ?? 0) + (found?.vat ?? 0), minor: found?.minor ?? 0 }
}

/** What the buyer paid and has not got back: the price, the VAT on it, and both together in the currency they paid in. */
export type Kept = { netCents: number; vatCents: number; minor: number }

export const findKept = async (
  db: Reader,
  {
    id,
    totalCents,
    vatCents,
    amountMinor,
  }: Pick<LockedOrder, 'id' | 'totalCents' | 'vatCents' | 'amountMinor'>,
): Promise<Kept> => {
  const rows = await query(
    db,
    ReturnedRow,
    sql`
    select coalesce(sum(amount_cents - vat_cents), 0)::bigint as net, coalesce(sum(vat_cents), 0)::bigint as vat,
      coalesce(sum(amount_minor), 0)::bigint as minor from (
      ${partsBack(sql`${id}::uuid`)}
    ) returned`,
  )
  const { net, vat, minor } = rows[0] ?? { net: 0, vat: 0, minor: 0 }
  return {
    netCents: Math.max(0, totalCents - net),
    vatCents: Math.max(0, vatCents - vat),
    minor: Math.max(0, amountMinor - minor),
  }
}

const between = (least: number, cents: number, most: number) => Math.min(most, Math.max(least, cents))

type Taxed = Pick<LockedOrder, 'totalCents' | 'vatCents' | 'vatBasisPoints'>

/** The VAT that goes back with so much of the price. */
export const vatOfNet = ({ vatBasisPoints }: Taxed, kept: Kept, netCents: number): number =>
  vatWith(netCents, kept, vatBasisPoints)

/**
 * The VAT in so much of what was paid, where only the sum of both is known: the rate of its own base, as whoever receives the
 * credit note works it out. A share of the whole VAT would be a cent beside it.
 */
export const vatInGross = (
  { vatBasisPoints }: Pick<Taxed, 'vatBasisPoints'>,
  kept: Omit<Kept, 'minor'>,
  grossCents: number,
): number => {
  const own = grossCents - netOfGross(grossCents, vatBasisPoints)
  return between(Math.max(0, grossCents - kept.netCents), own, kept.vatCents)
}

/** So many of the cents that are left, in the currency they were paid in: in proportion, and the last of them take the rest. */
export const minorOf = (kept: Kept, grossCents: number): number => {
  const keptCents = kept.netCents + kept.vatCents
  if (grossCents >= keptCents) return kept.minor
  return Number((2n * BigInt(grossCents) * BigInt(kept.minor) + BigInt(keptCents)) / (2n * BigInt(keptCents)))
}

/** What so much of the payment is in dollars, by the rate of the order. */
export const centsOf = (
  { totalCents, vatCents, amountMinor }: Pick<LockedOrder, 'totalCents' | 'vatCents' | 'amountMinor'>,
  minor: number,
): number => {
  const paidCents = totalCents + vatCents
  if (amountMinor === paidCents) return minor
  return Number((2n * BigInt(minor) * BigInt(paidCents) + BigInt(amountMinor)) / (2n * BigInt(amountMinor)))
}
