import { type SQL, sql } from 'drizzle-orm'
import { sharesSerials } from './registry-queries.ts'

const whole = sql`int8multirange(int8range(block.first, block.last, '[]'))`
const sharing = sharesSerials({
  registry: sql`block.registry`,
  space: sql`block.space`,
  first: sql`block.first`,
  last: sql`block.last`,
})

const isOfYear = sql`(unit.vintage_starts_on is null or (
  extract(year from unit.vintage_starts_on) <= extract(year from block.starts)
  and extract(year from unit.vintage_ends_on) >= extract(year from block.ends)))`

/** What a registry, or a seller, tells by its year alone is kept as all of that year. */
const isWholeYears = (starts: SQL, ends: SQL): SQL =>
  sql`(to_char(${starts}, 'MMDD') = '0101' and to_char(${ends}, 'MMDD') = '1231')`

/** Days are held against days; where either side tells only the year, years. */
const isOfVintage = sql`(unit.vintage_starts_on is null or case
  when ${isWholeYears(sql`unit.vintage_starts_on`, sql`unit.vintage_ends_on`)}
    or ${isWholeYears(sql`block.starts`, sql`block.ends`)} then ${isOfYear}
  else unit.vintage_starts_on <= block.starts and unit.vintage_ends_on >= block.ends end)`

/**
 * What the records say of a row called `block` (registry, project, space, first, last, starts, ends), in words of SQL for
 * the statements of others.
 */
export const recordsOf = {
  isOfVintage,
  /** Which serials of the block stand in rows (called `unit`) of the records. */
  serials: (condition: SQL): SQL => sql`coalesce((
    select range_agg(int8range(unit.first_serial, unit.last_serial, '[]')) * ${whole}
    from registry_units unit where ${sharing} and ${condition}
  ), '{}'::int8multirange)`,
  /** The day of the newest file that says so of any serial of the block. */
  saidOn: (condition: SQL): SQL => sql`(
    select max(file.as_of) from registry_units unit join registry_files file on file.id = unit.last_file_id
    where ${sharing} and ${condition})`,
  /** Where the registry itself shows them. */
  address: sql`coalesce(
    (select max(unit.url) from registry_units unit where ${sharing} and unit.state = 'issued'),
    (select project.url from registry_projects project
      where project.registry = block.registry and project.project_id = block.project))`,
  /** What is here of the registry's files. Only what all kinds of them tell is known: the oldest of the newest counts. */
  files: sql`
    select bool_or(kind in ('units', 'issuances')) as issuances, bool_or(kind in ('units', 'retirements')) as retirements,
      min(as_of) as as_of
    from (
      select distinct on (kind) kind, as_of from registry_files file
      where file.registry = block.registry and kind <> 'projects' and file.withdrawn_at is null order by kind, as_of desc
    ) newest`,
  /**
   * Of the project and year in all, where the registry publishes issuances without serials: what is retired is told by
   * the year at best, so both sides are counted by it. Of days for which nothing was issued, nothing is.
   */
  inAll: sql`
    select case when bool_or(${isOfVintage}) filter (where state = 'issued' and first_serial is null)
        then coalesce(sum(quantity) filter (where state = 'issued' and first_serial is null), 0) else 0 end::bigint as issued,
      coalesce(sum(quantity) filter (where state <> 'issued'), 0)::bigint as gone
    from registry_units unit
    where unit.registry = block.registry and unit.project_id = block.project and ${isOfYear}`,
} as const
