import { vatOf } from '@ledgerleaf/contract/vat'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import type { LockedOrder } from './lock-order.ts'

const ReturnedRow = z.object({ net: z.number(), vat: z.number() })

/** What the buyer paid and has not got back: the price, and the VAT on it. */
export type Kept = { netCents: number; vatCents: number }

export const findKept = async (
  tx: Tx,
  { id, totalCents, vatCents }: Pick<LockedOrder, 'id' | 'totalCents' | 'vatCents'>,
): Promise<Kept> => {
  const rows = await query(
    tx,
    ReturnedRow,
    sql`
    select coalesce(sum(amount_cents - vat_cents), 0)::bigint as net, coalesce(sum(vat_cents), 0)::bigint as vat from (
      select amount_cents, vat_cents from part_refunds where order_id = ${id}
      union all
      select back.amount_cents, back.vat_cents from forward_returns back
      join order_milestones milestone on milestone.id = back.milestone_id
      join order_lines line on line.id = milestone.line_id where line.order_id = ${id}
    ) returned`,
  )
  const { net, vat } = rows[0] ?? { net: 0, vat: 0 }
  return { netCents: Math.max(0, totalCents - net), vatCents: Math.max(0, vatCents - vat) }
}

const between = (least: number, cents: number, most: number) => Math.min(most, Math.max(least, cents))

type Taxed = Pick<LockedOrder, 'totalCents' | 'vatCents' | 'vatBasisPoints'>

/** The VAT that goes back with so much of the price: what is kept after it is taxed to the cent, and the last part takes the rest. */
export const vatOfNet = ({ vatBasisPoints }: Taxed, kept: Kept, netCents: number): number =>
  netCents >= kept.netCents
    ? kept.vatCents
    : between(0, kept.vatCents - vatOf(kept.netCents - netCents, vatBasisPoints), kept.vatCents)

/** The VAT in so much of what was paid, where only the sum of both is known. */
export const vatInGross = ({ totalCents, vatCents }: Taxed, kept: Kept, grossCents: number): number => {
  const paid = BigInt(totalCents + vatCents)
  const share = paid === 0n ? 0 : Number((BigInt(grossCents) * BigInt(vatCents)) / paid)
  return between(Math.max(0, grossCents - kept.netCents), share, kept.vatCents)
}
