import type { BuyerTransaction, CreditsOnDay } from '@ledgerleaf/contract/dashboard'
import { type SQL, sql } from 'drizzle-orm'
import { holdings } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { isOfRegistry } from '../../supply/projects/index.ts'
import { findOthers, isForOthersSql, retirementStanding } from '../../use/retirements/index.ts'
import { withdrawnOf } from '../../use/wallets/index.ts'
import { prepareStatement } from './prepare-statement.ts'

const transactionsMax = 20
const held = sql.placeholder('held')
const buyerId = sql.placeholder('buyerId')
const accountsOf = (personId: string) => ({ held: holdings(personId), buyerId: personId })

const heldAndRetired = sql`
    coalesce(sum(amount), 0)::bigint as "heldCredits",
    (select coalesce(sum(retirement.quantity), 0)::bigint from retirements retirement
     join batches batch on batch.id = retirement.batch_id
     where retirement.buyer_id = ${buyerId} and ${isOfRegistry}) as "retiredCredits"`

// What was withdrawn is told by the ledger's own history, a long statement. It is asked of those who ever withdrew anything:
// their figures are all of one moment, and so are those of whoever at that moment never had.
const ownCreditsQuery = sql`
  select ${heldAndRetired},
    (select count(*) from (select from withdrawals where person_id = ${buyerId} limit 1) first) as withdrawals
  from ledger_balances where account = ${held}`

const creditsQuery = sql`
  select ${heldAndRetired},
    (select coalesce(sum(quantity), 0)::bigint from ${withdrawnOf(sql`${buyerId}::uuid`)} gone) as "withdrawnCredits"
  from ledger_balances where account = ${held}`

const offsetQuery = sql`
  select coalesce(sum(quantity) filter (where standing = 'counted' and is_own), 0)::bigint as "offsetTonnes",
    coalesce(sum(quantity) filter (where standing = 'pending' and is_own), 0)::bigint as "pendingTonnes",
    coalesce(sum(quantity) filter (where standing not in ('counted', 'pending') or not is_own), 0)::bigint as "uncountedTonnes"
  from (
    select retirement.quantity, not ${isForOthersSql(sql.placeholder('others'))} as is_own, ${retirementStanding} as standing
    from retirements retirement join batches batch on batch.id = retirement.batch_id
    where retirement.buyer_id = ${buyerId}
    -- Kept apart, so that each standing is found once and not for each of the sums.
    offset 0
  ) told`

const projectsQuery = sql`
  select count(distinct batch.project_id) as "projects"
  from ledger_balances balance join batches batch on batch.id = balance.asset::uuid
  where balance.account = ${held} and balance.amount > 0`

// A double, as a sum of amounts has no bound. What the held credits would cost today: the cheapest listing of the batch that
// can be bought now. What was paid once is no price of today, so what is on sale nowhere has no value that anyone knows.
const marketValueQuery = sql`
  select coalesce(sum(balance.amount * cheapest.price), 0)::float8 as "marketValueCents",
    coalesce(sum(balance.amount) filter (where cheapest.price is null), 0)::bigint as "unpricedCredits"
  from ledger_balances balance
  left join lateral (
    select listing.price_per_credit_cents as price
    from sellable_listings listing where listing.batch_id = balance.asset::uuid
    order by listing.price_per_credit_cents limit 1
  ) cheapest on true
  where balance.account = ${held} and balance.amount > 0`

const nameOf = (batchId: SQL) => sql`(
  select project.name from batches batch join projects project on project.id = batch.project_id where batch.id = ${batchId})`

/**
 * What went back of a buyer's orders, without its VAT, as the rows of orders are: in parts, as a whole, and of what was bought
 * forward. Credits that were kept because they were retired did not go back.
 */
