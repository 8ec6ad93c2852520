import type { Backing } from '@ledgerleaf/contract/backing'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { retiredRanges } from '../../ledger/range-queries.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { batchesOfProjects } from '../projects/index.ts'
import { recordsOf } from '../registry-records/index.ts'
import { judgeMatch, judgeRest } from './judge-match.ts'

/** Serials that somebody wants to sell, or that were issued here. */
export type BlockToMatch = {
  /** Of its batch, once it is issued; any name before. */
  id: string
  registry: string
  registryProjectId: string | null
  space: string
  first: number
  last: number
  vintageStartsOn: string
  vintageEndsOn: string
}

/** Serials in PostgreSQL's own words: {[1,101),[200,300)}. */
export type Matched = Backing & {
  gone: string
  /** What stands behind the serials that are not gone; null where none is. */
  rest: Backing | null
}

const selfIssued = 'Ledgerleaf'

const Row = z.object({
  id: z.string(),
  quantity: z.int(),
  hasIssuances: z.boolean(),
  hasRetirements: z.boolean(),
  asOf: z.nullable(z.string()),
  goneAsOf: z.nullable(z.string()),
  issued: z.int(),
  ofOtherProject: z.int(),
  ofOtherVintage: z.int(),
  retired: z.int(),
  cancelled: z.int(),
  gone: z.string(),
  issuedInAll: z.int(),
  activeInAll: z.int(),
  claimedInAll: z.int(),
  url: z.nullable(z.string()),
  isAttested: z.boolean(),
})

const sizeOf = (ranges: SQL): SQL =>
  sql`(select coalesce(sum(upper(piece) - lower(piece)), 0)::bigint from unnest(${ranges}) piece)`

/** Credits of the project and vintage that are here and not retired here, with this block where it is not issued yet. */
const claimed = sql`
  select coalesce(sum(batch.quantity - ${sizeOf(retiredRanges(sql`batch.id::text`))}), 0)::bigint
    + case when bool_or(batch.id::text = block.id) then 0 else block.last - block.first + 1 end as credits
  from ${batchesOfProjects}
  where not batch.is_promise and batch.registry = block.registry and project.registry_project_id = block.project
    and extract(year from batch.vintage_starts_on) = extract(year from block.starts)`

const isAttested = sql`exists (
  select from attestations said
  where hashtextextended(said.registry || E'\\n' || said.serial_space, 0) = hashtextextended(block.registry || E'\\n' || block.space, 0)
    and int8range(said.serial_start, said.serial_end, '[]') @> int8range(block.first, block.last, '[]')
    and said.registry = block.registry and said.serial_space = block.space
    and said.agreed_at is not null and said.withdrawn_at is null
)`

const findMatches = (db: Reader, blocks: readonly BlockToMatch[]) =>
  query(
    db,
    Row,
    sql`
    with block as (
      select block.* from jsonb_to_recordset(${JSON.stringify(
        blocks.map(({ registryProjectId, vintageStartsOn, vintageEndsOn, ...block }) => ({
          ...block,
          project: registryProjectId,
          starts: vintageStartsOn,
          ends: vintageEndsOn,
        })),
      )}::jsonb) as block (id text, registry text, project text, space text, first bigint, last bigint, starts date, ends date)
    ), standing as materialized (
      select block.*, ${recordsOf.serials(sql`unit.state = 'issued'`)} as issued,
        ${recordsOf.serials(sql`unit.state = 'issued' and unit.project_id is distinct from block.project`)} as elsewhere,
        ${recordsOf.serials(sql`unit.state = 'issued' and not ${recordsOf.isOfVintage}`)} as otherwise,
        ${recordsOf.serials(sql`unit.state = 'retired'`)} - ${retiredRanges(sql`block.id`)} as retired,
        ${recordsOf.serials(sql`unit.state = 'cancelled'`)} - ${retiredRanges(sql`block.id`)} as cancelled,
        ${recordsOf.saidOn(sql`unit.state in ('retired', 'cancelled')`)} as gone_as_of,
        ${recordsOf.address} as url,
        ${isAttested} as is_attested
      from block
    )
    select block.id, block.last - block.first + 1 as quantity,
      coalesce(files.issuances, false) as "hasIssuances", coalesce(files.retirements, false) as "hasRetirements",
      files.as_of::text as "asOf", block.gone_as_of::text as "goneAsOf",
      ${sizeOf(sql`block.issued`)} as issued, ${sizeOf(sql`block.elsewhere`)} as "ofOtherProject",
      ${sizeOf(sql`block.otherwise`)} as "ofOtherVintage",
      ${sizeOf(sql`block.retired`)} as retired, ${sizeOf(sql`block.cancelled`)} as cancelled,
      (block.retired + block.cancelled)::text as gone,
      in_all.issued as "issuedInAll", in_all.issued - in_all.gone as "activeInAll", claimed.credits as "claimedInAll",
      block.url, block.is_attested as "isAttested"
    from standing block
      cross join lateral (${recordsOf.files}) files
      cross join lateral (${recordsOf.inAll}) in_all
      cross join lateral (${claimed}) claimed`,
  )

const beside: Matched = {
  state: 'missing',
  reason: 'self_issued',
  credits: 0,
  asOf: null,
  url: null,
  gone: '{}',
  rest: null,
}

/** What the records of their registries say of these blocks today. */
export const matchBlocks = async (
  db: Reader,
  blocks: readonly BlockToMatch[],
): Promise<Map<string, Matched>> => {
  const own = blocks.filter(({ registry }) => registry === selfIssued)
  const asked = blocks.filter(({ registry }) => registry !== selfIssued)
  const rows = asked.length === 0 ? [] : await findMatches(db, asked)
  return new Map([
    ...own.map(({ id, first, last }) => [id, { ...beside, credits: last - first + 1 }] as const),
    ...rows.map(
      ({ id, gone, ...match }) => [id, { ...judgeMatch(match), gone, rest: judgeRest(match) }] as const,
    ),
  ])
}
