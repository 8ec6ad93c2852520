import type { RefundPreview } from '@ledgerleaf/contract/money'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { findGivenCents, needsSecond, wholeOrParts } from '../../trade/desk/index.ts'
import {
  findFreeLines,
  findKept,
  fingerprintOf,
  minorOf,
  readOrder,
  weighRefund,
} from '../../trade/orders/index.ts'

const Name = z.object({ id: z.string(), name: z.string() })

const findNames = async (db: Reader, sellerIds: readonly string[]): Promise<Map<string, string>> => {
  const rows = await query(
    db,
    Name,
    sql`select person.id, coalesce(seller.company_name, nullif(person.name, ''), 'A seller') as name
      from parties person left join seller_profiles seller on seller.seller_id = person.id
      where person.id = any(${sql.param([...sellerIds])}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** `listing:3,listing:2` as credits of the order; none is the whole. */
const readParts = (text: string | undefined) =>
  text
    ? text.split(',').map((part) => {
        const [, listingId, count] = /^([0-9a-f-]{36}):(\d{1,15})$/.exec(part) ?? []
        if (!listingId || !isId(listingId) || Number(count) < 1)
          throw new DomainError('invalid_input', { field: 'parts', message: 'Expected listing:credits' })
        return { listingId, quantity: Number(count) }
      })
    : null

/** What a refund would do, as the order stands now. */
export const previewRefund = async (
  db: Reader,
  orderId: string,
  asked: string | undefined,
  fourEyesCents: number,
): Promise<RefundPreview> => {
  const order = isId(orderId) ? await readOrder(db, orderId) : null
  if (!order) throw new DomainError('not_found')
  const free = await findFreeLines(db, order)
  const parts = wholeOrParts(order, readParts(asked))
  const weighed = await weighRefund(db, order, parts, free)
  const names = await findNames(
    db,
    weighed.sellers.map(({ sellerId }) => sellerId),
  )
  return {
    amountCents: Cents.parse(weighed.amountCents),
    currency: order.currency,
    amountMinor: Cents.parse(minorOf(await findKept(db, order), weighed.amountCents)),
    vatCents: Cents.parse(weighed.vatCents),
    keptRetired: Credits.parse(weighed.keptRetired),
    sellers: weighed.sellers.map(({ sellerId, credits, cents, coveredCents, escrowCents }) => ({
      sellerId,
      sellerName: names.get(sellerId) ?? 'A seller',
      credits: Credits.parse(credits),
      cents: Cents.parse(cents),
      coveredCents: Cents.parse(coveredCents),
      escrowCents: Cents.parse(escrowCents),
    })),
    feeCents: Cents.parse(weighed.feeCents),
    platformKeepsCents: Cents.parse(weighed.platformKeepsCents),
    basis: await fingerprintOf(db, order, free),
    needsSecond: needsSecond(weighed, await findGivenCents(db, order), fourEyesCents),
  }
}