const refundsQuery = sql`
  select part.requested_at as at, part.id::text, part.order_id, part.amount_cents - part.vat_cents as cents,
    coalesce(went.credits, 0) as credits, went.names
  from part_refunds part join orders on orders.id = part.order_id
  cross join lateral (
    select sum(back.quantity)::bigint as credits, string_agg(distinct ${nameOf(sql`line.batch_id`)}, ', ') as names
    from part_refund_lines back join order_lines line on line.id = back.line_id where back.refund_id = part.id
  ) went
  where orders.buyer_id = ${buyerId}
  union all
  select rest.requested_at, rest.order_id::text, rest.order_id, rest.amount_cents - rest.vat_cents,
    (select sum(line.quantity - line.returned - line.kept_retired)::bigint from order_lines line where line.order_id = rest.order_id), null
  from refunds rest join orders on orders.id = rest.order_id where orders.buyer_id = ${buyerId}
  union all
  select late.requested_at, late.milestone_id::text, line.order_id, late.amount_cents - late.vat_cents,
    milestone.quantity - milestone.delivered, ${nameOf(sql`line.batch_id`)}
  from forward_returns late join order_milestones milestone on milestone.id = late.milestone_id
  join order_lines line on line.id = milestone.line_id join orders on orders.id = line.order_id
  where orders.buyer_id = ${buyerId}`

/** How far each order of a buyer has come, and when: the day of that event, whenever it was placed. What went back has rows of its own. */
const standingsQuery = sql`
  select id, status, case status when 'settled' then settled_at when 'paid' then paid_at when 'pending' then placed_at
      else coalesce(ended_at, settled_at, placed_at) end as at
  from (
    select id, placed_at, settled_at, ended_at, coalesce(paid_at, placed_at) as paid_at,
      case when status <> 'refunded' then status when settled_at is null then 'paid' else 'settled' end as status
    from orders where buyer_id = ${buyerId}
  ) told order by at desc, id limit ${transactionsMax}`

const transactionsQuery = sql`
  select
    act.name as project_name,
    to_char(act.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as transaction_date,
    act.status, act.cents as payment_usd_cents, act.credits, act.order_id, act.certificate_id, act.is_pending::int as is_pending
  from (
    (select placed.at, line.id::text, ${nameOf(sql`line.batch_id`)} as name, placed.status,
       line.paid_cents as cents, line.quantity as credits, placed.id::text as order_id, '' as certificate_id,
       placed.status = 'retired' and exists (
         select from retirements retirement join batches batch on batch.id = retirement.batch_id
         where retirement.order_id = placed.id and retirement.batch_id = line.batch_id and ${retirementStanding} = 'pending') as is_pending
     from (${standingsQuery}) placed join order_lines line on line.order_id = placed.id
     order by placed.at desc, line.id limit ${transactionsMax})
    union all
    (select back.at, back.id, coalesce(back.names, (
         select string_agg(distinct ${nameOf(sql`line.batch_id`)}, ', ') from order_lines line where line.order_id = back.order_id)),
       'refunded', -back.cents, -back.credits, back.order_id::text, '', false
     from (${refundsQuery}) back order by back.at desc, back.id limit ${transactionsMax})
    union all
    (select retirement.retired_at, retirement.id::text, ${nameOf(sql`retirement.batch_id`)}, 'retired', 0, retirement.quantity, '',
       retirement.id::text, ${retirementStanding} = 'pending'
     from (
       select * from retirements where buyer_id = ${buyerId} order by retired_at desc, id limit ${transactionsMax}
     ) retirement join batches batch on batch.id = retirement.batch_id)
    union all
    (select asked_at, id::text, ${nameOf(sql`batch_id`)}, 'withdrawn', 0, quantity, '', '', false
     from withdrawals where person_id = ${buyerId} order by asked_at desc, id limit ${transactionsMax})
    union all
    (select posted_at, contract || number, ${nameOf(sql`batch_id`)}, 'brought_back', 0, quantity, '', '', false
     from wallet_deposits where person_id = ${buyerId} and posted_at is not null
     order by posted_at desc, number limit ${transactionsMax})
  ) act
  order by act.at desc, act.id limit ${transactionsMax}`

