import type { StoppedBy } from '@ledgerleaf/contract/stopped-listings'
import { sql } from 'drizzle-orm'
import { availableCredits, listedPrefix } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { soldAtOnce } from '../../trade/orders/index.ts'
import { retirementStanding } from '../../use/retirements/index.ts'
import { prepareStatement } from './prepare-statement.ts'

const sellerId = sql.placeholder('sellerId')
const available = sql.placeholder('available')

type TakenCredits = {
  projectId: string
  onHold: number
  heldByBuyers: number
  withdrawn: number
  retired: number
  cancelled: number
}

export type OwnedProject = {
  id: string
  name: string
  ownedCredits: number
  /** Of these, those in no listing. */
  unlistedCredits: number
  valueCents: number
  status: string
  /** Why some of it that its seller offers is off sale; empty where nothing stops it. */
  stoppedBy: StoppedBy | ''
}

// Sums have no bound: beyond what a double holds exactly they are shown nearly, and still shown.
// Credits are worth what they are listed for now, open or paused; what is not listed has no price, what is stopped cannot be
// bought, and neither counts.
// A promise is no credit yet: its listing counts for the state of the project, and its amount nowhere.
const projectsQuery = sql`
  select project.id, project.name,
    coalesce(sum(batch.available + batch.listed), 0)::float8 as "ownedCredits",
    coalesce(sum(batch.available), 0)::float8 as "unlistedCredits",
    coalesce(sum(batch.listed_cents), 0)::float8 as "valueCents",
    case
      when project.approved_at is null and exists (
        select from listings where project_id = project.id and state <> 'withdrawn'
      ) or exists (
        select from listings where project_id = project.id and state = 'review'
      ) and not coalesce(bool_or(batch.states && array['open', 'paused', 'stopped']), false) then 'In review'
      when bool_or('open' = any (batch.states)) then 'Active'
      when bool_or('stopped' = any (batch.states)) then 'Off sale'
      when bool_or('paused' = any (batch.states)) then 'Paused'
      when bool_or('withdrawn' = any (batch.states)) then 'Withdrawn'
      else 'Not listed'
    end as status, coalesce(min(batch.stopped_by), '') as "stoppedBy"
  from projects project
  left join lateral (
    select case when batches.is_promise then 0 else coalesce(own.amount, 0) end as available,
      case when batches.is_promise then 0 else coalesce(offers.listed, 0) end as listed,
      case when batches.is_promise then 0 else coalesce(offers.listed_cents, 0) end as listed_cents, offers.states, offers.stopped_by
    from batches
    left join ledger_balances own on own.account = ${available} and own.asset = batches.id::text
    left join lateral (
      select sum(left_over.amount) as listed, 
        sum(left_over.amount * listing.price_per_credit_cents) filter (where known.stopped_by is null) as listed_cents,
        array_agg(case when known.stopped_by is null then listing.state when listing.state = 'open' then 'stopped' else listing.state end) as states,
        min(known.stopped_by) filter (where listing.state = 'open') as stopped_by
      from listings listing left join known_listings known on known.listing_id = listing.id
        left join ledger_balances left_over
        on left_over.account = ${listedPrefix} || listing.id::text and left_over.asset = listing.batch_id::text
      where listing.batch_id = batches.id and listing.seller_id = project.seller_id
    ) offers on true
    where batches.project_id = project.id
  ) batch on true
  where project.seller_id = ${sellerId}
  group by project.id
  order by project.created_at, project.id`

// What left the seller's own piles, where the ledger has it now. A promise is no credit yet.
const takenQuery = sql`
  select batches.project_id as "projectId",
    coalesce(sum(balance.amount) filter (where split_part(balance.account, '/', 2) = 'held'), 0)::float8 as "onHold",
    coalesce(sum(balance.amount) filter (where split_part(balance.account, '/', 2) = 'owned'), 0)::float8 as "heldByBuyers",
    coalesce(sum(balance.amount) filter (where split_part(balance.account, '/', 2) = 'withdrawn'), 0)::float8 as withdrawn,
    coalesce(sum(balance.amount) filter (where split_part(balance.account, '/', 2) = 'retired'), 0)::float8 as retired,
    coalesce(sum(balance.amount) filter (where split_part(balance.account, '/', 2) = 'cancelled'), 0)::float8 as cancelled
  from projects project
    join batches on batches.project_id = project.id and not batches.is_promise
    join ledger_balances balance on balance.asset = batches.id::text and balance.asset <> 'usd'
  where project.seller_id = ${sellerId} and balance.account like 'credits/%'
    and split_part(balance.account, '/', 2) in ('held', 'owned', 'withdrawn', 'retired', 'cancelled')
  group by batches.project_id
  having sum(balance.amount) > 0`

const offsetQuery = sql`
  select
    retired.total as "retiredTonnes", retired.counted as "offsetTonnes",
    (select coalesce(sum(${soldAtOnce}), 0)::bigint
     from order_lines line join orders on orders.id = line.order_id
     where line.seller_id = ${sellerId} and orders.status in ('settled', 'refunded') and line.sale_type <> 'forward')
    -- What is promised is sold once it is delivered.
    + (select coalesce(sum(quantity), 0)::bigint from forward_deliveries where seller_id = ${sellerId}) as "soldTonnes"
  from (
    select coalesce(sum(quantity), 0)::bigint as total,
      coalesce(sum(quantity) filter (where standing = 'counted'), 0)::bigint as counted
    from (
      select retirement.quantity, ${retirementStanding} as standing
      from projects project
        join batches batch on batch.project_id = project.id
        join retirements retirement on retirement.batch_id = batch.id
      where project.seller_id = ${sellerId}
    ) told
  ) retired`

/** The figures of the seller's dashboard. The cards are sums of the rows, so the two always agree. */
export const sellerQueries = (db: Reader) => {
  const projects = prepareStatement<OwnedProject>(db, 'seller_projects', projectsQuery)
  const taken = prepareStatement<TakenCredits>(db, 'seller_taken', takenQuery)
  const offset = prepareStatement<{ offsetTonnes: number; retiredTonnes: number; soldTonnes: number }>(
    db,
    'seller_offset',
    offsetQuery,
  )
  return {
    findProjects: (personId: string) =>
      projects({ sellerId: personId, available: availableCredits(personId) }),
    findTaken: (personId: string) => taken({ sellerId: personId }),
    findOffset: async (personId: string) => {
      const [row] = await offset({ sellerId: personId })
      return row ?? { offsetTonnes: 0, retiredTonnes: 0, soldTonnes: 0 }
    },
  }
}
