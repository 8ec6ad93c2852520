import { uncheckedLimit, uncheckedLimitWords } from '@ledgerleaf/contract/seller-check-words'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { listedPrefix } from '../../ledger/accounts.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { lockChecked } from '../seller-checks/index.ts'

const OnSale = z.object({ credits: z.coerce.number(), cents: z.coerce.number() })

/**
 * Whatever a seller has on sale or paused by now, in all, is within what an unchecked one may have. Asked after a listing
 * was opened or its price raised: of two at once the second waits for the first and sees it.
 */
export const limitUnchecked = async (tx: Tx, sellerId: string): Promise<void> => {
  if (await lockChecked(tx, sellerId)) return
  const [onSale] = await query(
    tx,
    OnSale,
    sql`
    select coalesce(sum(balance.amount), 0) as credits,
      coalesce(sum(balance.amount::numeric * listing.price_per_credit_cents), 0) as cents
    from listings listing
      join ledger_balances balance on balance.account = ${listedPrefix} || listing.id::text
        and balance.asset = listing.batch_id::text
    where listing.seller_id = ${sellerId} and listing.state in ('open', 'paused')`,
  )
  if (!onSale || (onSale.credits <= uncheckedLimit.credits && onSale.cents <= uncheckedLimit.cents)) return
  throw new DomainError('seller_unchecked', {
    message: `Until your identity is checked, at most ${uncheckedLimitWords} can be on sale at a time. Fill in “Identity of your company” in your project file and hand it in to be checked.`,
  })
}