const overTimeQuery = sql`
  select to_char(day, 'YYYY-MM-DD') as "on",
    (sum(held) over (order by day))::bigint as "heldCredits",
    (sum(retired) over (order by day))::bigint as "retiredCredits",
    (sum(pending) over (order by day))::bigint as "pendingCredits"
  from (
    select (at at time zone 'utc')::date as day, sum(held) as held, sum(retired) as retired, sum(pending) as pending
    from (
      select entry.posted_at as at, move.held, 0 as retired, 0 as pending
      from (
        select entry_id, amount as held from ledger_postings where to_account = ${held}
        union all
        select entry_id, -amount from ledger_postings where from_account = ${held}
      ) move
      join ledger_entries entry on entry.id = move.entry_id
      union all
      select retirement.retired_at, 0, retirement.quantity,
        case when ${isForOthersSql(sql.placeholder('others'))} or ${retirementStanding} <> 'pending' then 0 else retirement.quantity end
      from retirements retirement
      join batches batch on batch.id = retirement.batch_id
      where retirement.buyer_id = ${buyerId} and ${isOfRegistry}
    ) moved
    group by day
  ) change
  order by day`

type BuyerCredits = { heldCredits: number; retiredCredits: number; withdrawnCredits: number }

/** The figures of the buyer's dashboard. Someone who never bought has none, whatever their role. */
export const buyerQueries = (db: Reader) => {
  const ownCredits = prepareStatement<Omit<BuyerCredits, 'withdrawnCredits'> & { withdrawals: number }>(
    db,
    'buyer_own_credits',
    ownCreditsQuery,
  )
  const credits = prepareStatement<BuyerCredits>(db, 'buyer_credits', creditsQuery)
  const offset = prepareStatement<{ offsetTonnes: number; pendingTonnes: number; uncountedTonnes: number }>(
    db,
    'buyer_offset',
    offsetQuery,
  )
  const projects = prepareStatement<{ projects: number }>(db, 'buyer_projects', projectsQuery)
  const marketValue = prepareStatement<{ marketValueCents: number; unpricedCredits: number }>(
    db,
    'buyer_market_value',
    marketValueQuery,
  )
  const transactions = prepareStatement<
    Required<Omit<BuyerTransaction, 'avatar' | 'is_pending'>> & { is_pending: number }
  >(db, 'buyer_transactions', transactionsQuery)
  const overTime = prepareStatement<CreditsOnDay>(db, 'buyer_credits_over_time', overTimeQuery)
  return {
    findCredits: async (personId: string): Promise<BuyerCredits> => {
      const accounts = accountsOf(personId)
      const [own] = await ownCredits(accounts)
      if (own?.withdrawals === 0)
        return { heldCredits: own.heldCredits, retiredCredits: own.retiredCredits, withdrawnCredits: 0 }
      const [all] = await credits(accounts)
      return all ?? { heldCredits: 0, retiredCredits: 0, withdrawnCredits: 0 }
    },
    findOffset: async (personId: string) =>
      (await offset({ buyerId: personId, others: await findOthers(db, personId) }))[0] ?? {
        offsetTonnes: 0,
        pendingTonnes: 0,
        uncountedTonnes: 0,
      },
    countProjects: async (personId: string) => (await projects(accountsOf(personId)))[0]?.projects ?? 0,
    findMarketValue: async (personId: string) => {
      const [row] = await marketValue({ held: holdings(personId) })
      return row ?? { marketValueCents: 0, unpricedCredits: 0 }
    },
    findTransactions: async (personId: string): Promise<BuyerTransaction[]> => {
      const rows = await transactions({ buyerId: personId })
      return rows.map(({ order_id, certificate_id, is_pending, ...rest }) => ({
        ...rest,
        ...(is_pending > 0 ? { is_pending: true } : {}),
        ...(order_id ? { order_id } : {}),
        ...(certificate_id ? { certificate_id } : {}),
      }))
    },
    findCreditsOverTime: async (personId: string) =>
      overTime({ ...accountsOf(personId), others: await findOthers(db, personId) }),
  }
}
