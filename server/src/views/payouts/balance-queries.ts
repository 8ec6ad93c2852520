import { PayoutCandidate, type SellerBalance } from '@ledgerleaf/contract/payouts'
import { Cents } from '@ledgerleaf/contract/units'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { newAccountDays } from '../../supply/sellers/index.ts'
import { instant } from './write-instant.ts'

/** Buyers' banks object soon or never: what was earned is kept back for so long. */
export const holdDays = 7

/** What each sale on the spot and each delivery that stands has brought each seller, and when. */
const earnings = sql`
  select line.seller_id, line.order_id, orders.settled_at as earned_at, line.seller_cents
    - coalesce((select sum(back.seller_cents) from part_refund_lines back where back.line_id = line.id), 0) as cents
  from order_lines line join orders on orders.id = line.order_id
  where orders.status = 'settled' and line.sale_type <> 'forward'
  union all
  select delivery.seller_id, line.order_id, delivery.delivered_at, delivery.seller_cents
  from forward_deliveries delivery
  join order_milestones milestone on milestone.id = delivery.milestone_id
  join order_lines line on line.id = milestone.line_id`

const isDisputed = sql`exists (
  select from disputes where disputes.order_id = earned.order_id and disputes.status not in ('won', 'lost', 'warning_closed'))`

const centsIn = (account: SQL): SQL => sql`coalesce((
  select amount from ledger_balances where account = ${account} and asset = 'usd'), 0)::bigint`

const ripe = (now: Date): SQL => sql`${now.toISOString()}::timestamptz - make_interval(days => ${holdDays})`

/** What was promised and paid for, without what has been delivered of it. */
const escrowed = sql`coalesce((
  select sum(milestone.seller_cents - coalesce((
    select sum(delivery.seller_cents) from forward_deliveries delivery where delivery.milestone_id = milestone.id), 0))
  from order_milestones milestone
  join order_lines line on line.id = milestone.line_id join orders on orders.id = line.order_id
  where line.seller_id = seller.seller_id and milestone.state = 'open' and orders.status = 'settled'), 0)::bigint`

export const BalanceRow = z.extend(PayoutCandidate, {
  accountSealed: z.nullable(z.string()),
  destination: z.nullable(z.string()),
})

/** Where proceeds go: an account at a bank, as its seller typed it, or one at the payment provider. */
const accountColumns = (by: 'bank' | 'stripe', now: Date): SQL =>
  by === 'bank'
    ? sql`details.payout_ending as "accountEnding", details.payout_sealed as "accountSealed", null as destination,
        coalesce(details.payout_changed_at > ${now.toISOString()}::timestamptz - make_interval(days => ${newAccountDays}),
          false) as "isNew", ${instant(`(details.payout_changed_at + interval '${newAccountDays} days')`)} as "newUntil", details.payout_sealed is not null as "hasAccount", true as "isReady"`
    : sql`right(connected.account_id, 4) as "accountEnding", null as "accountSealed", connected.account_id as destination,
        false as "isNew", null as "newUntil", connected.account_id is not null as "hasAccount", connected.is_ready as "isReady"`
export type BalanceRow = z.infer<typeof BalanceRow>

const isProposed = sql`exists (select from payouts where seller_id = seller.seller_id and state = 'proposed')`

/**
 * What sellers have earned and can be paid, of one or of all who have anything. What is pending is never more than the
 * balance: whatever a refund took from it, it took from what is not paid yet.
 */
export const findBalances = (
  db: Reader,
  sellerId: string | null,
  now: Date,
  by: 'bank' | 'stripe' = 'bank',
): Promise<BalanceRow[]> =>
  query(
    db,
    BalanceRow,
    sql`
    with known as (
      select seller.seller_id as "sellerId", seller.company_name as "sellerName",
        ${centsIn(sql`'money/proceeds/' || seller.seller_id`)} as balance,
        ${centsIn(sql`'money/sent/' || seller.seller_id`)} as "sentCents",
        ${escrowed} as "escrowCents",
        waiting.unripe, waiting."ripensOn",
        ${accountColumns(by, now)},
        identity.state = 'checked' as "isChecked", ${isProposed} as "isProposed"
      from seller_profiles seller
      left join seller_details details on details.seller_id = seller.seller_id
      left join connect_accounts connected on connected.seller_id = seller.seller_id
      left join seller_identities identity on identity.seller_id = seller.seller_id
      cross join lateral (
        select coalesce(sum(earned.cents), 0)::bigint as unripe,
          (min(((earned.earned_at + make_interval(days => ${holdDays})) at time zone 'utc')::date)
            filter (where not ${isDisputed}))::text as "ripensOn"
        from (${earnings}) earned
        where earned.seller_id = seller.seller_id and (earned.earned_at > ${ripe(now)} or ${isDisputed})
      ) waiting
      where ${sellerId}::uuid is null or seller.seller_id = ${sellerId}::uuid
    )
    select "sellerId", "sellerName", "sentCents", "escrowCents", "accountEnding", "accountSealed", destination,
      case when "isNew" then "newUntil" end as "paidFrom", least(unripe, balance) as "pendingCents",
      case when least(unripe, balance) > 0 then "ripensOn" end as "pendingFrom", balance - least(unripe, balance) as "availableCents",
      case
        when balance - least(unripe, balance) = 0 then 'nothing'
        when "isProposed" then 'under_way'
        when not "hasAccount" then 'no_account'
        when not "isReady" then 'account_unfinished'
        when "isNew" then 'account_new'
        when "isChecked" is not true then 'identity_unchecked'
      end as blocked
    from known
    where ${sellerId}::uuid is not null or balance + "sentCents" + "escrowCents" > 0
    order by balance desc, "sellerId"`,
  )

/** What one seller has, whoever pays it to them; nothing where they never sold. */
export const findBalance = async (db: Reader, sellerId: string, now: Date): Promise<SellerBalance> => {
  const [found] = await findBalances(db, sellerId, now)
  const nothing = Cents.parse(0)
  return {
    availableCents: found?.availableCents ?? nothing,
    pendingCents: found?.pendingCents ?? nothing,
    sentCents: found?.sentCents ?? nothing,
    escrowCents: found?.escrowCents ?? nothing,
  }
}

const Ripening = z.object({ on: z.string(), cents: Cents })

/** What of a seller's pending sum is theirs to be paid on which day, as far as nobody disputes it. */
export const findRipening = (db: Reader, sellerId: string, now: Date): Promise<z.infer<typeof Ripening>[]> =>
  query(
    db,
    Ripening,
    sql`
    select ((earned.earned_at + make_interval(days => ${holdDays})) at time zone 'utc')::date::text as on,
      sum(earned.cents)::bigint as cents
    from (${earnings}) earned
    where earned.seller_id = ${sellerId}::uuid and earned.earned_at > ${ripe(now)} and not ${isDisputed}
    group by 1 having sum(earned.cents) > 0 order by 1`,
  )
