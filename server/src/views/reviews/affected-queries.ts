import type { AffectedByFile } from '@ledgerleaf/contract/registry-records-api'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { listedPrefix, ownedPrefix, personOf, withdrawnCredits } from '../../ledger/accounts.ts'
import { retiredRanges } from '../../ledger/range-queries.ts'
import { findPartyNames } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const shownMax = 50

const Place = z.object({
  account: z.string(),
  tokenId: z.nullable(z.string()),
  sellerId: z.string(),
  projectName: z.string(),
  credits: z.int(),
})
type Place = z.infer<typeof Place>

const sizeOf = (ranges: SQL): SQL =>
  sql`(select coalesce(sum(upper(piece) - lower(piece)), 0)::bigint from unnest(${ranges}) piece)`

/** Where serials lie now that the file calls retired or cancelled, and that neither we have retired nor a file before. */
const findPlaces = (db: Reader, uploadId: string): Promise<Place[]> =>
  query(
    db,
    Place,
    sql`
    with said as (
      select upload.registry, waiting.space,
        range_agg(int8range(waiting.first_serial, waiting.last_serial, '[]')) as gone
      from registry_staged_units waiting join registry_uploads upload on upload.id = waiting.upload_id
      where waiting.upload_id = ${uploadId} and waiting.refusal is null and waiting.first_serial is not null
        and waiting.state in ('retired', 'cancelled')
        and waiting.space in (select serial_space from batches where registry = upload.registry)
      group by 1, 2
    ), hit as (
      select batch.id, project.name, project.seller_id,
        said.gone * int8multirange(int8range(batch.serial_start, batch.serial_end, '[]'))
          - ${retiredRanges(sql`batch.id::text`)} - coalesce(backing.gone, '{}') as gone
      from said join batches batch on batch.registry = said.registry and batch.serial_space = said.space
        join projects project on project.id = batch.project_id left join backings backing on backing.batch_id = batch.id
      where said.gone && int8range(batch.serial_start, batch.serial_end, '[]')
    )
    select place.account, listing.token_id as "tokenId", hit.seller_id as "sellerId", hit.name as "projectName",
      sum(${sizeOf(sql`int8multirange(int8range(place.first_serial, place.last_serial, '[]')) * hit.gone`)})::bigint as credits
    from hit join credit_ranges place on place.asset = hit.id::text
        and int8range(place.first_serial, place.last_serial, '[]') && hit.gone
      left join listings listing on place.account = ${listedPrefix} || listing.id::text
    where starts_with(place.account, ${ownedPrefix}) or place.account = ${withdrawnCredits} or listing.state = 'open'
    group by 1, 2, 3, 4 order by credits desc, place.account`,
  )

/** Whom a file would concern that waits for a decision: offers it would stop, and buyers whose credits it calls used. */
export const findAffected = async (db: Reader, uploadId: string): Promise<AffectedByFile> => {
  const places = await findPlaces(db, uploadId)
  const offered = places.filter(({ tokenId }) => tokenId !== null)
  const held = places.filter(({ tokenId }) => tokenId === null)
  const names = await findPartyNames(db, [
    ...offered.slice(0, shownMax).map(({ sellerId }) => sellerId),
    ...held.slice(0, shownMax).flatMap(({ account }) => personOf(account) ?? []),
  ])
  return {
    listingCount: offered.length,
    holderCount: new Set(held.map(({ account }) => account)).size,
    listings: offered.slice(0, shownMax).map(({ tokenId, sellerId, projectName, credits }) => ({
      tokenId: tokenId ?? '',
      sellerName: names.get(sellerId) ?? null,
      projectName,
      credits,
    })),
    holders: held.slice(0, shownMax).map(({ account, projectName, credits }) => ({
      name:
        account === withdrawnCredits ? 'Wallets on the chain' : (names.get(personOf(account) ?? '') ?? null),
      projectName,
      credits,
    })),
  }
}
