import { uncheckedLimit, uncheckedLimitWords } from '@ledgerleaf/contract/seller-check-words'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { listedPrefix } from '../../ledger/accounts.ts'
import { takenCredits } from '../../ledger/taken-credits.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { lockCheck } from '../seller-checks/index.ts'

const Exposure = z.object({
  credits: z.coerce.number(),
  cents: z.coerce.number(),
  soldCredits: z.coerce.number(),
})

/**
 * Whatever a seller has on sale or paused by now, and has sold since the last check ended, is within what an unchecked one
 * may have, in all. Asked after a listing was opened or its price raised: of two at once the second waits for the first
 * and sees it. What was sold counts by the highest price it was offered at, so that a price lowered later makes no room.
 */
export const limitUnchecked = async (tx: Tx, sellerId: string): Promise<void> => {
  const { isChecked, uncheckedSince } = await lockCheck(tx, sellerId)
  if (isChecked) return
  const since = sql`${uncheckedSince?.toISOString() ?? '-infinity'}::timestamptz`
  const [exposure] = await query(
    tx,
    Exposure,
    sql`
    select coalesce(sum(on_sale + sold), 0) as credits, coalesce(sum(sold), 0) as "soldCredits",
      coalesce(sum(on_sale::numeric * price + sold::numeric * highest), 0) as cents
    from (
      select listing.price_per_credit_cents as price,
        coalesce(listing.price_highest_cents, listing.price_per_credit_cents) as highest,
        case when listing.state in ('open', 'paused') and listing.withheld_at is null
          then coalesce(balance.amount, 0) else 0 end as on_sale,
        ${takenCredits(sql`listing.id`, since)} as sold
      from listings listing
        left join ledger_balances balance on balance.account = ${listedPrefix} || listing.id::text
          and balance.asset = listing.batch_id::text
      where listing.seller_id = ${sellerId} and listing.batch_id is not null
    ) listing`,
  )
  if (!exposure || (exposure.credits <= uncheckedLimit.credits && exposure.cents <= uncheckedLimit.cents))
    return
  const sold =
    exposure.soldCredits > 0 ? ` You have sold ${exposure.soldCredits.toLocaleString('en-US')} of them.` : ''
  throw new DomainError('seller_unchecked', {
    message: `Until your identity is checked, at most ${uncheckedLimitWords} can be on sale or sold, in all.${sold} Fill in “Identity of your company” in your project file and hand it in to be checked.`,
  })
}
