import { leadOrder } from '@ledgerleaf/contract/lead-price'
import { ProjectListing, ProjectPage } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { listedPrefix } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { backingOf } from '../../supply/backing/index.ts'
import { dueColumn, priceColumns, termsColumns } from '../../supply/listings/index.ts'
import { findPublicPhotographs } from '../../supply/photographs/index.ts'
import { findFileHistory } from '../../supply/project-files/index.ts'
import { checkedOn } from '../../supply/seller-checks/index.ts'
import { findCreditTotals } from './credit-totals.ts'
import { findProjectActivity } from './project-activity.ts'
import { findScoreSummaries } from './score-summaries.ts'

const serialRunsMax = 4

const Facts = z.omit(ProjectPage, {
  listings: true,
  waitingForRates: true,
  totals: true,
  activity: true,
  score: true,
  photographs: true,
  file: true,
})
type Facts = z.infer<typeof Facts>

const findFacts = async (db: Reader, id: string): Promise<Facts | undefined> => {
  const rows = await query(
    db,
    Facts,
    sql`
    select project.id, project.name, project.category, project.mechanism, project.registry,
      project.registry_project_id as "registryProjectId", project.country, project.methodology,
      project.seller_id as "sellerId", coalesce(profile.company_name, 'Private seller') as "sellerName",
      case when file.site_latitude is not null and file.site_longitude is not null
        then jsonb_build_object('latitude', file.site_latitude, 'longitude', file.site_longitude) end as site,
      (select jsonb_build_object('name', told.name, 'proponent', told.proponent, 'asOf', source.as_of::text)
        from registry_projects told join registry_files source on source.id = told.file_id
        where told.registry = project.registry and told.project_id = project.registry_project_id) as record
    from projects project left join seller_profiles profile on profile.seller_id = project.seller_id
    left join approved_project_files file on file.project_id = project.id
    -- A project becomes public with the first credits it has, or has promised.
    where project.id = ${id} and exists (select from batches where batches.project_id = project.id)`,
  )
  return rows[0]
}

const listedSerials = sql`(
  select range_agg(int8range(first_serial, last_serial, '[]')) from credit_ranges range
  where range.account = ${listedPrefix} || listing.listing_id::text and range.asset = listing.batch_id::text)`

const findListings = async (db: Reader, id: string): Promise<ProjectListing[]> => {
  const rows = await query(
    db,
    ProjectListing,
    sql`
    select listing.listing_id as "listingId", listing.token_id as "tokenId", listing.sale_type as "saleType",
      ${termsColumns}, listing.vintage, listing.vintage_starts_on::text as "vintageStartsOn",
      listing.vintage_ends_on::text as "vintageEndsOn", listing.price_per_credit_cents as "priceCents", ${priceColumns}, ${dueColumn},
      listing.available_credits as "availableCredits", listing.seller_id as "sellerId",
      coalesce(profile.company_name, 'Private seller') as "sellerName",
      ${checkedOn(sql`listing.seller_id`)} as "sellerCheckedOn",
      listing.registry, case when listing.sale_type <> 'forward' then listing.serial_prefix end as "serialPrefix",
      array(select jsonb_build_object('first', first_serial, 'last', last_serial) from credit_ranges range
        where range.account = ${listedPrefix} || listing.listing_id::text and range.asset = listing.batch_id::text
          and listing.sale_type <> 'forward'
        order by first_serial limit ${serialRunsMax}) as serials,
      ${backingOf(sql`listing.batch_id`, sql`listing.registry`, listedSerials)} as backing,
      (select credits_held from approved_project_files where project_id = listing.project_id) as "creditsHeld",
      to_char(listing.opened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "openedAt"
    from sellable_listings listing
    left join seller_profiles profile on profile.seller_id = listing.seller_id
    where listing.project_id = ${id}
    order by array_position(${sql.param([...leadOrder])}::text[], listing.sale_type), listing.price_per_credit_cents,
      listing.vintage desc, listing.listing_id`,
  )
  return rows
}

const countWaiting = async (db: Reader, id: string): Promise<number> => {
  const [row] = await query(
    db,
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from known_listings listing
      where listing.project_id = ${id} and listing.is_offered and listing.stopped_by = 'rates'`,
  )
  return row?.count ?? 0
}

export const findProjectPage = async (db: Reader, id: string): Promise<ProjectPage> => {
  const facts = await findFacts(db, id)
  if (!facts) throw new DomainError('not_found')
  const [scores, photographs, listings, waitingForRates, totals, activity, file] = await Promise.all([
    findScoreSummaries(db, [id], 'approved'),
    findPublicPhotographs(db, [id]),
    findListings(db, id),
    countWaiting(db, id),
    findCreditTotals(db, id),
    findProjectActivity(db, id),
    findFileHistory(db, id),
  ])
  return {
    ...facts,
    score: scores.get(id) ?? null,
    photographs: photographs.get(id) ?? [],
    listings,
    waitingForRates,
    totals,
    activity,
    file,
  }
}
